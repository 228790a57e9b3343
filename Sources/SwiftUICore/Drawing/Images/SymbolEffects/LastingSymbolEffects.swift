// The motions of symbols that last, and those of symbols that appear, disappear and are replaced.

/// The motion of a symbol to a larger or smaller size.
@_weakLinked
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Hashable {
    private var motion = _SymbolMotion(.scale(1.2))

    /// The motion, as the framework knows it.
    public var _motion: _SymbolMotion { motion }

    init() {}

    private func changing(_ change: (inout _SymbolMotion) -> Void) -> ScaleSymbolEffect {
        var effect = self
        change(&effect.motion)
        return effect
    }

    /// Layers move one after another, which is the usual form.
    public var byLayer: ScaleSymbolEffect { changing { $0.isWhole = false } }
    /// All layers move at once.
    public var wholeSymbol: ScaleSymbolEffect { changing { $0.isWhole = true } }
    /// The symbol becomes larger, which is the usual form.
    public var up: ScaleSymbolEffect { changing { $0.kind = .scale(1.2) } }
    /// The symbol becomes smaller.
    public var down: ScaleSymbolEffect { changing { $0.kind = .scale(0.8) } }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// The motion of a symbol to a larger or smaller size.
    public static var scale: ScaleSymbolEffect { .init() }
}

/// The motion of a symbol that appears.
@_weakLinked
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
    private var motion = _SymbolMotion(.hidden(scale: 0.6))

    /// The motion, as the framework knows it.
    public var _motion: _SymbolMotion { motion }

    init() {}

    private func changing(_ change: (inout _SymbolMotion) -> Void) -> AppearSymbolEffect {
        var effect = self
        change(&effect.motion)
        return effect
    }

    /// Layers move one after another, which is the usual form.
    public var byLayer: AppearSymbolEffect { changing { $0.isWhole = false } }
    /// All layers move at once.
    public var wholeSymbol: AppearSymbolEffect { changing { $0.isWhole = true } }
    /// The symbol grows while it appears, which is the usual form.
    public var up: AppearSymbolEffect { changing { $0.kind = .hidden(scale: 0.6) } }
    /// The symbol shrinks while it appears.
    public var down: AppearSymbolEffect { changing { $0.kind = .hidden(scale: 1.4) } }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// The motion of a symbol that appears.
    public static var appear: AppearSymbolEffect { .init() }
}

/// The motion of a symbol that disappears.
@_weakLinked
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
    private var motion = _SymbolMotion(.hidden(scale: 0.6))

    /// The motion, as the framework knows it.
    public var _motion: _SymbolMotion { motion }

    init() {}

    private func changing(_ change: (inout _SymbolMotion) -> Void) -> DisappearSymbolEffect {
        var effect = self
        change(&effect.motion)
        return effect
    }

    /// Layers move one after another, which is the usual form.
    public var byLayer: DisappearSymbolEffect { changing { $0.isWhole = false } }
    /// All layers move at once.
    public var wholeSymbol: DisappearSymbolEffect { changing { $0.isWhole = true } }
    /// The symbol grows while it disappears.
    public var up: DisappearSymbolEffect { changing { $0.kind = .hidden(scale: 1.4) } }
    /// The symbol shrinks while it disappears, which is the usual form.
    public var down: DisappearSymbolEffect { changing { $0.kind = .hidden(scale: 0.6) } }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// The motion of a symbol that disappears.
    public static var disappear: DisappearSymbolEffect { .init() }
}

/// The motion of a symbol that takes the place of another.
@_weakLinked
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Hashable {
    /// The ways of the two symbols.
    private enum Way: Hashable, Sendable {
        case downUp, upUp, offUp
    }

    private var way = Way.downUp
    private var isWhole = false

    init() {}

    /// The motion, as the framework knows it: that of the symbol which arrives.
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

    /// Layers move one after another, which is the usual form.
    public var byLayer: ReplaceSymbolEffect { changing { $0.isWhole = false } }
    /// All layers move at once.
    public var wholeSymbol: ReplaceSymbolEffect { changing { $0.isWhole = true } }
    /// The old symbol shrinks and the new one grows, which is the usual form.
    public var downUp: ReplaceSymbolEffect { changing { $0.way = .downUp } }
    /// The old symbol grows away and the new one grows into place.
    public var upUp: ReplaceSymbolEffect { changing { $0.way = .upUp } }
    /// The old symbol disappears at once and the new one grows.
    public var offUp: ReplaceSymbolEffect { changing { $0.way = .offUp } }
    /// Returns the motion for two symbols that have parts in common, such as a bell and a bell with a slash.
    ///
    /// Apple's systems keep the common part in its place and draw the other over it. Here each symbol moves as a whole picture of its
    /// own, so the result is the motion for symbols without common parts.
    /// - Parameter fallback: The motion for symbols without common parts.
    public func magic(fallback: ReplaceSymbolEffect) -> ReplaceSymbolEffect { fallback }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// The motion of a symbol that takes the place of another.
    public static var replace: ReplaceSymbolEffect { .init() }
}

/// The motion of a symbol as the system has it.
@_weakLinked
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, TransitionSymbolEffect, Hashable {
    /// The motion, as the framework knows it.
    public var _motion: _SymbolMotion { _SymbolMotion(.hidden(scale: 0.6)) }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// The motion of a symbol as the system has it.
    public static var automatic: AutomaticSymbolEffect { .init() }
}
