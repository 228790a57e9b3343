import Foundation

/// The gesture of one view in its widget: hosts make one, and hand it what the pointer does.
@MainActor
package final class GestureUnit {
    private var behaviour: GestureBehaviour
    private var recognizer: Recognizer<Void>
    private(set) var phase = GesturePhase<Void>.possible(nil)
    /// What the program is to be told once it is certain that the gesture is this one.
    private var held: [() -> Void] = []
    /// Where the last event was, for those that only time brings about.
    private var lastEvent: GestureEvent?
    /// Whether the gesture is the one, so that others are not.
    private(set) var hasWon = false

    package init(_ behaviour: GestureBehaviour) {
        self.behaviour = behaviour
        recognizer = behaviour.makeRecognizer(nil)
    }

    /// Takes another value of the gesture, also while it goes on.
    package func update(_ behaviour: GestureBehaviour) {
        self.behaviour = behaviour
        recognizer = behaviour.makeRecognizer(recognizer)
    }

    /// Looks at an event.
    /// - Returns: Whether the gesture is the one now, and no other may run beside it: then the pointer is this view's.
    package func handle(_ event: GestureEvent) -> Bool {
        guard let graph, behaviour.mask.contains(.gesture) else { return false }
        return graph.gestures.handle(event, for: self)
    }

    /// Whether events come before those of views inside.
    package var comesFirst: Bool { behaviour.precedence == .high }

    /// Ends what was begun, because the widget is gone.
    package func end() { graph?.gestures.remove(self) }

    // MARK: For the arena

    private var graph: ViewGraph? { behaviour.node?.graph }
    var isRemoved: Bool { behaviour.node?.isRemoved ?? true }
    var precedence: GestureBehaviour.Precedence { behaviour.precedence }
    var blocksSubviews: Bool { !behaviour.mask.contains(.subviews) }
    /// How far inside the view is: views inside others have greater numbers.
    var depth: Int { behaviour.node?.depth ?? 0 }

    /// Whether nothing more comes of the gesture.
    var isOver: Bool { phase.isFailed || phase.isEnded && hasWon }

    /// Has the recognizer look at an event.
    func recognize(_ event: GestureEvent) {
        var event = event
        if event.kind == .time, let lastEvent {
            (event.location, event.origin) = (lastEvent.location, lastEvent.origin)
        }
        lastEvent = event
        let element = behaviour.element
        var context = RecognitionContext { element?.windowOrigin(of: $0) }
        phase = recognizer.handle(event, &context)
        held += context.effects
        if phase.isFailed {
            // What was begun is put back; of what was held back nothing has happened.
            held = []
            recognizer.reset(&context)
        }
        guard let wakeTime = context.wakeTime, let graph else { return }
        graph.host.schedule(after: max(0, wakeTime - event.time)) { [weak self] in
            guard let self, let graph = self.graph else { return }
            _ = graph.gestures.handle(GestureEvent(.time, time: wakeTime), for: self)
        }
    }

    /// Lets the program know what was held back.
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

    /// Ends what was begun without the gesture.
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
        hasWon = false
        held = []
    }
}
