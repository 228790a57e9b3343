/// The way in which one symbol replaces another.
@MainActor
struct SymbolReplacement {
    private let effect: ReplaceSymbolEffect
    private let animation: Animation?

    /// Creates the way of a transition between two pictures; nil for one that fades, and for pictures that are no symbols.
    init?(_ transition: ContentTransition, of old: Image.Source, by new: Image.Source) {
        guard let effect = transition.replacing, case .symbol = old, case .symbol = new else { return nil }
        (self.effect, animation) = (effect, transition.symbolAnimation)
    }

    /// The way, as the node of the image knows it.
    var replacement: ContentReplacement<ImageContent> {
        ContentReplacement(
            animation: animation,
            leaving: effect.leaving.map { motion in { Self.content($0, strength: $1, motion) } },
            arriving: { [motion = effect._motion] in Self.content($0, strength: $1, motion) }
        )
    }

    /// Returns a symbol with a strength from 0 to 1. The old one leaves in the first half of the time, and the new one arrives in the
    /// second.
    private static func content(_ content: ImageContent, strength: Double, _ motion: _SymbolMotion) -> ImageContent {
        var content = content
        let amount = min(1, 2 * (1 - strength))
        if amount > 0 { content.look.motions.append(SymbolMotionState(motion, amount: amount)) }
        return content
    }
}
