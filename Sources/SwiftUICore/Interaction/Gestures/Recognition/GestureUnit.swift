import Foundation

/// The gesture of one view in its widget. Hosts create it and pass it pointer movements.
@MainActor
package final class GestureUnit {
    private var behaviour: GestureBehaviour
    private var recognizer: Recognizer<Void>
    private(set) var phase = GesturePhase<Void>.possible(nil)
    /// The reports to the program that wait until the gesture has won.
    private var held: [() -> Void] = []
    /// The last event, for gestures that depend on time alone.
    private var lastEvent: GestureEvent?
    /// A Boolean value that indicates whether the gesture is the one, so others are not.
    private(set) var hasWon = false
    /// A Boolean value that indicates whether the press has lasted as long as the gesture asks.
    private(set) var hasLasted = false
    /// The number of presses since the gesture began.
    private(set) var presses = 0
    /// A Boolean value that indicates whether the gesture has yet to handle the end of the current press.
    var isPressed = false

    package init(_ behaviour: GestureBehaviour) {
        self.behaviour = behaviour
        recognizer = behaviour.makeRecognizer(nil)
    }

    /// Updates the gesture, even while it is in progress.
    package func update(_ behaviour: GestureBehaviour) {
        self.behaviour = behaviour
        recognizer = behaviour.makeRecognizer(recognizer)
    }

    /// Handles an event. A gesture that is disabled or masked meanwhile ends, so that no other waits for it.
    /// - Returns: Whether the gesture is the one now, and no other may run beside it: then the pointer is this view's.
    package func handle(_ event: GestureEvent, isEnabled: Bool) -> Bool {
        guard let graph else { return false }
        guard isEnabled, behaviour.mask.contains(.gesture) else {
            end()
            return false
        }
        return graph.gestures.handle(event, for: self)
    }

    /// A Boolean value that indicates whether the gesture takes precedence over those of views inside.
    package var comesFirst: Bool { behaviour.precedence == .high }

    /// A Boolean value that indicates whether the gesture is recognized on controls, which take the pointer from other gestures.
    package var isForControls: Bool { behaviour.precedence != .normal }

    /// A Boolean value that indicates whether the gesture gives way to what a view inside does with the pointer.
    package var givesWay: Bool { behaviour.precedence == .normal && !hasWon }

    /// A Boolean value that indicates whether the gesture may still be one beside which no other runs.
    package var mayExclude: Bool {
        behaviour.precedence != .simultaneous && behaviour.mask.contains(.gesture) && !phase.isFailed && !phase.isEnded
    }

    /// A Boolean value that indicates whether it is certain that it is the gesture.
    package var isRecognized: Bool { phase.isRecognized }

    /// Ends a gesture in progress when its widget is removed.
    package func end() { graph?.gestures.remove(self) }

    // MARK: For the arena

    private var graph: ViewGraph? { behaviour.node?.graph }
    var isRemoved: Bool { behaviour.node?.isRemoved ?? true }
    var precedence: GestureBehaviour.Precedence { behaviour.precedence }
    var blocksSubviews: Bool { !behaviour.mask.contains(.subviews) }
    /// The depth of the view: views inside others have greater numbers.
    var depth: Int { behaviour.node?.depth ?? 0 }

    /// A Boolean value that indicates whether the gesture has ended, without further effects.
    var isOver: Bool { phase.isFailed || phase.isEnded && hasWon }

    /// Passes an event to the recognizer.
    func recognize(_ event: GestureEvent) {
        var event = event
        if event.kind == .time, let lastEvent {
            (event.location, event.origin) = (lastEvent.location, lastEvent.origin)
        }
        lastEvent = event
        countPress(event)
        let element = behaviour.element
        var context = RecognitionContext { element?.windowOrigin(of: $0) }
        phase = recognizer.handle(event, &context)
        held += context.effects
        hasLasted = hasLasted || context.hasLasted
        if phase.isFailed {
            // The effects are reverted, and the held reports are dropped.
            held = []
            recognizer.reset(&context)
        }
        guard let wakeTime = context.wakeTime, let graph else { return }
        graph.host.schedule(after: max(0, wakeTime - event.time)) { [weak self] in
            guard let self, let graph = self.graph else { return }
            _ = graph.gestures.handle(GestureEvent(.time, time: wakeTime), for: self)
        }
    }

    private func countPress(_ event: GestureEvent) {
        switch event.kind {
        case .pointer(.began): (presses, isPressed) = (presses + 1, true)
        case .pointer(.ended), .pointer(.cancelled): isPressed = false
        case .pointer(.moved), .magnification, .rotation, .time: break
        }
    }

    /// Delivers the held reports to the program.
    func tell() {
        let effects = held
        held = []
        for effect in effects { effect() }
    }

    /// Takes the gesture for the one.
    func win() {
        hasWon = true
        tell()
    }

    /// Ends a running gesture without recognizing it.
    func cancel() {
        held = []
        reset()
        phase = .failed
    }

    /// Begins anew.
    func reset() {
        var context = RecognitionContext { _ in nil }
        recognizer.reset(&context)
        phase = .possible(nil)
        (hasWon, hasLasted, presses, isPressed) = (false, false, 0, false)
        held = []
    }
}
