import Foundation

/// A sequence of keyframes for a single value.
@_weakLinked
public protocol KeyframeTrackContent<Value> {
    /// The type of the value.
    associatedtype Value: Animatable = Body.Value
    /// The type of `body`.
    associatedtype Body: KeyframeTrackContent where Body.Value == Value

    /// The keyframes that make up this one.
    @KeyframeTrackContentBuilder<Value> var body: Body { get }
}

/// Keyframes that the framework knows of.
protocol PrimitiveTrackContent: KeyframeTrackContent where Body == Self {
    var keyframes: [Keyframe<Value>] { get }
}

extension PrimitiveTrackContent {
    public var body: Self { self }
}

extension KeyframeTrackContent {
    /// The keyframes, in order.
    var resolved: [Keyframe<Value>] {
        func known<Primitive: PrimitiveTrackContent>(_ content: Primitive) -> [Keyframe<Value>]? {
            content.keyframes as? [Keyframe<Value>]
        }
        if let primitive = self as? any PrimitiveTrackContent, let known = known(primitive) { return known }
        return body.resolved
    }
}

/// A keyframe that reaches its value at a constant speed or along a timing curve.
@_weakLinked
public struct LinearKeyframe<Value: Animatable>: PrimitiveTrackContent {
    public typealias Body = LinearKeyframe<Value>
    let keyframes: [Keyframe<Value>]

    /// Creates a keyframe.
    /// - Parameters:
    ///   - to: The value.
    ///   - duration: The time until the value is reached, in seconds.
    ///   - timingCurve: The pace.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        keyframes = [Keyframe(to, .linear(timingCurve), duration: duration)]
    }
}

/// A keyframe that reaches its value along a cubic curve.
///
/// Several consecutive ones form a smooth curve through all of their values: a Catmull-Rom spline.
@_weakLinked
public struct CubicKeyframe<Value: Animatable>: PrimitiveTrackContent {
    public typealias Body = CubicKeyframe<Value>
    let keyframes: [Keyframe<Value>]

    /// Creates a keyframe.
    /// - Parameters:
    ///   - to: The value.
    ///   - duration: The time until the value is reached, in seconds.
    ///   - startVelocity: The velocity at the start, in a second; nil for a smooth transition.
    ///   - endVelocity: The velocity at the end, in a second; nil for a smooth transition.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        keyframes = [Keyframe(to, .cubic(start: startVelocity, end: endVelocity), duration: duration)]
    }
}

/// A keyframe that reaches its value with a spring.
@_weakLinked
public struct SpringKeyframe<Value: Animatable>: PrimitiveTrackContent {
    public typealias Body = SpringKeyframe<Value>
    let keyframes: [Keyframe<Value>]

    /// Creates a keyframe.
    /// - Parameters:
    ///   - to: The value.
    ///   - duration: The duration of the spring's motion, in seconds; nil until it is at rest.
    ///   - spring: The spring.
    ///   - startVelocity: The velocity at the start, in a second; nil for that at the end of the preceding keyframe.
    public init(
        _ to: Value,
        duration: TimeInterval? = nil,
        spring: Spring = Spring(),
        startVelocity: Value? = nil
    ) {
        // A spring without damping never rests.
        let settling = spring.settlingDuration.isFinite ? spring.settlingDuration : spring.duration
        keyframes = [Keyframe(to, .spring(spring, start: startVelocity), duration: duration ?? settling)]
    }
}

/// A keyframe that reaches its value immediately.
@_weakLinked
public struct MoveKeyframe<Value: Animatable>: PrimitiveTrackContent {
    public typealias Body = MoveKeyframe<Value>
    let keyframes: [Keyframe<Value>]

    /// Creates a keyframe.
    /// - Parameter to: The value.
    public init(_ to: Value) { keyframes = [Keyframe(to, .move, duration: 0)] }
}

/// Keyframes in a row.
@_weakLinked
struct KeyframeRow<Value: Animatable>: PrimitiveTrackContent {
    typealias Body = KeyframeRow<Value>
    let keyframes: [Keyframe<Value>]
}

/// A result builder that creates keyframes for a single value from a closure.
@resultBuilder
@_weakLinked
public struct KeyframeTrackContentBuilder<Value: Animatable> {
    /// Builds an expression from keyframes.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
        expression
    }

    /// Builds a sequence of keyframes from a loop.
    public static func buildArray(
        _ components: [some KeyframeTrackContent<Value>]
    ) -> some KeyframeTrackContent<Value> {
        KeyframeRow(keyframes: components.flatMap(\.resolved))
    }

    /// Builds the keyframes of the first branch of a condition.
    public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
        first component: First
    ) -> Conditional<Value, First, Second> where First.Value == Value, Second.Value == Value {
        Conditional(keyframes: component.resolved)
    }

    /// Builds the keyframes of the second branch of a condition.
    public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
        second component: Second
    ) -> Conditional<Value, First, Second> where First.Value == Value, Second.Value == Value {
        Conditional(keyframes: component.resolved)
    }

    /// Builds a block from its first keyframes.
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }

    /// Appends keyframes to the preceding ones.
    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>,
        next: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> {
        KeyframeRow(keyframes: accumulated.resolved + next.resolved)
    }

    /// Builds an empty sequence of keyframes.
    public static func buildBlock() -> some KeyframeTrackContent<Value> { KeyframeRow(keyframes: []) }

    /// Keyframes from one of two branches.
    public struct Conditional<
        ConditionalValue: Animatable,
        First: KeyframeTrackContent,
        Second: KeyframeTrackContent
    >: PrimitiveTrackContent where First.Value == ConditionalValue, Second.Value == ConditionalValue {
        public typealias Value = ConditionalValue
        public typealias Body = Conditional<ConditionalValue, First, Second>
        let keyframes: [Keyframe<ConditionalValue>]
    }
}
