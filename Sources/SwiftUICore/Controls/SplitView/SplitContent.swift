import Foundation

/// Horizontal or vertical panes, separated by dividers that the user can move.
@MainActor
package struct SplitContent: WidgetContent {
    /// A pane.
    package struct Pane {
        package let element: LayoutElement
        package var length: SplitLength
        /// A Boolean value that indicates whether the pane is visible.
        package var isShown: Bool
        /// The length that the user gave the pane; nil until then.
        package var chosenLength: CGFloat?

        /// The length that a kept pane has wherever there is room for it; nil for panes that share what is left.
        package var ownLength: CGFloat? {
            guard length.isKept else { return nil }
            guard let chosenLength else { return length.ideal ?? length.minimum }
            let least = max(chosenLength, length.minimum ?? 0)
            return length.maximum.map { min(least, $0) } ?? least
        }
    }

    package var axis: Axis
    package var panes: [Pane]
    /// A closure that takes over the length that the user gives a kept pane.
    package var choose: @MainActor (LayoutElement, CGFloat) -> Void = { _, _ in }
}

/// The length of a pane along the axis of its panes.
package struct SplitLength: Hashable, Sendable {
    package var minimum: CGFloat?
    package var ideal: CGFloat?
    package var maximum: CGFloat?
    /// A Boolean value that indicates whether the pane keeps its length when the split view is resized.
    package var isKept = false
    /// A Boolean value that indicates whether the length is for the desktop's usual text, and grows with larger text.
    var followsText = false

    /// The height of the desktop's font, in points, up to which lengths stay as they are.
    private static let usualFontSize: CGFloat = 16

    /// Returns the length for text of a height in points.
    func scaled(for fontSize: CGFloat) -> SplitLength {
        let factor = max(1, fontSize / Self.usualFontSize)
        guard followsText, factor > 1 else { return self }
        var scaled = self
        scaled.minimum = minimum.map { ($0 * factor).rounded() }
        scaled.ideal = ideal.map { ($0 * factor).rounded() }
        scaled.maximum = maximum.map { ($0 * factor).rounded() }
        return scaled
    }

    /// Creates a length. Infinite, negative and invalid values are ignored.
    package init(minimum: CGFloat? = nil, ideal: CGFloat? = nil, maximum: CGFloat? = nil, isKept: Bool = false) {
        func possible(_ length: CGFloat?) -> CGFloat? { length.possibleSpacing.flatMap { $0 >= 0 ? $0 : nil } }
        (self.minimum, self.ideal, self.maximum) = (possible(minimum), possible(ideal), possible(maximum))
        self.isKept = isKept
    }
}

/// The length of a pane.
enum SplitLengthTrait: TraitKey {
    static var defaultValue: SplitLength { SplitLength() }
    static var consequence: TraitConsequence { .container { $0.paneTraitDidChange() } }
}

/// A trait that is true for panes that are shown.
enum SplitPaneShownTrait: TraitKey {
    static var defaultValue: Bool { true }
    static var consequence: TraitConsequence { .container { $0.paneTraitDidChange() } }
}

extension View {
    /// Says how a split view shows this view as one of its panes.
    func splitPane(_ length: SplitLength, isShown: Bool = true) -> some View {
        modifier(TraitModifier<SplitLengthTrait>(value: length))
            .modifier(TraitModifier<SplitPaneShownTrait>(value: isShown))
    }
}
