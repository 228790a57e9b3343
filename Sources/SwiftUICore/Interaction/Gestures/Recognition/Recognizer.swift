import Foundation

/// What the pointer or the fingers do.
package struct GestureEvent {
    /// What of a movement an event tells.
    package enum Phase: Hashable, Sendable {
        case began, moved, ended, cancelled
    }

    /// What moves.
    package enum Kind: Equatable, Sendable {
        case pointer(Phase)
        /// Two fingers: how far they are apart, by how far they were.
        case magnification(Phase, CGFloat)
        /// Two fingers: how far they have turned.
        case rotation(Phase, Angle)
        /// Time has passed that a recognizer asked for.
        case time
    }

    package var kind: Kind
    /// Where, in the coordinates of the view with the gesture.
    package var location: CGPoint
    /// Where the view with the gesture is in its window.
    package var origin: CGPoint
    /// When, in seconds from some moment.
    package var time: TimeInterval
    /// The keys that are held.
    package var modifiers: EventModifiers = []
    /// Has the window of the view follow the pointer.
    package var moveWindow: @MainActor () -> Void = {}

    package init(_ kind: Kind, at location: CGPoint = .zero, origin: CGPoint = .zero, time: TimeInterval) {
        (self.kind, self.location, self.origin, self.time) = (kind, location, origin, time)
    }
}

/// The state of a gesture.
enum GesturePhase<Value> {
    /// It may still become one; there may be something to show of it, as for a press that has not lasted yet.
    case possible(Value?)
    /// It goes on.
    case active(Value)
    /// It was one.
    case ended(Value)
    /// It is none, or no longer.
    case failed

    var isFailed: Bool { if case .failed = self { true } else { false } }
    var isEnded: Bool { if case .ended = self { true } else { false } }

    /// Whether it is certain that it is the gesture.
    var isRecognized: Bool {
        switch self {
        case .active, .ended: true
        case .possible, .failed: false
        }
    }

    /// What there is to tell of the gesture.
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

/// What recognizers bring about while they look at an event.
@MainActor
struct RecognitionContext {
    /// What the program is told, once it is certain that the gesture is the one.
    var effects: [() -> Void] = []
    /// When a recognizer wants to be asked again, although nothing moves.
    var wakeTime: TimeInterval?
    /// Where the views with a coordinate space are.
    let origin: @MainActor (CoordinateSpace) -> CGPoint?

    mutating func wake(at time: TimeInterval) { wakeTime = min(wakeTime ?? time, time) }

    /// Where an event is in a coordinate space.
    func location(of event: GestureEvent, in space: CoordinateSpace) -> CGPoint {
        if space == .local { return event.location }
        let origin = origin(space) ?? .zero
        return CGPoint(
            x: event.location.x + event.origin.x - origin.x,
            y: event.location.y + event.origin.y - origin.y
        )
    }
}

/// Finds out whether what is done is a gesture.
@MainActor
class Recognizer<Value> {
    /// Looks at an event.
    func handle(_ event: GestureEvent, _ context: inout RecognitionContext) -> GesturePhase<Value> { .failed }

    /// Begins anew: what was begun is none.
    func reset(_ context: inout RecognitionContext) {}
}
