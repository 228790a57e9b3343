import Foundation

/// A gesture that recognizes a pinch.
@_weakLinked
public struct MagnifyGesture: Sendable {
    /// The movement of the fingers.
    public struct Value: Equatable, Sendable {
        /// The time of the event.
        public var time: Date
        /// The distance of the fingers relative to the initial distance, which is 2 for twice the distance.
        public var magnification: CGFloat
        /// The center between the fingers at the start.
        public var startLocation: CGPoint
    }

    /// The minimum change of the scale for a movement to be recognized.
    public var minimumScaleDelta: CGFloat

    /// Creates the gesture.
    /// - Parameter minimumScaleDelta: The change of the scale from which a movement is a gesture: 0.01 for a hundredth.
    nonisolated public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

extension MagnifyGesture: PrimitiveGesture {
    public typealias Body = Never

    func recognizer(reusing kept: Recognizer<Value>?) -> Recognizer<Value> {
        let recognizer =
            kept as? TwoFingerRecognizer<CGFloat, Value>
            ?? TwoFingerRecognizer { event in
                if case .magnification(let phase, let scale) = event.kind { (phase, scale) } else { nil }
            } value: {
                Value(time: Date(), magnification: $0, startLocation: $1)
            }
        recognizer.isEnough = { [minimumScaleDelta] in abs($0 - 1) >= minimumScaleDelta }
        return recognizer
    }
}

/// A gesture that recognizes two turning fingers.
@_weakLinked
public struct RotateGesture: Sendable {
    /// The angle by which the fingers have turned.
    public struct Value: Equatable, Sendable {
        /// The time of the event.
        public var time: Date
        /// The angle by which the fingers have turned.
        public var rotation: Angle
        /// The center between the fingers at the start.
        public var startLocation: CGPoint
    }

    /// The minimum angle for a movement to be recognized.
    public var minimumAngleDelta: Angle

    /// Creates the gesture.
    /// - Parameter minimumAngleDelta: The angle from which a movement is a gesture.
    nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

extension RotateGesture: PrimitiveGesture {
    public typealias Body = Never

    func recognizer(reusing kept: Recognizer<Value>?) -> Recognizer<Value> {
        let recognizer =
            kept as? TwoFingerRecognizer<Angle, Value>
            ?? TwoFingerRecognizer { event in
                if case .rotation(let phase, let angle) = event.kind { (phase, angle) } else { nil }
            } value: {
                Value(time: Date(), rotation: $0, startLocation: $1)
            }
        recognizer.isEnough = { [minimumAngleDelta] in abs($0.radians) >= abs(minimumAngleDelta.radians) }
        return recognizer
    }
}

/// A recognizer of movements of two fingers, which hosts measure.
final class TwoFingerRecognizer<Measure, Value>: Recognizer<Value> {
    /// A Boolean value that indicates whether the fingers have moved far enough.
    var isEnough: (Measure) -> Bool = { _ in true }
    private let measure: (GestureEvent) -> (GestureEvent.Phase, Measure)?
    private let value: (Measure, CGPoint) -> Value
    private var start: CGPoint?
    private var isActive = false

    init(
        _ measure: @escaping (GestureEvent) -> (GestureEvent.Phase, Measure)?,
        value: @escaping (Measure, CGPoint) -> Value
    ) {
        (self.measure, self.value) = (measure, value)
    }

    override func reset(_ context: inout RecognitionContext) { (start, isActive) = (nil, false) }

    override func handle(_ event: GestureEvent, _ context: inout RecognitionContext) -> GesturePhase<Value> {
        guard let (phase, measured) = measure(event) else {
            // One finger touches before the second.
            return event.kind == .pointer(.ended) || event.kind == .pointer(.cancelled) ? .failed : .possible(nil)
        }
        let start = self.start ?? event.location
        self.start = start
        isActive = isActive || isEnough(measured)
        switch phase {
        case .began, .moved: return isActive ? .active(value(measured, start)) : .possible(nil)
        case .ended: return isActive ? .ended(value(measured, start)) : .failed
        case .cancelled: return .failed
        }
    }
}
