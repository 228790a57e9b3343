/// An animated effect of a symbol.
@_weakLinked
public protocol SymbolEffect: Sendable {
    /// The motion of symbols that the framework shows.
    var _motion: _SymbolMotion { get }
}

/// An effect that lasts for as long as it is active.
@_weakLinked
public protocol IndefiniteSymbolEffect {}

/// An effect that is shown once, when a value changes.
@_weakLinked
public protocol DiscreteSymbolEffect {}

/// An effect with which one symbol replaces another.
@_weakLinked
public protocol ContentTransitionSymbolEffect {}

/// An effect with which a symbol appears and disappears.
@_weakLinked
public protocol TransitionSymbolEffect {}

/// The repetition and the speed of a symbol's motion.
@_weakLinked
public struct SymbolEffectOptions: Sendable {
    /// The number of repetitions, and the pause between them.
    public struct RepeatBehavior: Sendable {
        fileprivate let count: Int?
        fileprivate let pause: Double?
        /// Again and again, without a pause.
        public static var continuous: RepeatBehavior { RepeatBehavior(count: nil, pause: 0) }
        /// Again and again, with the pause that is usual for the motion.
        public static var periodic: RepeatBehavior { RepeatBehavior(count: nil, pause: nil) }
        /// Returns a number of times with a pause between them.
        /// - Parameters:
        ///   - count: The number of times; nil for again and again.
        ///   - delay: The pause in seconds; nil for the one that is usual for the motion.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior(count: count, pause: delay)
        }
    }

    /// The speed, by which the duration of one motion is divided.
    private(set) var factor = 1.0
    /// The number of repetitions; nil for that of the motion.
    private(set) var count: Int?
    /// The pause between repetitions in seconds; nil for that of the motion.
    private(set) var pause: Double?

    /// Each motion at its own speed, and as often as it is usual for it.
    public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
    /// Again and again.
    public static var repeating: SymbolEffectOptions { `default`.repeating }
    /// The motion without repetition.
    public static var nonRepeating: SymbolEffectOptions { `default`.nonRepeating }

    /// Returns a number of times.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { `default`.repeat(count) }
    /// Options with a repeat behaviour.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { `default`.repeat(behavior) }
    /// Options at another speed.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { `default`.speed(speed) }

    /// The same options, repeating until the effect ends.
    public var repeating: SymbolEffectOptions { `repeat`(nil as Int?) }
    /// The same options without repetition.
    public var nonRepeating: SymbolEffectOptions { `repeat`(1) }

    /// Returns the same options with a number of repetitions.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        var options = self
        options.count = count ?? .max
        return options
    }

    /// Returns the same options with a repeat behaviour.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        var options = `repeat`(behavior.count)
        options.pause = behavior.pause.map { min(max(0, $0), 86_400) }
        return options
    }

    /// Returns the same options at another speed.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        var options = self
        options.factor = max(0.01, speed)
        return options
    }
}
