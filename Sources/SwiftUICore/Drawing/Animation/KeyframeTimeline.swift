import Foundation

/// A description of how keyframes change a value over time.
///
/// ```swift
/// let timeline = KeyframeTimeline(initialValue: CGPoint.zero) {
///     KeyframeTrack(\.x) { LinearKeyframe(100, duration: 1) }
///     KeyframeTrack(\.y) { CubicKeyframe(50, duration: 0.5) }
/// }
/// let halfway = timeline.value(progress: 0.5)
/// ```
@_weakLinked
public struct KeyframeTimeline<Value> {
    private let initialValue: Value
    private let changes: [KeyframeChange<Value>]

    /// Creates a timeline.
    /// - Parameters:
    ///   - initialValue: The value at the beginning.
    ///   - content: The keyframes.
    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        self.init(initialValue, content())
    }

    init(_ initialValue: Value, _ keyframes: some Keyframes<Value>) {
        (self.initialValue, changes) = (initialValue, keyframes.resolved(for: initialValue))
    }

    /// The duration of the longest track, in seconds.
    public var duration: TimeInterval { changes.reduce(0) { max($0, $1.duration) } }

    /// Returns the value at a time. Tracks that have ended keep their final values.
    /// - Parameter time: The time in seconds.
    public func value(time: TimeInterval) -> Value {
        var value = initialValue
        for change in changes { change.apply(&value, time) }
        return value
    }

    /// Returns the value at a fraction of the duration.
    /// - Parameter progress: 0 for the beginning, 1 for the end.
    public func value(progress: Double) -> Value { value(time: progress * duration) }
}
