import Foundation

/// Changes of a value over time, in tracks that run beside each other.
@_weakLinked
public protocol Keyframes<Value> {
    /// The type of the value.
    associatedtype Value
    /// The type of `body`.
    associatedtype Body: Keyframes where Body.Value == Value

    /// The tracks that these changes are made of.
    @KeyframesBuilder<Value> var body: Body { get }
}

/// Tracks that the framework knows of.
protocol PrimitiveKeyframes: Keyframes where Body == Self {
    /// Returns the changes of a value by the tracks.
    func changes(of value: Value) -> [KeyframeChange<Value>]
}

extension PrimitiveKeyframes {
    public var body: Self { self }
}

/// The change of a value by a track.
struct KeyframeChange<Value> {
    /// The duration of the change, in seconds.
    let duration: TimeInterval
    /// Sets the part of the value that the track is of, for a time.
    let apply: (inout Value, TimeInterval) -> Void
}

extension Keyframes {
    /// Returns the changes of a value by all tracks.
    func resolved(for value: Value) -> [KeyframeChange<Value>] {
        func known<Primitive: PrimitiveKeyframes>(_ keyframes: Primitive) -> [KeyframeChange<Value>]? {
            (value as? Primitive.Value).flatMap { keyframes.changes(of: $0) as? [KeyframeChange<Value>] }
        }
        if let primitive = self as? any PrimitiveKeyframes, let known = known(primitive) { return known }
        return body.resolved(for: value)
    }
}

/// The keyframes of a part of a value.
///
/// ```swift
/// KeyframeTrack(\.scale) {
///     LinearKeyframe(1.5, duration: 0.3)
///     SpringKeyframe(1)
/// }
/// ```
@_weakLinked
public struct KeyframeTrack<Root, TrackValue: Animatable, Content: KeyframeTrackContent>: PrimitiveKeyframes
where Content.Value == TrackValue {
    public typealias Value = Root
    public typealias Body = KeyframeTrack<Root, TrackValue, Content>

    private let keyPath: WritableKeyPath<Root, TrackValue>
    private let content: Content

    /// Creates a track of the whole value.
    /// - Parameter content: The keyframes, in order.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == TrackValue {
        (keyPath, self.content) = (\.self, content())
    }

    /// Creates a track of a part of the value.
    /// - Parameters:
    ///   - keyPath: The part.
    ///   - content: The keyframes, in order.
    public init(
        _ keyPath: WritableKeyPath<Root, TrackValue>,
        @KeyframeTrackContentBuilder<TrackValue> content: () -> Content
    ) {
        (self.keyPath, self.content) = (keyPath, content())
    }

    func changes(of value: Root) -> [KeyframeChange<Root>] {
        let (curve, keyPath) = (KeyframeCurve(from: value[keyPath: keyPath], content.resolved), keyPath)
        return [KeyframeChange(duration: curve.duration) { $0[keyPath: keyPath] = curve.value(at: $1) }]
    }
}

/// Tracks beside each other.
@_weakLinked
struct KeyframeTracks<Value>: PrimitiveKeyframes {
    typealias Body = KeyframeTracks<Value>
    let tracks: [any Keyframes<Value>]

    func changes(of value: Value) -> [KeyframeChange<Value>] { tracks.flatMap { $0.resolved(for: value) } }
}

/// Makes tracks of the statements in a closure.
@resultBuilder
@_weakLinked
public struct KeyframesBuilder<Value> {
    /// Takes a track as it is.
    public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }

    /// Takes keyframes of the whole value as they are.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
        expression
    }

    /// Takes the first track.
    public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }

    /// Takes the first keyframes of the whole value.
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }

    /// Adds a track, which runs beside those before it.
    public static func buildPartialBlock(
        accumulated: some Keyframes<Value>,
        next: some Keyframes<Value>
    ) -> some Keyframes<Value> {
        KeyframeTracks(tracks: [accumulated, next])
    }

    /// Makes keyframes of the whole value follow those before them.
    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>,
        next: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> where Value: Animatable {
        KeyframeRow(keyframes: accumulated.resolved + next.resolved)
    }

    /// Makes the keyframes of a loop follow each other.
    public static func buildArray(
        _ components: [some KeyframeTrackContent<Value>]
    ) -> some KeyframeTrackContent<Value> where Value: Animatable {
        KeyframeRow(keyframes: components.flatMap(\.resolved))
    }

    /// Takes the first of two branches.
    public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
        first component: First
    ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
    where Value: Animatable, First.Value == Value, Second.Value == Value {
        KeyframeTrackContentBuilder<Value>.buildEither(first: component)
    }

    /// Takes the second of two branches.
    public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
        second component: Second
    ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
    where Value: Animatable, First.Value == Value, Second.Value == Value {
        KeyframeTrackContentBuilder<Value>.buildEither(second: component)
    }

    /// Makes no tracks of no statements.
    public static func buildBlock() -> some Keyframes<Value> { KeyframeTracks(tracks: []) }

    /// Returns the tracks.
    public static func buildFinalResult(_ component: some Keyframes<Value>) -> some Keyframes<Value> { component }

    /// Makes one track of keyframes of the whole value.
    public static func buildFinalResult<Content: KeyframeTrackContent>(
        _ component: Content
    ) -> KeyframeTrack<Value, Value, Content> where Value: Animatable, Content.Value == Value {
        KeyframeTrack { component }
    }
}
