// The motions that Apple's systems have for symbols, each with its forms, which look the same here.

/// The motion of a symbol that fades and comes back.
@_weakLinked
public struct PulseSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
    public var _motion: _SymbolMotion { .fade }

    // Forms of the motion.
    public var byLayer: PulseSymbolEffect { self }
    public var wholeSymbol: PulseSymbolEffect { self }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// The motion of a symbol that fades and comes back.
    public static var pulse: PulseSymbolEffect { .init() }
}

/// The motion of a symbol that fades and comes back.
@_weakLinked
public struct BreatheSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
    public var _motion: _SymbolMotion { .fade }

    // Forms of the motion.
    public var byLayer: BreatheSymbolEffect { self }
    public var wholeSymbol: BreatheSymbolEffect { self }
    public var plain: BreatheSymbolEffect { self }
    public var pulse: BreatheSymbolEffect { self }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// The motion of a symbol that fades and comes back.
    public static var breathe: BreatheSymbolEffect { .init() }
}

/// The motion of a symbol whose layers light up one after another: here it fades and comes back.
@_weakLinked
public struct VariableColorSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
    public var _motion: _SymbolMotion { .fade }

    // Forms of the motion.
    public var iterative: VariableColorSymbolEffect { self }
    public var cumulative: VariableColorSymbolEffect { self }
    public var reversing: VariableColorSymbolEffect { self }
    public var nonReversing: VariableColorSymbolEffect { self }
    public var dimInactiveLayers: VariableColorSymbolEffect { self }
    public var hideInactiveLayers: VariableColorSymbolEffect { self }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// The motion of a symbol whose layers light up one after another: here it fades and comes back.
    public static var variableColor: VariableColorSymbolEffect { .init() }
}

/// The motion of a symbol that turns.
@_weakLinked
public struct RotateSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
    public var _motion: _SymbolMotion { .turn }

    // Forms of the motion.
    public var byLayer: RotateSymbolEffect { self }
    public var wholeSymbol: RotateSymbolEffect { self }
    public var clockwise: RotateSymbolEffect { self }
    public var counterClockwise: RotateSymbolEffect { self }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// The motion of a symbol that turns.
    public static var rotate: RotateSymbolEffect { .init() }
}

/// The motion of a symbol that turns a little to both sides.
@_weakLinked
public struct WiggleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
    public var _motion: _SymbolMotion { .wiggle }

    // Forms of the motion.
    public var byLayer: WiggleSymbolEffect { self }
    public var wholeSymbol: WiggleSymbolEffect { self }
    public var left: WiggleSymbolEffect { self }
    public var right: WiggleSymbolEffect { self }
    public var up: WiggleSymbolEffect { self }
    public var down: WiggleSymbolEffect { self }
    public var clockwise: WiggleSymbolEffect { self }
    public var counterClockwise: WiggleSymbolEffect { self }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// The motion of a symbol that turns a little to both sides.
    public static var wiggle: WiggleSymbolEffect { .init() }
}

/// The motion of a symbol that becomes larger and comes back.
@_weakLinked
public struct BounceSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
    public var _motion: _SymbolMotion { .bounce }

    // Forms of the motion.
    public var byLayer: BounceSymbolEffect { self }
    public var wholeSymbol: BounceSymbolEffect { self }
    public var up: BounceSymbolEffect { self }
    public var down: BounceSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// The motion of a symbol that becomes larger and comes back.
    public static var bounce: BounceSymbolEffect { .init() }
}

/// The motion of a symbol that is larger or smaller.
@_weakLinked
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Hashable {
    private var factor = 1.2

    init() {}

    /// Larger.
    public var up: ScaleSymbolEffect { changing(1.2) }
    /// Smaller.
    public var down: ScaleSymbolEffect { changing(0.8) }

    private func changing(_ factor: Double) -> ScaleSymbolEffect {
        var effect = self
        effect.factor = factor
        return effect
    }

    public var _motion: _SymbolMotion { .scale(factor) }

    // Forms of the motion.
    public var byLayer: ScaleSymbolEffect { self }
    public var wholeSymbol: ScaleSymbolEffect { self }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// The motion of a symbol that is larger or smaller.
    public static var scale: ScaleSymbolEffect { .init() }
}

/// The motion of a symbol that appears.
@_weakLinked
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
    public var _motion: _SymbolMotion { .none }

    // Forms of the motion.
    public var byLayer: AppearSymbolEffect { self }
    public var wholeSymbol: AppearSymbolEffect { self }
    public var up: AppearSymbolEffect { self }
    public var down: AppearSymbolEffect { self }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// The motion of a symbol that appears.
    public static var appear: AppearSymbolEffect { .init() }
}

/// The motion of a symbol that disappears.
@_weakLinked
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
    public var _motion: _SymbolMotion { .hidden }

    // Forms of the motion.
    public var byLayer: DisappearSymbolEffect { self }
    public var wholeSymbol: DisappearSymbolEffect { self }
    public var up: DisappearSymbolEffect { self }
    public var down: DisappearSymbolEffect { self }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// The motion of a symbol that disappears.
    public static var disappear: DisappearSymbolEffect { .init() }
}

/// The motion of a symbol that takes the place of another.
@_weakLinked
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Hashable {
    public var _motion: _SymbolMotion { .none }

    // Forms of the motion.
    public var byLayer: ReplaceSymbolEffect { self }
    public var wholeSymbol: ReplaceSymbolEffect { self }
    public var downUp: ReplaceSymbolEffect { self }
    public var upUp: ReplaceSymbolEffect { self }
    public var offUp: ReplaceSymbolEffect { self }
    public func magic(fallback: ReplaceSymbolEffect) -> ReplaceSymbolEffect { self }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// The motion of a symbol that takes the place of another.
    public static var replace: ReplaceSymbolEffect { .init() }
}

/// The motion of a symbol as the system has it.
@_weakLinked
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, TransitionSymbolEffect, Hashable {
    public var _motion: _SymbolMotion { .none }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// The motion of a symbol as the system has it.
    public static var automatic: AutomaticSymbolEffect { .init() }
}
