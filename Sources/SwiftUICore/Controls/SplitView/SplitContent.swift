import Foundation

/// Panes beside each other or one below the other, between which the user moves the borders.
@MainActor
package struct SplitContent: WidgetContent {
    /// A pane.
    package struct Pane {
        package let element: LayoutElement
        package var length: SplitLength
        /// A Boolean value that indicates whether the pane is shown.
        package var isShown: Bool
    }

    package var axis: Axis
    package var panes: [Pane]
}

/// The length of a pane along the axis of its panes.
package struct SplitLength: Hashable, Sendable {
    package var minimum: CGFloat?
    package var ideal: CGFloat?
    package var maximum: CGFloat?
    /// A Boolean value that indicates whether the pane keeps its length when the whole is sized.
    package var isKept = false

    /// Creates a length. What is infinite, negative or no number is as if it was not named.
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
