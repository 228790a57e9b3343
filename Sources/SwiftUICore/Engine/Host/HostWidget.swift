import Foundation

/// Something on the screen, or in a test's memory, that stands for one view.
@MainActor
package protocol HostWidget<Content>: AnyObject {
    /// The content of the widget.
    associatedtype Content: WidgetContent

    /// The frame of the widget in its parent.
    var frame: CGRect { get set }

    /// Shows other content. Equal content has no effect.
    /// - Returns: Whether the size of the widget may change.
    func update(_ content: Content) -> Bool

    /// Requests a layout of the widget, although its own content is the same.
    func setNeedsLayout()

    /// Returns the size that the widget takes when offered a size.
    func measure(_ proposal: ProposedViewSize) -> CGSize

    /// Returns the baselines of text at a size, for widgets that show text.
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

    /// Returns whether the widget can represent an element inside, so the widgets in between are omitted.
    func canStand(for element: AccessibilityElement) -> Bool

    /// Sets the accessibility properties of the widget.
    func setAccessibility(_ accessibility: WidgetAccessibility)
}

extension HostWidget {
    package func moveChildren(_ children: [any HostWidget]) -> Bool { false }
    package func setDirection(_ direction: LayoutDirection) {}
    package func rowsDidChange(_ changes: [RowChange]) {}
    package func canStand(for element: AccessibilityElement) -> Bool { true }
    package func setAccessibility(_ accessibility: WidgetAccessibility) {}
}
