/// A motion of symbols.
@_weakLinked
public protocol SymbolEffect: Sendable {
    /// How symbols move, as the framework shows it.
    var _motion: _SymbolMotion { get }
}

/// A motion that goes on as long as it is wanted.
@_weakLinked
public protocol IndefiniteSymbolEffect {}

/// A motion that is made once when something changes.
@_weakLinked
public protocol DiscreteSymbolEffect {}

/// A motion with which a symbol takes the place of another.
@_weakLinked
public protocol ContentTransitionSymbolEffect {}

/// A motion with which a symbol appears and disappears.
@_weakLinked
public protocol TransitionSymbolEffect {}

/// How symbols move.
@_weakLinked
public enum _SymbolMotion: Hashable, Sendable {
    /// It fades and comes back.
    case fade
    /// It turns once around.
    case turn
    /// It turns a little to both sides.
    case wiggle
    /// It becomes larger and comes back.
    case bounce
    /// It is larger, or smaller.
    case scale(Double)
    /// It is not there.
    case hidden
    /// It stays as it is.
    case none
}

/// How often and how fast symbols move.
@_weakLinked
public struct SymbolEffectOptions: Sendable {
    /// How often.
    public struct RepeatBehavior: Sendable {
        fileprivate let count: Int?
        /// Again and again.
        public static var continuous: RepeatBehavior { RepeatBehavior(count: nil) }
        /// Again and again.
        public static var periodic: RepeatBehavior { RepeatBehavior(count: nil) }
        /// So many times.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior(count: count)
        }
    }

    /// What the time of one motion is divided by.
    private(set) var factor = 1.0
    /// How often; nil for as the motion is.
    private(set) var count: Int?

    /// Each motion at its own speed, and as often as it is usual for it.
    public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
    /// Again and again.
    public static var repeating: SymbolEffectOptions { `default`.repeating }
    /// Once.
    public static var nonRepeating: SymbolEffectOptions { `default`.nonRepeating }

    /// So many times.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { `default`.repeat(count) }
    /// As often as a behaviour says.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { `default`.repeat(behavior.count) }
    /// Faster or slower.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { `default`.speed(speed) }

    /// The same, again and again.
    public var repeating: SymbolEffectOptions { `repeat`(nil as Int?) }
    /// The same, once.
    public var nonRepeating: SymbolEffectOptions { `repeat`(1) }

    /// The same, so many times.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        var options = self
        options.count = count ?? .max
        return options
    }

    /// The same, as often as a behaviour says.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { `repeat`(behavior.count) }

    /// The same, faster or slower.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        var options = self
        options.factor = max(0.01, speed)
        return options
    }
}
