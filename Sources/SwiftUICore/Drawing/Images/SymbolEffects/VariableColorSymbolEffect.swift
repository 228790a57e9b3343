/// A symbol effect that lights up parts one after another.
///
/// The parts are those that stand for a value, as in `wifi` and `speaker.wave.3`. A symbol without such parts does not move.
@_weakLinked
public struct VariableColorSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
    private var motion = _SymbolMotion(.variableColor(isCumulative: true, reverses: false, hides: false))

    /// The framework's description of the motion.
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

    /// Lights up one part at a time.
    public var iterative: VariableColorSymbolEffect { changing(isCumulative: false) }
    /// Lights up one part after another until all are lit, which is the default.
    public var cumulative: VariableColorSymbolEffect { changing(isCumulative: true) }
    /// Lights up the parts forward and then backward.
    public var reversing: VariableColorSymbolEffect { changing(reverses: true) }
    /// Lights up the parts only forward, which is the default.
    public var nonReversing: VariableColorSymbolEffect { changing(reverses: false) }
    /// Dims parts that are not lit, which is the default.
    public var dimInactiveLayers: VariableColorSymbolEffect { changing(hides: false) }
    /// Hides parts that are not lit.
    public var hideInactiveLayers: VariableColorSymbolEffect { changing(hides: true) }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// A symbol effect that lights up parts one after another.
    public static var variableColor: VariableColorSymbolEffect { .init() }
}
