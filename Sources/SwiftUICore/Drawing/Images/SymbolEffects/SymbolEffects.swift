// The motions of symbols that return to their beginning, each with its forms.

/// A symbol effect that fades the most active layers out and in.
@_weakLinked
public struct PulseSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
    private var motion = _SymbolMotion(.pulse)

    /// The framework's description of the motion.
    public var _motion: _SymbolMotion { motion }

    init() {}

    private func changing(_ change: (inout _SymbolMotion) -> Void) -> PulseSymbolEffect {
        var effect = self
        change(&effect.motion)
        return effect
    }

    /// Fades the parts that represent a value, or else the front layer, which is the default.
    public var byLayer: PulseSymbolEffect { changing { $0.isWhole = false } }
    /// Fades all layers.
    public var wholeSymbol: PulseSymbolEffect { changing { $0.isWhole = true } }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// A symbol effect that fades the most active layers out and in.
    public static var pulse: PulseSymbolEffect { .init() }
}

/// A symbol effect that slowly scales a symbol up and down.
@_weakLinked
public struct BreatheSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
    private var motion = _SymbolMotion(.breathe(fades: false))

    /// The framework's description of the motion.
    public var _motion: _SymbolMotion { motion }

    init() {}

    private func changing(_ change: (inout _SymbolMotion) -> Void) -> BreatheSymbolEffect {
        var effect = self
        change(&effect.motion)
        return effect
    }

    /// Animates layers one after another, which is the default.
    public var byLayer: BreatheSymbolEffect { changing { $0.isWhole = false } }
    /// Animates all layers at once.
    public var wholeSymbol: BreatheSymbolEffect { changing { $0.isWhole = true } }
    /// Changes only the size, which is the default.
    public var plain: BreatheSymbolEffect { changing { $0.kind = .breathe(fades: false) } }
    /// Changes the opacity along with the size.
    public var pulse: BreatheSymbolEffect { changing { $0.kind = .breathe(fades: true) } }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// A symbol effect that slowly scales a symbol up and down.
    public static var breathe: BreatheSymbolEffect { .init() }
}

/// A symbol effect that rotates a symbol once.
@_weakLinked
public struct RotateSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
    private var motion = _SymbolMotion(.rotate(isClockwise: true))

    /// The framework's description of the motion.
    public var _motion: _SymbolMotion { motion }

    init() {}

    private func changing(_ change: (inout _SymbolMotion) -> Void) -> RotateSymbolEffect {
        var effect = self
        change(&effect.motion)
        return effect
    }

    /// Rotates the most active layer, which is the default.
    public var byLayer: RotateSymbolEffect { changing { $0.isWhole = false } }
    /// Rotates all layers together.
    public var wholeSymbol: RotateSymbolEffect { changing { $0.isWhole = true } }
    /// Rotates the symbol clockwise, which is the default.
    public var clockwise: RotateSymbolEffect { changing { $0.kind = .rotate(isClockwise: true) } }
    /// Rotates the symbol counterclockwise.
    public var counterClockwise: RotateSymbolEffect { changing { $0.kind = .rotate(isClockwise: false) } }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// A symbol effect that rotates a symbol once.
    public static var rotate: RotateSymbolEffect { .init() }
}

/// A symbol effect that wiggles a symbol back and forth.
@_weakLinked
public struct WiggleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
    private var motion = _SymbolMotion(.wiggle(.turn(isClockwise: true)))

    /// The framework's description of the motion.
    public var _motion: _SymbolMotion { motion }

    init() {}

    private func changing(_ change: (inout _SymbolMotion) -> Void) -> WiggleSymbolEffect {
        var effect = self
        change(&effect.motion)
        return effect
    }

    /// Animates layers one after another, which is the default.
    public var byLayer: WiggleSymbolEffect { changing { $0.isWhole = false } }
    /// Animates all layers at once.
    public var wholeSymbol: WiggleSymbolEffect { changing { $0.isWhole = true } }
    /// Moves the symbol to the left and back.
    public var left: WiggleSymbolEffect { changing { $0.kind = .wiggle(.shift(angle: 180)) } }
    /// Moves the symbol to the right and back.
    public var right: WiggleSymbolEffect { changing { $0.kind = .wiggle(.shift(angle: 0)) } }
    /// Moves the symbol up and back.
    public var up: WiggleSymbolEffect { changing { $0.kind = .wiggle(.shift(angle: 270)) } }
    /// Moves the symbol down and back.
    public var down: WiggleSymbolEffect { changing { $0.kind = .wiggle(.shift(angle: 90)) } }
    /// Moves the symbol in the reading direction and back.
    public var forward: WiggleSymbolEffect { changing { $0.kind = .wiggle(.reading(isForward: true)) } }
    /// Moves the symbol against the reading direction and back.
    public var backward: WiggleSymbolEffect { changing { $0.kind = .wiggle(.reading(isForward: false)) } }
    /// Rotates the symbol slightly, clockwise first, which is the default.
    public var clockwise: WiggleSymbolEffect { changing { $0.kind = .wiggle(.turn(isClockwise: true)) } }
    /// Rotates the symbol slightly, counterclockwise first.
    public var counterClockwise: WiggleSymbolEffect { changing { $0.kind = .wiggle(.turn(isClockwise: false)) } }
    /// Returns an effect that moves the symbol along an angle and back.
    /// - Parameter angle: The angle, clockwise from the right.
    public func custom(angle: Angle) -> WiggleSymbolEffect {
        changing { $0.kind = .wiggle(.shift(angle: angle.degrees)) }
    }
    /// Returns an effect that moves the symbol along an angle and back.
    /// - Parameter angle: The angle in degrees, clockwise from the right.
    public func custom(angle: Double) -> WiggleSymbolEffect { changing { $0.kind = .wiggle(.shift(angle: angle)) } }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// A symbol effect that wiggles a symbol back and forth.
    public static var wiggle: WiggleSymbolEffect { .init() }
}

/// A symbol effect that scales a symbol briefly and springs back.
@_weakLinked
public struct BounceSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
    private var motion = _SymbolMotion(.bounce(isUp: true))

    /// The framework's description of the motion.
    public var _motion: _SymbolMotion { motion }

    init() {}

    private func changing(_ change: (inout _SymbolMotion) -> Void) -> BounceSymbolEffect {
        var effect = self
        change(&effect.motion)
        return effect
    }

    /// Animates layers one after another, which is the default.
    public var byLayer: BounceSymbolEffect { changing { $0.isWhole = false } }
    /// Animates all layers at once.
    public var wholeSymbol: BounceSymbolEffect { changing { $0.isWhole = true } }
    /// Scales the symbol up first, which is the default.
    public var up: BounceSymbolEffect { changing { $0.kind = .bounce(isUp: true) } }
    /// Scales the symbol down first.
    public var down: BounceSymbolEffect { changing { $0.kind = .bounce(isUp: false) } }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// A symbol effect that scales a symbol briefly and springs back.
    public static var bounce: BounceSymbolEffect { .init() }
}
