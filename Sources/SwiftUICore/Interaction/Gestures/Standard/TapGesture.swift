import Foundation

/// A gesture that recognizes one or several clicks or taps.
@_weakLinked
public struct TapGesture: Sendable {
    /// The required number of clicks or taps.
    public var count: Int

    /// Creates a tap gesture.
    /// - Parameter count: The required number of clicks.
    nonisolated public init(count: Int = 1) { self.count = count }
}

extension TapGesture: PrimitiveGesture {
    public typealias Body = Never
    public typealias Value = Void

    func recognizer(reusing kept: Recognizer<Void>?) -> Recognizer<Void> {
        let recognizer = kept as? TapRecognizer<Void> ?? TapRecognizer { _, _ in }
        recognizer.count = count
        return recognizer
    }
}

/// A gesture that recognizes one or several clicks or taps and reports their location.
@_weakLinked
public struct SpatialTapGesture: Sendable {
    /// The location of a click.
    public struct Value: Hashable, Sendable {
        /// The point in the gesture's coordinate space.
        public var location: CGPoint
    }

    /// The required number of clicks or taps.
    public var count: Int
    /// The coordinate space of the location.
    public var coordinateSpace: CoordinateSpace { space.value }
    private let space: UncheckedBox<CoordinateSpace>

    /// Creates a tap gesture.
    /// - Parameters:
    ///   - count: The required number of clicks.
    ///   - coordinateSpace: The space of the location.
    nonisolated public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
        (self.count, space) = (count, UncheckedBox(coordinateSpace))
    }
}

extension SpatialTapGesture: PrimitiveGesture {
    public typealias Body = Never

    func recognizer(reusing kept: Recognizer<Value>?) -> Recognizer<Value> {
        let space = coordinateSpace
        let recognizer =
            kept as? TapRecognizer<Value>
            ?? TapRecognizer { event, context in Value(location: context.location(of: event, in: space)) }
        recognizer.count = count
        return recognizer
    }
}

/// The distance that a resting pointer may move, in points.
let restingDistance: CGFloat = 10

/// A recognizer of clicks at one place in quick succession.
final class TapRecognizer<Value>: Recognizer<Value> {
    var count = 1
    private let value: (GestureEvent, RecognitionContext) -> Value
    private var taps = 0
    private var start: CGPoint?
    private var deadline: TimeInterval?
    /// The longest time from one click to the next, in seconds.
    private let longestPause = 0.4

    init(_ value: @escaping (GestureEvent, RecognitionContext) -> Value) { self.value = value }

    override func reset(_ context: inout RecognitionContext) { (taps, start, deadline) = (0, nil, nil) }

    override func handle(_ event: GestureEvent, _ context: inout RecognitionContext) -> GesturePhase<Value> {
        switch event.kind {
        case .pointer(.began):
            if let start, start.distance(to: event.location) > restingDistance { return .failed }
            if let deadline, event.time > deadline { return .failed }
            start = event.location
            deadline = nil
            return .possible(nil)
        case .pointer(.moved):
            return (start?.distance(to: event.location) ?? 0) > restingDistance ? .failed : .possible(nil)
        case .pointer(.ended):
            guard start != nil else { return .failed }
            taps += 1
            if taps >= count { return .ended(value(event, context)) }
            deadline = event.time + longestPause
            context.wake(at: event.time + longestPause)
            return .possible(nil)
        case .time:
            guard let deadline else { return .possible(nil) }
            return event.time >= deadline ? .failed : .possible(nil)
        case .pointer(.cancelled), .magnification, .rotation:
            return .failed
        }
    }
}

extension CGPoint {
    func distance(to other: CGPoint) -> CGFloat {
        ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
    }
}
