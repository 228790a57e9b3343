// The motions that Apple's systems have for symbols, each with its forms, which look the same here.

/// The motion of a symbol that fades out and in.
@_weakLinked
public struct PulseSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
    public var _motion: _SymbolMotion { .fade }

    // Forms of the motion.
    /// The motion layer by layer. A symbol moves as a whole here.
    public var byLayer: PulseSymbolEffect { self }
    /// The motion of the whole symbol at once, as it is in any case.
    public var wholeSymbol: PulseSymbolEffect { self }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// The motion of a symbol that fades out and in.
    public static var pulse: PulseSymbolEffect { .init() }
}

/// The motion of a symbol that fades out and in.
@_weakLinked
public struct BreatheSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
    public var _motion: _SymbolMotion { .fade }

    // Forms of the motion.
    /// The motion layer by layer. A symbol moves as a whole here.
    public var byLayer: BreatheSymbolEffect { self }
    /// The motion of the whole symbol at once, as it is in any case.
    public var wholeSymbol: BreatheSymbolEffect { self }
    /// The motion by size alone on Apple's systems. Here the symbol fades.
    public var plain: BreatheSymbolEffect { self }
    /// The motion by size and opacity on Apple's systems. Here the symbol fades.
    public var pulse: BreatheSymbolEffect { self }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// The motion of a symbol that fades out and in.
    public static var breathe: BreatheSymbolEffect { .init() }
}

/// The motion of a symbol whose layers light up one after another: here it fades out and in.
@_weakLinked
public struct VariableColorSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
    public var _motion: _SymbolMotion { .fade }

    // Forms of the motion.
    /// One layer after another lights up and goes dark. Here the symbol fades.
    public var iterative: VariableColorSymbolEffect { self }
    /// One layer after another lights up and stays lit. Here the symbol fades.
    public var cumulative: VariableColorSymbolEffect { self }
    /// The layers light up forward and then backward. Here the symbol fades.
    public var reversing: VariableColorSymbolEffect { self }
    /// The layers light up forward only. Here the symbol fades.
    public var nonReversing: VariableColorSymbolEffect { self }
    /// Layers that are not lit are dim. Here the symbol fades.
    public var dimInactiveLayers: VariableColorSymbolEffect { self }
    /// Layers that are not lit are hidden. Here the symbol fades.
    public var hideInactiveLayers: VariableColorSymbolEffect { self }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// The motion of a symbol whose layers light up one after another: here it fades out and in.
    public static var variableColor: VariableColorSymbolEffect { .init() }
}

/// The motion of a symbol that turns.
@_weakLinked
public struct RotateSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
    public var _motion: _SymbolMotion { .turn }

    // Forms of the motion.
    /// The motion layer by layer. A symbol moves as a whole here.
    public var byLayer: RotateSymbolEffect { self }
    /// The motion of the whole symbol at once, as it is in any case.
    public var wholeSymbol: RotateSymbolEffect { self }
    /// The motion clockwise, as it is in any case.
    public var clockwise: RotateSymbolEffect { self }
    /// The motion counterclockwise on Apple's systems. Here the symbol turns clockwise.
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
    /// The motion layer by layer. A symbol moves as a whole here.
    public var byLayer: WiggleSymbolEffect { self }
    /// The motion of the whole symbol at once, as it is in any case.
    public var wholeSymbol: WiggleSymbolEffect { self }
    /// The motion to the left and back on Apple's systems. Here the symbol turns a little, and back.
    public var left: WiggleSymbolEffect { self }
    /// The motion to the right and back on Apple's systems. Here the symbol turns a little, and back.
    public var right: WiggleSymbolEffect { self }
    /// The motion upward and back on Apple's systems. Here the symbol turns a little, and back.
    public var up: WiggleSymbolEffect { self }
    /// The motion downward and back on Apple's systems. Here the symbol turns a little, and back.
    public var down: WiggleSymbolEffect { self }
    /// The motion that begins clockwise, as it does in any case.
    public var clockwise: WiggleSymbolEffect { self }
    /// The motion that begins counterclockwise on Apple's systems. Here it begins clockwise.
    public var counterClockwise: WiggleSymbolEffect { self }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// The motion of a symbol that turns a little to both sides.
    public static var wiggle: WiggleSymbolEffect { .init() }
}

/// The motion of a symbol that grows and shrinks.
@_weakLinked
public struct BounceSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
    public var _motion: _SymbolMotion { .bounce }

    // Forms of the motion.
    /// The motion layer by layer. A symbol moves as a whole here.
    public var byLayer: BounceSymbolEffect { self }
    /// The motion of the whole symbol at once, as it is in any case.
    public var wholeSymbol: BounceSymbolEffect { self }
    /// The motion that makes the symbol larger, as it does in any case.
    public var up: BounceSymbolEffect { self }
    /// The motion that makes the symbol smaller on Apple's systems. Here it becomes larger.
    public var down: BounceSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// The motion of a symbol that grows and shrinks.
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
    /// The motion layer by layer. A symbol moves as a whole here.
    public var byLayer: ScaleSymbolEffect { self }
    /// The motion of the whole symbol at once, as it is in any case.
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
    /// The motion layer by layer. A symbol moves as a whole here.
    public var byLayer: AppearSymbolEffect { self }
    /// The motion of the whole symbol at once, as it is in any case.
    public var wholeSymbol: AppearSymbolEffect { self }
    /// The motion of a symbol that appears while it grows. Here its size stays.
    public var up: AppearSymbolEffect { self }
    /// The motion of a symbol that appears while it shrinks. Here its size stays.
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
    /// The motion layer by layer. A symbol moves as a whole here.
    public var byLayer: DisappearSymbolEffect { self }
    /// The motion of the whole symbol at once, as it is in any case.
    public var wholeSymbol: DisappearSymbolEffect { self }
    /// The motion of a symbol that disappears while it grows. Here its size stays.
    public var up: DisappearSymbolEffect { self }
    /// The motion of a symbol that disappears while it shrinks. Here its size stays.
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
    /// The motion layer by layer. A symbol moves as a whole here.
    public var byLayer: ReplaceSymbolEffect { self }
    /// The motion of the whole symbol at once, as it is in any case.
    public var wholeSymbol: ReplaceSymbolEffect { self }
    /// The old symbol shrinks and the new one grows on Apple's systems. Here they are exchanged.
    public var downUp: ReplaceSymbolEffect { self }
    /// The old symbol grows away and the new one grows into place on Apple's systems. Here they are exchanged.
    public var upUp: ReplaceSymbolEffect { self }
    /// The old symbol disappears at once and the new one grows on Apple's systems. Here they are exchanged.
    public var offUp: ReplaceSymbolEffect { self }
    /// Parts that both symbols have stay on Apple's systems. Here the symbols are exchanged.
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
