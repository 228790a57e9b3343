import Foundation

/// A gesture that recognizes a long press.
@_weakLinked
public struct LongPressGesture: Sendable {
    /// The minimum duration of the press, in seconds.
    public var minimumDuration: Double
    /// The maximum distance that the pointer can move during the press, in points.
    public var maximumDistance: CGFloat

    /// Creates a long-press gesture.
    /// - Parameters:
    ///   - minimumDuration: The duration, in seconds.
    ///   - maximumDistance: The distance that the pointer may move meanwhile, in points.
    nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        (self.minimumDuration, self.maximumDistance) = (minimumDuration, maximumDistance)
    }
}

extension LongPressGesture: PrimitiveGesture {
    public typealias Body = Never
    /// A Boolean value that indicates whether the view is pressed.
    public typealias Value = Bool

    func recognizer(reusing kept: Recognizer<Bool>?) -> Recognizer<Bool> {
        let recognizer = kept as? LongPressRecognizer ?? LongPressRecognizer()
        recognizer.gesture = self
        return recognizer
    }
}

/// A recognizer of a press that lasts.
final class LongPressRecognizer: Recognizer<Bool> {
    var gesture = LongPressGesture()
    /// A duration that is no number is none.
    private var duration: Double { gesture.minimumDuration > 0 ? gesture.minimumDuration : 0 }
    private var start: (location: CGPoint, time: TimeInterval)?

    override func reset(_ context: inout RecognitionContext) { start = nil }

    override func handle(_ event: GestureEvent, _ context: inout RecognitionContext) -> GesturePhase<Bool> {
        switch event.kind {
        case .pointer(.began):
            start = (event.location, event.time)
            context.wake(at: event.time + duration)
            return .possible(true)
        case .pointer(.moved), .time:
            guard let start else { return .failed }
            if case .pointer = event.kind, start.location.distance(to: event.location) > gesture.maximumDistance {
                return .failed
            }
            // Times are sums of numbers that no Double holds exactly.
            if event.time - start.time >= duration - 1e-6 {
                context.hasLasted = true
                return .ended(true)
            }
            context.wake(at: start.time + duration)
            return .possible(true)
        case .pointer(.ended), .pointer(.cancelled), .magnification, .rotation:
            return .failed
        }
    }
}
