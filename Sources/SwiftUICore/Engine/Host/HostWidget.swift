import Foundation

/// Something on the screen, or in a test's memory, that stands for one view.
@MainActor
package protocol HostWidget<Content>: AnyObject {
    /// What the widget shows and does.
    associatedtype Content: WidgetContent

    /// Where the widget stands in the widget that contains it.
    var frame: CGRect { get set }

    /// Shows other content; what is equal is left alone.
    /// - Returns: Whether the widget may now take another size.
    func update(_ content: Content) -> Bool

    /// Has the widget laid out again, although its own content is the same.
    func setNeedsLayout()

    /// The size that the widget takes when offered a size.
    func measure(_ proposal: ProposedViewSize) -> CGSize

    /// Where the baselines of text are at a size, for widgets that show text.
    func baselines(in size: CGSize) -> TextBaselines?

    /// Sets the widgets inside a container, the first at the back.
    func setChildren(_ children: [any HostWidget])

    /// Puts some of the widgets inside a container where their frames say now, while all else stays as it was laid out last.
    /// - Returns: Whether the widget can do that; where it cannot, it is laid out as a whole.
    func moveChildren(_ children: [any HostWidget]) -> Bool

    /// Takes over in which direction the parts of the widget itself follow one another.
    func setDirection(_ direction: LayoutDirection)

    /// Takes over that a list has other rows than before; each change follows those before it.
    func rowsDidChange(_ changes: [RowChange])

    /// Whether the widget can stand for an element that is inside, so that nothing is told of the widgets between.
    func canStand(for element: AccessibilityElement) -> Bool

    /// Takes over what the widget is to assistive technologies.
    func setAccessibility(_ accessibility: WidgetAccessibility)
}

extension HostWidget {
    package func moveChildren(_ children: [any HostWidget]) -> Bool { false }
    package func setDirection(_ direction: LayoutDirection) {}
    package func rowsDidChange(_ changes: [RowChange]) {}
    package func canStand(for element: AccessibilityElement) -> Bool { true }
    package func setAccessibility(_ accessibility: WidgetAccessibility) {}
}
