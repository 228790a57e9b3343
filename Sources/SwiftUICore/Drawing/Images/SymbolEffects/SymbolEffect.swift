/// An animated effect on a symbol.
@_weakLinked
public protocol SymbolEffect: Sendable {
    /// The framework's description of the motion.
    var _motion: _SymbolMotion { get }
}

/// A symbol effect that lasts while it is active.
@_weakLinked
public protocol IndefiniteSymbolEffect {}

/// A symbol effect that runs once when a value changes.
@_weakLinked
public protocol DiscreteSymbolEffect {}

/// A symbol effect that replaces one symbol with another.
@_weakLinked
public protocol ContentTransitionSymbolEffect {}

/// A symbol effect that makes a symbol appear and disappear.
@_weakLinked
public protocol TransitionSymbolEffect {}

/// Options for the repetition and speed of a symbol effect.
@_weakLinked
public struct SymbolEffectOptions: Sendable {
    /// The number of repetitions and the pause between them.
    public struct RepeatBehavior: Sendable {
        fileprivate let count: Int?
        fileprivate let pause: Double?
        /// Repeats without a pause.
        public static var continuous: RepeatBehavior { RepeatBehavior(count: nil, pause: 0) }
        /// Repeats with the pause that is the default for the effect.
        public static var periodic: RepeatBehavior { RepeatBehavior(count: nil, pause: nil) }
        /// Returns a behavior that repeats the effect a number of times with a pause between repetitions.
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

    /// The default speed and repetition of each effect.
    public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
    /// Repeats the effect.
    public static var repeating: SymbolEffectOptions { `default`.repeating }
    /// Runs the effect without repetition.
    public static var nonRepeating: SymbolEffectOptions { `default`.nonRepeating }

    /// Returns options that run the effect a number of times.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { `default`.repeat(count) }
    /// Returns options with a repeat behaviour.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { `default`.repeat(behavior) }
    /// Returns options with a different speed.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { `default`.speed(speed) }

    /// The options with repetition until the effect ends.
    public var repeating: SymbolEffectOptions { `repeat`(nil as Int?) }
    /// The options without repetition.
    public var nonRepeating: SymbolEffectOptions { `repeat`(1) }

    /// Returns the options with a number of repetitions.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        var options = self
        options.count = count ?? .max
        return options
    }

    /// Returns the options with a repeat behaviour.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        var options = `repeat`(behavior.count)
        options.pause = behavior.pause.map { min(max(0, $0), 86_400) }
        return options
    }

    /// Returns the options with a different speed.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        var options = self
        options.factor = max(0.01, speed)
        return options
    }
}
