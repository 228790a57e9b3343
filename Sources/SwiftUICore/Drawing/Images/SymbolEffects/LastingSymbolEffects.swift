// The motions of symbols that last, and those of symbols that appear, disappear and are replaced.

/// A symbol effect that scales a symbol up or down.
@_weakLinked
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Hashable {
    private var motion = _SymbolMotion(.scale(1.2))

    /// The framework's description of the motion.
    public var _motion: _SymbolMotion { motion }

    init() {}

    private func changing(_ change: (inout _SymbolMotion) -> Void) -> ScaleSymbolEffect {
        var effect = self
        change(&effect.motion)
        return effect
    }

    /// Animates layers one after another, which is the default.
    public var byLayer: ScaleSymbolEffect { changing { $0.isWhole = false } }
    /// Animates all layers at once.
    public var wholeSymbol: ScaleSymbolEffect { changing { $0.isWhole = true } }
    /// Scales the symbol up, which is the default.
    public var up: ScaleSymbolEffect { changing { $0.kind = .scale(1.2) } }
    /// Scales the symbol down.
    public var down: ScaleSymbolEffect { changing { $0.kind = .scale(0.8) } }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// A symbol effect that scales a symbol up or down.
    public static var scale: ScaleSymbolEffect { .init() }
}

/// A symbol effect that makes a symbol appear.
@_weakLinked
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
    private var motion = _SymbolMotion(.hidden(scale: 0.6))

    /// The framework's description of the motion.
    public var _motion: _SymbolMotion { motion }

    init() {}

    private func changing(_ change: (inout _SymbolMotion) -> Void) -> AppearSymbolEffect {
        var effect = self
        change(&effect.motion)
        return effect
    }

    /// Animates layers one after another, which is the default.
    public var byLayer: AppearSymbolEffect { changing { $0.isWhole = false } }
    /// Animates all layers at once.
    public var wholeSymbol: AppearSymbolEffect { changing { $0.isWhole = true } }
    /// Scales the symbol up as it appears, which is the default.
    public var up: AppearSymbolEffect { changing { $0.kind = .hidden(scale: 0.6) } }
    /// Scales the symbol down as it appears.
    public var down: AppearSymbolEffect { changing { $0.kind = .hidden(scale: 1.4) } }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// A symbol effect that makes a symbol appear.
    public static var appear: AppearSymbolEffect { .init() }
}

/// A symbol effect that makes a symbol disappear.
@_weakLinked
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
    private var motion = _SymbolMotion(.hidden(scale: 0.6))

    /// The framework's description of the motion.
    public var _motion: _SymbolMotion { motion }

    init() {}

    private func changing(_ change: (inout _SymbolMotion) -> Void) -> DisappearSymbolEffect {
        var effect = self
        change(&effect.motion)
        return effect
    }

    /// Animates layers one after another, which is the default.
    public var byLayer: DisappearSymbolEffect { changing { $0.isWhole = false } }
    /// Animates all layers at once.
    public var wholeSymbol: DisappearSymbolEffect { changing { $0.isWhole = true } }
    /// Scales the symbol up as it disappears.
    public var up: DisappearSymbolEffect { changing { $0.kind = .hidden(scale: 1.4) } }
    /// Scales the symbol down as it disappears, which is the default.
    public var down: DisappearSymbolEffect { changing { $0.kind = .hidden(scale: 0.6) } }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// A symbol effect that makes a symbol disappear.
    public static var disappear: DisappearSymbolEffect { .init() }
}

/// A symbol effect that replaces one symbol with another.
@_weakLinked
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Hashable {
    /// The ways of the two symbols.
    private enum Way: Hashable, Sendable {
        case downUp, upUp, offUp
    }

    private var way = Way.downUp
    private var isWhole = false

    init() {}

    /// The framework's description of the motion of the arriving symbol.
    public var _motion: _SymbolMotion { motion(.arrive(scale: 0.5)) }

    /// The motion of the symbol that leaves; nil for one that disappears at once.
    var leaving: _SymbolMotion? {
        switch way {
        case .downUp: motion(.leave(scale: 0.5))
        case .upUp: motion(.leave(scale: 1.4))
        case .offUp: nil
        }
    }

    private func motion(_ kind: _SymbolMotion.Kind) -> _SymbolMotion {
        var motion = _SymbolMotion(kind)
        motion.isWhole = isWhole
        return motion
    }

    private func changing(_ change: (inout ReplaceSymbolEffect) -> Void) -> ReplaceSymbolEffect {
        var effect = self
        change(&effect)
        return effect
    }

    /// Animates layers one after another, which is the default.
    public var byLayer: ReplaceSymbolEffect { changing { $0.isWhole = false } }
    /// Animates all layers at once.
    public var wholeSymbol: ReplaceSymbolEffect { changing { $0.isWhole = true } }
    /// Scales the old symbol down and the new one up, which is the default.
    public var downUp: ReplaceSymbolEffect { changing { $0.way = .downUp } }
    /// Scales the old symbol up as it disappears, and the new one up into place.
    public var upUp: ReplaceSymbolEffect { changing { $0.way = .upUp } }
    /// Removes the old symbol immediately and scales the new one up.
    public var offUp: ReplaceSymbolEffect { changing { $0.way = .offUp } }
    /// Returns an effect for two symbols that have parts in common, such as a bell and a bell with a slash.
    ///
    /// Apple's systems keep the common part in its place and draw the other over it. Here each symbol moves as a whole picture of its
    /// own, so the result is the motion for symbols without common parts.
    /// - Parameter fallback: The motion for symbols without common parts.
    public func magic(fallback: ReplaceSymbolEffect) -> ReplaceSymbolEffect { fallback }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// A symbol effect that replaces one symbol with another.
    public static var replace: ReplaceSymbolEffect { .init() }
}

/// The default symbol effect of the system.
@_weakLinked
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, TransitionSymbolEffect, Hashable {
    /// The framework's description of the motion.
    public var _motion: _SymbolMotion { _SymbolMotion(.hidden(scale: 0.6)) }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// The default symbol effect of the system.
    public static var automatic: AutomaticSymbolEffect { .init() }
}
