import Foundation

/// An object, on the screen or in a test's memory, that represents a view.
@MainActor
package protocol HostWidget<Content>: AnyObject {
    /// The content of the widget.
    associatedtype Content: WidgetContent

    /// The frame of the widget in its parent's coordinates.
    var frame: CGRect { get set }

    /// Updates the content. Equal content has no effect.
    /// - Returns: Whether the size of the widget may change.
    func update(_ content: Content) -> Bool

    /// Requests a layout of the widget although its content has not changed.
    func setNeedsLayout()

    /// Returns the size of the widget for a proposal.
    func measure(_ proposal: ProposedViewSize) -> CGSize

    /// Returns the text baselines for a size, in widgets that show text.
    func baselines(in size: CGSize) -> TextBaselines?

    /// Sets the widgets inside a container, from back to front.
    func setChildren(_ children: [any HostWidget])

    /// Moves some of the widgets inside a container to their current frames without laying out the rest.
    /// - Returns: Whether the widget can do that; where it cannot, it is laid out as a whole.
    func moveChildren(_ children: [any HostWidget]) -> Bool

    /// Sets the direction in which the parts of the widget itself follow one another.
    func setDirection(_ direction: LayoutDirection)

    /// Updates a list to changed rows. Each change applies to the result of the previous ones.
    func rowsDidChange(_ changes: [RowChange])

    /// Returns a Boolean value that indicates whether the widget can represent an element inside it, so that the widgets in between are
    /// omitted.
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
