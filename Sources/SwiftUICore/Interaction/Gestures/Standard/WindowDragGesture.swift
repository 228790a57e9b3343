import Foundation

/// A gesture that moves the window of the view.
///
/// ```swift
/// Text("Player").padding().gesture(WindowDragGesture())
/// ```
///
/// The window manager, or the compositor, moves the window after the pointer has moved slightly. It grabs the pointer
/// for that, so the gesture ends there: the app does not learn how far the window moves.
@_weakLinked
public struct WindowDragGesture: Sendable {
    /// The value of the gesture while the window moves.
    public struct Value: Equatable, Sendable {}

    /// Creates a window drag gesture.
    nonisolated public init() {}
}

extension WindowDragGesture: PrimitiveGesture {
    public typealias Body = Never

    func recognizer(reusing kept: Recognizer<Value>?) -> Recognizer<Value> { kept ?? WindowDragRecognizer() }
}

/// A recognizer of a pointer that moves while it is down and moves the window with it.
private final class WindowDragRecognizer: Recognizer<WindowDragGesture.Value> {
    private var start: CGPoint?
    private var isMoving = false

    override func reset(_ context: inout RecognitionContext) { (start, isMoving) = (nil, false) }

    override func handle(
        _ event: GestureEvent,
        _ context: inout RecognitionContext
    ) -> GesturePhase<WindowDragGesture.Value> {
        let value = WindowDragGesture.Value()
        switch event.kind {
        case .pointer(.began):
            (start, isMoving) = (event.location, false)
            return .possible(nil)
        case .pointer(.moved):
            guard let start else { return .failed }
            if !isMoving, start.distance(to: event.location) >= restingDistance {
                isMoving = true
                context.effects.append(event.moveWindow)
            }
            return isMoving ? .active(value) : .possible(nil)
        case .pointer(.ended), .pointer(.cancelled): return isMoving ? .ended(value) : .failed
        case .time: return isMoving ? .active(value) : .possible(nil)
        case .magnification, .rotation: return .failed
        }
    }
}
