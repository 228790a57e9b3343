import Foundation

/// A group of tracks that change a value over time in parallel.
@_weakLinked
public protocol Keyframes<Value> {
    /// The type of the value.
    associatedtype Value
    /// The type of `body`.
    associatedtype Body: Keyframes where Body.Value == Value

    /// The tracks that make up these changes.
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
    /// A closure that sets the part of the value that the track is of, for a time.
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

/// A track of keyframes for part of a value.
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

    /// Creates a track for the whole value.
    /// - Parameter content: The keyframes, in order.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == TrackValue {
        (keyPath, self.content) = (\.self, content())
    }

    /// Creates a track for part of the value.
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

/// A result builder that creates tracks from a closure.
@resultBuilder
@_weakLinked
public struct KeyframesBuilder<Value> {
    /// Builds an expression from a track.
    public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }

    /// Builds an expression from keyframes for the whole value.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
        expression
    }

    /// Builds a block from its first track.
    public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }

    /// Builds a block from its first keyframes for the whole value.
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }

    /// Adds a track that runs in parallel with the preceding ones.
    public static func buildPartialBlock(
        accumulated: some Keyframes<Value>,
        next: some Keyframes<Value>
    ) -> some Keyframes<Value> {
        KeyframeTracks(tracks: [accumulated, next])
    }

    /// Appends keyframes for the whole value to the preceding ones.
    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>,
        next: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> where Value: Animatable {
        KeyframeRow(keyframes: accumulated.resolved + next.resolved)
    }

    /// Builds a sequence of keyframes from a loop.
    public static func buildArray(
        _ components: [some KeyframeTrackContent<Value>]
    ) -> some KeyframeTrackContent<Value> where Value: Animatable {
        KeyframeRow(keyframes: components.flatMap(\.resolved))
    }

    /// Builds the keyframes of the first branch of a condition.
    public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
        first component: First
    ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
    where Value: Animatable, First.Value == Value, Second.Value == Value {
        KeyframeTrackContentBuilder<Value>.buildEither(first: component)
    }

    /// Builds the keyframes of the second branch of a condition.
    public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
        second component: Second
    ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
    where Value: Animatable, First.Value == Value, Second.Value == Value {
        KeyframeTrackContentBuilder<Value>.buildEither(second: component)
    }

    /// Builds an empty group of tracks.
    public static func buildBlock() -> some Keyframes<Value> { KeyframeTracks(tracks: []) }

    /// Returns the tracks of the block.
    public static func buildFinalResult(_ component: some Keyframes<Value>) -> some Keyframes<Value> { component }

    /// Builds a single track from keyframes for the whole value.
    public static func buildFinalResult<Content: KeyframeTrackContent>(
        _ component: Content
    ) -> KeyframeTrack<Value, Value, Content> where Value: Animatable, Content.Value == Value {
        KeyframeTrack { component }
    }
}
