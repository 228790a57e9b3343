import Foundation

/// What a widget shows and does. Each host has a class of widgets for each type of content: see ``WidgetRegistry``.
package protocol WidgetContent {
    /// The elements that assistive technologies are told of: those inside the widget, and what the content makes of them.
    @MainActor
    func accessibility(around inside: [AccessibilityElement]) -> [AccessibilityElement]

    /// The size that the content has by itself in a place; nil for that of its widget.
    @MainActor
    func ownSize(_ proposal: ProposedViewSize) -> CGSize?
}

extension WidgetContent {
    package func ownSize(_ proposal: ProposedViewSize) -> CGSize? { nil }

    /// Whether the content may have another size by itself than other content.
    @MainActor
    func hasOtherSize(than other: Self) -> Bool {
        [ProposedViewSize.unspecified, .zero, .infinity].contains { ownSize($0) != other.ownSize($0) }
    }

    /// Nothing is told of content that says nothing.
    package func accessibility(around inside: [AccessibilityElement]) -> [AccessibilityElement] { inside }
}
