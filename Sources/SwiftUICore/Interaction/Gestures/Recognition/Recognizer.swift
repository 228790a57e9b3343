import Foundation

/// A pointer or touch event.
package struct GestureEvent {
    /// The phase of a movement.
    package enum Phase: Hashable, Sendable {
        case began, moved, ended, cancelled
    }

    /// The kind of movement.
    package enum Kind: Equatable, Sendable {
        case pointer(Phase)
        /// The distance of two fingers relative to their initial distance.
        case magnification(Phase, CGFloat)
        /// The angle by which two fingers have turned.
        case rotation(Phase, Angle)
        /// The time that a recognizer requested has passed.
        case time
    }

    package var kind: Kind
    /// The location in the coordinate space of the view with the gesture.
    package var location: CGPoint
    /// The origin, in its window, of the view with the gesture.
    package var origin: CGPoint
    /// The time in seconds since an arbitrary point.
    package var time: TimeInterval
    /// The modifier keys that are pressed.
    package var modifiers: EventModifiers = []
    /// A closure that makes the window of the view follow the pointer.
    package var moveWindow: @MainActor () -> Void = {}

    package init(_ kind: Kind, at location: CGPoint = .zero, origin: CGPoint = .zero, time: TimeInterval) {
        (self.kind, self.location, self.origin, self.time) = (kind, location, origin, time)
    }
}

/// The state of a gesture.
enum GesturePhase<Value> {
    /// The gesture is still possible. It may already have a value, such as that of a press that has not lasted long
    /// enough.
    case possible(Value?)
    /// The gesture continues.
    case active(Value)
    /// It was one.
    case ended(Value)
    /// It is none, or no longer.
    case failed

    var isFailed: Bool { if case .failed = self { true } else { false } }
    var isEnded: Bool { if case .ended = self { true } else { false } }

    /// A Boolean value that indicates whether it is certain that it is the gesture.
    var isRecognized: Bool {
        switch self {
        case .active, .ended: true
        case .possible, .failed: false
        }
    }

    /// A Boolean value that indicates whether the gesture may still be one and has nothing to show for it.
    var isUndecided: Bool { if case .possible(nil) = self { true } else { false } }

    /// The value of the gesture.
    var value: Value? {
        switch self {
        case .possible(let value): value
        case .active(let value), .ended(let value): value
        case .failed: nil
        }
    }

    func map<Other>(_ transform: (Value) -> Other) -> GesturePhase<Other> {
        switch self {
        case .possible(let value): .possible(value.map(transform))
        case .active(let value): .active(transform(value))
        case .ended(let value): .ended(transform(value))
        case .failed: .failed
        }
    }
}

/// The effects of recognizers on an event.
@MainActor
struct RecognitionContext {
    /// The reports to the program, which wait until the gesture has won.
    var effects: [() -> Void] = []
    /// The time at which a recognizer needs to run again without an event.
    var wakeTime: TimeInterval?
    /// A Boolean value that indicates whether the press has just lasted as long as a recognizer asks.
    var hasLasted = false
    /// A closure that returns the origin of a coordinate space.
    let origin: @MainActor (CoordinateSpace) -> CGPoint?

    mutating func wake(at time: TimeInterval) { wakeTime = min(wakeTime ?? time, time) }

    /// Returns the location of an event in a coordinate space.
    func location(of event: GestureEvent, in space: CoordinateSpace) -> CGPoint {
        if space == .local { return event.location }
        let origin = origin(space) ?? .zero
        return CGPoint(
            x: event.location.x + event.origin.x - origin.x,
            y: event.location.y + event.origin.y - origin.y
        )
    }
}

/// A recognizer that determines whether events form a gesture.
@MainActor
class Recognizer<Value> {
    /// Handles an event.
    func handle(_ event: GestureEvent, _ context: inout RecognitionContext) -> GesturePhase<Value> { .failed }

    /// Starts again, without the gesture that has begun.
    func reset(_ context: inout RecognitionContext) {}
}
