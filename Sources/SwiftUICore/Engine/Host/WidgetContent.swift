import Foundation

/// The content of a widget. Each host has a widget class for each type of content: see ``WidgetRegistry``.
package protocol WidgetContent {
    /// Returns the accessibility elements inside the widget, as modified by the content.
    @MainActor
    func accessibility(around inside: [AccessibilityElement]) -> [AccessibilityElement]

    /// A Boolean value that indicates whether ``ownSize(_:)`` may return a size. It exists because contents are large values that would
    /// have to be copied for the call.
    static var hasOwnSize: Bool { get }

    /// Returns the size that the content determines for a proposal; nil to use that of its widget.
    @MainActor
    func ownSize(_ proposal: ProposedViewSize) -> CGSize?

    /// Returns a Boolean value that indicates whether something is drawn at a point of the content.
    /// - Parameters:
    ///   - point: The point, from the upper left corner.
    ///   - size: The size of the content.
    @MainActor
    func isDrawn(at point: CGPoint, in size: CGSize) -> Bool

    /// A Boolean value that indicates whether the content is text, which is as wide as its longest line if there is room, and whose minimum
    /// width takes long to determine.
    var breaksLines: Bool { get }

    /// A Boolean value that indicates whether the content is spaced like lines of text: see ``ViewSpacing``.
    var isSetAsText: Bool { get }
}

extension WidgetContent {
    package static var hasOwnSize: Bool { false }
    package func ownSize(_ proposal: ProposedViewSize) -> CGSize? { nil }
    package func isDrawn(at point: CGPoint, in size: CGSize) -> Bool { true }
    package var breaksLines: Bool { false }
    package var isSetAsText: Bool { false }

    /// Returns whether the content may have another size by itself than other content.
    @MainActor
    func hasOtherSize(than other: Self) -> Bool {
        guard Self.hasOwnSize else { return false }
        return ownSize(.unspecified) != other.ownSize(.unspecified) || ownSize(.zero) != other.ownSize(.zero)
            || ownSize(.infinity) != other.ownSize(.infinity)
    }

    /// Returns the elements inside unchanged.
    package func accessibility(around inside: [AccessibilityElement]) -> [AccessibilityElement] { inside }
}
