import Foundation

/// An algorithm that animates a value to another over time.
///
/// ```swift
/// struct Halting: CustomAnimation {
///     func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
///         time < 1 ? value.scaled(by: (time * 4).rounded(.down) / 4) : nil
///     }
/// }
/// ```
@_weakLinked
public protocol CustomAnimation: Hashable {
    /// Where the animation is.
    /// - Parameters:
    ///   - value: Where it ends; it begins at zero.
    ///   - time: The time since its beginning, in seconds.
    ///   - context: What the animation has kept, and keeps for later.
    /// - Returns: The value, or nil when the animation has ended.
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?

    /// How fast the animation is, in a second; nil where that is not known.
    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

    /// Whether the animation takes the place of one that runs, whose beginning, time and context it goes on with.
    /// - Parameters:
    ///   - previous: The animation that runs.
    ///   - value: Where the new animation ends, from where the one that runs began.
    ///   - time: The time since that one began.
    ///   - context: What that one has kept.
    func shouldMerge<V: VectorArithmetic>(
        previous: Animation,
        value: V,
        time: TimeInterval,
        context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    /// Returns nil, since the velocity is not known.
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }

    /// Leaves the animation that runs, to which the new one is added.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation,
        value: V,
        time: TimeInterval,
        context: inout AnimationContext<V>
    ) -> Bool { false }
}

/// The state that an animation of a value keeps from frame to frame.
@_weakLinked
public struct AnimationContext<Value: VectorArithmetic> {
    /// What the animation has kept, by key.
    public var state: AnimationState<Value>
    /// Whether the animation has come to where it seems to be at its end, although it may go on a little.
    public var isLogicallyComplete = false
    /// The environment of the view that is animated.
    public internal(set) var environment: EnvironmentValues

    package init(state: AnimationState<Value>, environment: EnvironmentValues) {
        (self.state, self.environment) = (state, environment)
    }

    /// The context with what an animation of another value has kept.
    public func withState<Other>(_ state: AnimationState<Other>) -> AnimationContext<Other> {
        var context = AnimationContext<Other>(state: state, environment: environment)
        context.isLogicallyComplete = isLogicallyComplete
        return context
    }
}

/// A key for a value that an animation keeps.
@_weakLinked
public protocol AnimationStateKey {
    /// The type of what is kept.
    associatedtype Value
    /// What is there before anything was kept.
    static var defaultValue: Value { get }
}

/// What an animation keeps, by key.
@_weakLinked
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]

    /// Creates a state in which nothing is kept.
    public init() {}

    /// What is kept for a key.
    public subscript<Key: AnimationStateKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}
