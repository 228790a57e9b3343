import Foundation

/// A type that defines how a value is animated over time.
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
    /// Returns the animated value at a time.
    /// - Parameters:
    ///   - value: The end value. The animation begins at zero.
    ///   - time: The time since its beginning, in seconds.
    ///   - context: The context, in which the animation keeps state.
    /// - Returns: The value, or nil after the animation ends.
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?

    /// Returns the velocity of the animation per second; nil if it is unknown.
    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

    /// Returns a Boolean value that indicates whether the animation replaces one that is in progress and continues from its start, time and
    /// context.
    /// - Parameters:
    ///   - previous: The running animation.
    ///   - value: The end value of the new animation, relative to the start of the running one.
    ///   - time: The time since the start of the running animation.
    ///   - context: The state of the running animation.
    func shouldMerge<V: VectorArithmetic>(
        previous: Animation,
        value: V,
        time: TimeInterval,
        context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    /// Returns nil, because the velocity is unknown.
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }

    /// Returns `false`, so that the new animation is added to the one in progress.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation,
        value: V,
        time: TimeInterval,
        context: inout AnimationContext<V>
    ) -> Bool { false }
}

/// The context of an animation, which it keeps from frame to frame.
@_weakLinked
public struct AnimationContext<Value: VectorArithmetic> {
    /// The state that the animation keeps, by key.
    public var state: AnimationState<Value>
    /// A Boolean value that indicates whether the animation has visibly ended, although it may still make small changes.
    public var isLogicallyComplete = false
    /// The environment of the animated view.
    public internal(set) var environment: EnvironmentValues

    package init(state: AnimationState<Value>, environment: EnvironmentValues) {
        (self.state, self.environment) = (state, environment)
    }

    /// Returns the context with the state of an animation of another value.
    public func withState<Other>(_ state: AnimationState<Other>) -> AnimationContext<Other> {
        var context = AnimationContext<Other>(state: state, environment: environment)
        context.isLogicallyComplete = isLogicallyComplete
        return context
    }
}

/// A key for accessing a value in an animation's state.
@_weakLinked
public protocol AnimationStateKey {
    /// The type of the state.
    associatedtype Value
    /// The initial state.
    static var defaultValue: Value { get }
}

/// A container for the state of an animation, by key.
@_weakLinked
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]

    /// Creates an empty state.
    public init() {}

    /// The state for a key.
    public subscript<Key: AnimationStateKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}
