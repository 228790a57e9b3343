/// The motion of a symbol whose parts light up one after another.
///
/// The parts are those that stand for a value, as in `wifi` and `speaker.wave.3`. A symbol without such parts does not move.
@_weakLinked
public struct VariableColorSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
    private var motion = _SymbolMotion(.variableColor(isCumulative: true, reverses: false, hides: false))

    /// The motion, as the framework knows it.
    public var _motion: _SymbolMotion { motion }

    init() {}

    private func changing(isCumulative: Bool? = nil, reverses: Bool? = nil, hides: Bool? = nil)
        -> VariableColorSymbolEffect
    {
        guard case .variableColor(let wasCumulative, let didReverse, let didHide) = motion.kind else { return self }
        var effect = self
        effect.motion.kind = .variableColor(
            isCumulative: isCumulative ?? wasCumulative,
            reverses: reverses ?? didReverse,
            hides: hides ?? didHide
        )
        return effect
    }

    /// One part after another lights up and goes dark.
    public var iterative: VariableColorSymbolEffect { changing(isCumulative: false) }
    /// One part after another lights up and stays lit until the last one is, which is the usual form.
    public var cumulative: VariableColorSymbolEffect { changing(isCumulative: true) }
    /// The parts light up forward and then backward.
    public var reversing: VariableColorSymbolEffect { changing(reverses: true) }
    /// The parts light up forward only, which is the usual form.
    public var nonReversing: VariableColorSymbolEffect { changing(reverses: false) }
    /// Parts that are not lit are dim, which is the usual form.
    public var dimInactiveLayers: VariableColorSymbolEffect { changing(hides: false) }
    /// Parts that are not lit are hidden.
    public var hideInactiveLayers: VariableColorSymbolEffect { changing(hides: true) }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// The motion of a symbol whose parts light up one after another.
    public static var variableColor: VariableColorSymbolEffect { .init() }
}
