// The motions of symbols that return to their beginning, each with its forms.

/// The motion of a symbol whose liveliest layers fade and return.
@_weakLinked
public struct PulseSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
    private var motion = _SymbolMotion(.pulse)

    /// The motion, as the framework knows it.
    public var _motion: _SymbolMotion { motion }

    init() {}

    private func changing(_ change: (inout _SymbolMotion) -> Void) -> PulseSymbolEffect {
        var effect = self
        change(&effect.motion)
        return effect
    }

    /// The parts that stand for a value fade, or else the front layer, which is the usual form.
    public var byLayer: PulseSymbolEffect { changing { $0.isWhole = false } }
    /// All layers fade.
    public var wholeSymbol: PulseSymbolEffect { changing { $0.isWhole = true } }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// The motion of a symbol whose liveliest layers fade and return.
    public static var pulse: PulseSymbolEffect { .init() }
}

/// The motion of a symbol that slowly grows a little and returns.
@_weakLinked
public struct BreatheSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
    private var motion = _SymbolMotion(.breathe(fades: false))

    /// The motion, as the framework knows it.
    public var _motion: _SymbolMotion { motion }

    init() {}

    private func changing(_ change: (inout _SymbolMotion) -> Void) -> BreatheSymbolEffect {
        var effect = self
        change(&effect.motion)
        return effect
    }

    /// Layers move one after another, which is the usual form.
    public var byLayer: BreatheSymbolEffect { changing { $0.isWhole = false } }
    /// All layers move at once.
    public var wholeSymbol: BreatheSymbolEffect { changing { $0.isWhole = true } }
    /// The size alone changes, which is the usual form.
    public var plain: BreatheSymbolEffect { changing { $0.kind = .breathe(fades: false) } }
    /// The opacity changes with the size.
    public var pulse: BreatheSymbolEffect { changing { $0.kind = .breathe(fades: true) } }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// The motion of a symbol that slowly grows a little and returns.
    public static var breathe: BreatheSymbolEffect { .init() }
}

/// The motion of a symbol that turns once around.
@_weakLinked
public struct RotateSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
    private var motion = _SymbolMotion(.rotate(isClockwise: true))

    /// The motion, as the framework knows it.
    public var _motion: _SymbolMotion { motion }

    init() {}

    private func changing(_ change: (inout _SymbolMotion) -> Void) -> RotateSymbolEffect {
        var effect = self
        change(&effect.motion)
        return effect
    }

    /// The liveliest layer turns, which is the usual form.
    public var byLayer: RotateSymbolEffect { changing { $0.isWhole = false } }
    /// All layers turn as one.
    public var wholeSymbol: RotateSymbolEffect { changing { $0.isWhole = true } }
    /// The symbol turns clockwise, which is the usual form.
    public var clockwise: RotateSymbolEffect { changing { $0.kind = .rotate(isClockwise: true) } }
    /// The symbol turns counterclockwise.
    public var counterClockwise: RotateSymbolEffect { changing { $0.kind = .rotate(isClockwise: false) } }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// The motion of a symbol that turns once around.
    public static var rotate: RotateSymbolEffect { .init() }
}

/// The motion of a symbol that swings to both sides.
@_weakLinked
public struct WiggleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
    private var motion = _SymbolMotion(.wiggle(.turn(isClockwise: true)))

    /// The motion, as the framework knows it.
    public var _motion: _SymbolMotion { motion }

    init() {}

    private func changing(_ change: (inout _SymbolMotion) -> Void) -> WiggleSymbolEffect {
        var effect = self
        change(&effect.motion)
        return effect
    }

    /// Layers move one after another, which is the usual form.
    public var byLayer: WiggleSymbolEffect { changing { $0.isWhole = false } }
    /// All layers move at once.
    public var wholeSymbol: WiggleSymbolEffect { changing { $0.isWhole = true } }
    /// The symbol moves to the left and back.
    public var left: WiggleSymbolEffect { changing { $0.kind = .wiggle(.shift(angle: 180)) } }
    /// The symbol moves to the right and back.
    public var right: WiggleSymbolEffect { changing { $0.kind = .wiggle(.shift(angle: 0)) } }
    /// The symbol moves up and back.
    public var up: WiggleSymbolEffect { changing { $0.kind = .wiggle(.shift(angle: 270)) } }
    /// The symbol moves down and back.
    public var down: WiggleSymbolEffect { changing { $0.kind = .wiggle(.shift(angle: 90)) } }
    /// The symbol moves in the direction of reading and back.
    public var forward: WiggleSymbolEffect { changing { $0.kind = .wiggle(.reading(isForward: true)) } }
    /// The symbol moves against the direction of reading and back.
    public var backward: WiggleSymbolEffect { changing { $0.kind = .wiggle(.reading(isForward: false)) } }
    /// The symbol turns a little, clockwise first, which is the usual form.
    public var clockwise: WiggleSymbolEffect { changing { $0.kind = .wiggle(.turn(isClockwise: true)) } }
    /// The symbol turns a little, counterclockwise first.
    public var counterClockwise: WiggleSymbolEffect { changing { $0.kind = .wiggle(.turn(isClockwise: false)) } }
    /// The symbol moves along an angle and back.
    /// - Parameter angle: The angle, clockwise from the right.
    public func custom(angle: Angle) -> WiggleSymbolEffect {
        changing { $0.kind = .wiggle(.shift(angle: angle.degrees)) }
    }
    /// The symbol moves along an angle and back.
    /// - Parameter angle: The angle in degrees, clockwise from the right.
    public func custom(angle: Double) -> WiggleSymbolEffect { changing { $0.kind = .wiggle(.shift(angle: angle)) } }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// The motion of a symbol that swings to both sides.
    public static var wiggle: WiggleSymbolEffect { .init() }
}

/// The motion of a symbol that grows or shrinks, and springs back.
@_weakLinked
public struct BounceSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
    private var motion = _SymbolMotion(.bounce(isUp: true))

    /// The motion, as the framework knows it.
    public var _motion: _SymbolMotion { motion }

    init() {}

    private func changing(_ change: (inout _SymbolMotion) -> Void) -> BounceSymbolEffect {
        var effect = self
        change(&effect.motion)
        return effect
    }

    /// Layers move one after another, which is the usual form.
    public var byLayer: BounceSymbolEffect { changing { $0.isWhole = false } }
    /// All layers move at once.
    public var wholeSymbol: BounceSymbolEffect { changing { $0.isWhole = true } }
    /// The symbol grows first, which is the usual form.
    public var up: BounceSymbolEffect { changing { $0.kind = .bounce(isUp: true) } }
    /// The symbol shrinks first.
    public var down: BounceSymbolEffect { changing { $0.kind = .bounce(isUp: false) } }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// The motion of a symbol that grows or shrinks, and springs back.
    public static var bounce: BounceSymbolEffect { .init() }
}
