import Foundation

/// A gesture that recognizes movement of a pressed pointer or a finger.
@_weakLinked
public struct DragGesture: Sendable {
    /// The location and velocity of a drag.
    public struct Value: Equatable, Sendable {
        /// The time of the event.
        public var time: Date
        /// The location of the pointer.
        public var location: CGPoint
        /// The location at which the drag began.
        public var startLocation: CGPoint
        /// The velocity of the pointer, in points a second.
        public var velocity: CGSize

        /// The distance of the pointer from the start location.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// The predicted location at which the pointer would stop, based on its velocity.
        public var predictedEndLocation: CGPoint {
            // Apple's rate for decelerating scrolling: the distance of a quarter of a second.
            CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
        }

        /// The predicted distance at which the pointer would stop, based on its velocity.
        public var predictedEndTranslation: CGSize {
            CGSize(
                width: predictedEndLocation.x - startLocation.x,
                height: predictedEndLocation.y - startLocation.y
            )
        }
    }

    /// The minimum distance, in points, for a movement to be recognized.
    public var minimumDistance: CGFloat
    /// The coordinate space of the locations.
    public var coordinateSpace: CoordinateSpace { space.value }
    private let space: UncheckedBox<CoordinateSpace>

    /// Creates a drag gesture.
    /// - Parameters:
    ///   - minimumDistance: The distance from which a movement is a drag, in points.
    ///   - coordinateSpace: The space of the locations.
    nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        (self.minimumDistance, space) = (minimumDistance, UncheckedBox(coordinateSpace))
    }
}

extension DragGesture: PrimitiveGesture {
    public typealias Body = Never

    func recognizer(reusing kept: Recognizer<Value>?) -> Recognizer<Value> {
        let recognizer = kept as? DragRecognizer ?? DragRecognizer()
        recognizer.gesture = self
        return recognizer
    }
}

/// A recognizer of a pointer that moves while it is down.
final class DragRecognizer: Recognizer<DragGesture.Value> {
    var gesture = DragGesture()
    private var start: CGPoint?
    private var last: (location: CGPoint, time: TimeInterval)?
    private var velocity = CGSize.zero
    private var isActive = false

    override func reset(_ context: inout RecognitionContext) {
        (start, last, velocity, isActive) = (nil, nil, .zero, false)
    }

    override func handle(
        _ event: GestureEvent,
        _ context: inout RecognitionContext
    ) -> GesturePhase<DragGesture.Value> {
        let location = context.location(of: event, in: gesture.coordinateSpace)
        switch event.kind {
        case .pointer(.began):
            (start, last, velocity) = (location, (location, event.time), .zero)
            isActive = gesture.minimumDistance <= 0
            return phase(location)
        case .pointer(.moved):
            guard let start else { return .failed }
            measure(location, event.time)
            isActive = isActive || start.distance(to: location) >= gesture.minimumDistance
            return phase(location)
        case .pointer(.ended):
            guard let start, isActive else { return .failed }
            measure(location, event.time)
            return .ended(value(from: start, to: location))
        case .time:
            guard start != nil else { return .failed }
            return last.map { phase($0.location) } ?? .possible(nil)
        case .pointer(.cancelled), .magnification, .rotation:
            return .failed
        }
    }

    private func phase(_ location: CGPoint) -> GesturePhase<DragGesture.Value> {
        guard let start, isActive else { return .possible(nil) }
        return .active(value(from: start, to: location))
    }

    private func value(from start: CGPoint, to location: CGPoint) -> DragGesture.Value {
        DragGesture.Value(time: Date(), location: location, startLocation: start, velocity: velocity)
    }

    private func measure(_ location: CGPoint, _ time: TimeInterval) {
        defer { last = (location, time) }
        guard let last, time > last.time else { return }
        let passed = CGFloat(time - last.time)
        velocity = CGSize(
            width: (location.x - last.location.x) / passed,
            height: (location.y - last.location.y) / passed
        )
    }
}
