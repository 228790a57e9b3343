/// A transition that applies a symbol effect.
///
/// ```swift
/// if isShown {
///     Image(systemName: "wifi").transition(.symbolEffect(.appear))
/// }
/// ```
@_weakLinked
public struct SymbolEffectTransition: Transition {
    private let motion: _SymbolMotion

    /// Creates a transition that applies a symbol effect.
    /// - Parameters:
    ///   - effect: The effect.
    ///   - options: Not needed: the animation of the change determines the speed.
    nonisolated public init<T: SymbolEffect & TransitionSymbolEffect>(
        effect: T,
        options: SymbolEffectOptions = .default
    ) { motion = effect._motion }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(SymbolMotionModifier(motion: motion, phase: 0, amount: phase.isIdentity ? 0 : 1))
    }
}

extension Transition where Self == SymbolEffectTransition {
    /// A transition that applies the default symbol effect.
    public static var symbolEffect: SymbolEffectTransition { .init(effect: .automatic) }

    /// Returns a transition that applies a symbol effect.
    /// - Parameters:
    ///   - effect: The effect.
    ///   - options: The speed and the number of repetitions.
    public static func symbolEffect<T: SymbolEffect & TransitionSymbolEffect>(
        _ effect: T,
        options: SymbolEffectOptions = .default
    ) -> SymbolEffectTransition { .init(effect: effect, options: options) }
}
