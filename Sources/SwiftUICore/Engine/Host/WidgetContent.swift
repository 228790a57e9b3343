import Foundation

/// The content of a widget. Each host has a class of widgets for each type of content: see ``WidgetRegistry``.
package protocol WidgetContent {
    /// Returns the accessibility elements: those inside the widget, as changed by the content.
    @MainActor
    func accessibility(around inside: [AccessibilityElement]) -> [AccessibilityElement]

    /// A Boolean value that indicates whether ``ownSize(_:)`` may return a size. Contents are large values, which are copied to be asked.
    static var hasOwnSize: Bool { get }

    /// Returns the size that the content has by itself in a place; nil for that of its widget.
    @MainActor
    func ownSize(_ proposal: ProposedViewSize) -> CGSize?

    /// A Boolean value that indicates whether the content is text, which is as wide as its longest line wherever there is room for that,
    /// and whose least width takes long to find out.
    var breaksLines: Bool { get }
}

extension WidgetContent {
    package static var hasOwnSize: Bool { false }
    package func ownSize(_ proposal: ProposedViewSize) -> CGSize? { nil }
    package var breaksLines: Bool { false }

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
