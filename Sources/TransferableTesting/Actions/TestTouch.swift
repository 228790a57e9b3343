import Foundation
import SwiftUICore

/// A finger or a pressed pointer on a window in memory.
///
/// A button or a toggle under it acts when it is lifted there, unless a gesture has taken it by then: one in the label of the control, or
/// one with high priority around it. A simultaneous gesture takes nothing from the control.
@MainActor
public final class TestTouch {
    private let window: TestWindow
    private let host: MemoryHost
    private let modifiers: EventModifiers
    private let start: CGPoint
    private var location: CGPoint
    /// The gestures at the start of the touch, in the order in which they are notified.
    private let targets: [(unit: GestureUnit, widget: MemoryContainer)]
    /// The control under the touch, and what it does when that is lifted.
    private let control: (widget: MemoryWidget, click: () -> Void)?
    /// A Boolean value that indicates whether a gesture has taken the touch, so that the control does nothing.
    private var isTaken = false

    /// - Parameters:
    ///   - widgets: The widgets under the touch, the outermost first.
    ///   - location: The point in the window.
    ///   - modifiers: The keys that are held.
    ///   - window: The window.
    /// - Returns: Nil if nothing there has a use for a touch.
    init?(on widgets: [MemoryWidget], at location: CGPoint, modifiers: EventModifiers = [], of window: TestWindow) {
        guard let host = widgets.first?.host else { return nil }
        (self.window, self.host, self.modifiers) = (window, host, modifiers)
        (start, self.location) = (location, location)
        let control = widgets.lastIndex { $0.click != nil && $0.isEnabled }
        self.control = control.flatMap { index in widgets[index].click.map { (widgets[index], $0) } }
        targets = widgets.gestures(at: location, aroundControlAt: control)
        guard !targets.isEmpty || control != nil else { return nil }
        setPressed(true)
        tell(.began)
    }

    /// Moves the touch.
    /// - Parameter distance: The distance, in points.
    public func move(by distance: CGSize) {
        location = CGPoint(x: location.x + distance.width, y: location.y + distance.height)
        tell(.moved)
    }

    /// Ends the touch.
    public func lift() {
        tell(.ended)
        setPressed(false)
        if let control, !isTaken, location == start || control.widget.windowFrame.contains(location) { control.click() }
        window.update()
    }

    /// Cancels the touch without completing a gesture, as the system may do.
    public func cancel() {
        tell(.cancelled)
        setPressed(false)
        window.update()
    }

    private func setPressed(_ isPressed: Bool) {
        (control?.widget as? MemoryButton)?.setPressed(isPressed)
    }

    private func tell(_ phase: GestureEvent.Phase) {
        for (unit, widget) in targets {
            var event = widget.event(.pointer(phase), at: location, host.now)
            event.modifiers = modifiers.union(host.modifierKeys)
            if unit.handle(event, isEnabled: widget.isGestureEnabled) { isTaken = true }
        }
        window.update()
    }
}

extension TestWindow {
    /// Touches a view or presses the pointer on it.
    /// - Parameters:
    ///   - view: The view.
    ///   - point: The point in the view; nil for its center.
    ///   - modifiers: The keys that are held.
    /// - Throws: ``TestWindowError`` if nothing there has a gesture, and it is neither a button nor a toggle.
    public func touch(_ view: TestView, at point: CGPoint? = nil, modifiers: EventModifiers = []) throws -> TestTouch {
        guard view.isEnabled else { throw TestWindowError("“\(view.text)” is disabled.") }
        guard view.isHittable else { throw TestWindowError("Clicks go through “\(view.text)”.") }
        let location = view.location(point)
        guard let touch = TestTouch(on: view.path(at: location), at: location, modifiers: modifiers, of: self) else {
            throw TestWindowError("Neither “\(view.text)” nor a view around it has a gesture.")
        }
        return touch
    }

    /// Clicks a view.
    /// - Parameters:
    ///   - view: The view.
    ///   - point: The point in the view; nil for its center.
    ///   - count: The number of times.
    ///   - modifiers: The keys that are held.
    public func tap(_ view: TestView, at point: CGPoint? = nil, count: Int = 1, modifiers: EventModifiers = []) throws {
        for _ in 0..<count { try touch(view, at: point, modifiers: modifiers).lift() }
    }

    /// Presses a view for a while.
    /// - Parameters:
    ///   - view: The view.
    ///   - point: The point in the view; nil for its center.
    ///   - duration: The duration.
    public func longPress(_ view: TestView, at point: CGPoint? = nil, for duration: Duration = .seconds(1)) throws {
        let touch = try touch(view, at: point)
        advance(by: duration)
        touch.lift()
    }

    /// Drags over a view, for its gestures. For drag and drop, see ``drag(from:)``.
    /// - Parameters:
    ///   - view: The view.
    ///   - point: The point in the view at which the drag begins; nil for its center.
    ///   - distance: The distance of the pointer's movement.
    public func drag(_ view: TestView, at point: CGPoint? = nil, by distance: CGSize) throws {
        let touch = try touch(view, at: point)
        let steps = 4
        for _ in 0..<steps {
            advance(by: .milliseconds(20))
            touch.move(by: CGSize(width: distance.width / CGFloat(steps), height: distance.height / CGFloat(steps)))
        }
        touch.lift()
    }

    /// Pinches a view with two fingers.
    /// - Parameters:
    ///   - view: The view.
    ///   - scale: The final distance of the fingers relative to the initial one.
    public func magnify(_ view: TestView, by scale: CGFloat) throws {
        try moveFingers(on: view) { .magnification($0, $0 == .began ? 1 : scale) }
    }

    /// Rotates a view with two fingers.
    /// - Parameters:
    ///   - view: The view.
    ///   - angle: The angle.
    public func rotate(_ view: TestView, by angle: Angle) throws {
        try moveFingers(on: view) { .rotation($0, $0 == .began ? .zero : angle) }
    }

    private func moveFingers(on view: TestView, _ kind: (GestureEvent.Phase) -> GestureEvent.Kind) throws {
        let location = view.location(nil)
        let targets = view.path(at: location).gestures(at: location)
        guard !targets.isEmpty, let host = view.widget.host else {
            throw TestWindowError("Neither “\(view.text)” nor a view around it has a gesture.")
        }
        for phase in [GestureEvent.Phase.began, .moved, .ended] {
            for (unit, widget) in targets {
                let event = widget.event(kind(phase), at: location, host.now)
                _ = unit.handle(event, isEnabled: widget.isGestureEnabled)
            }
            update()
        }
    }

    /// The number of times that a `WindowDragGesture` has begun to move the window.
    public var windowMoves: Int { host.windowMoves }

    /// Moves the pointer over a view, or away from all views.
    /// - Parameters:
    ///   - view: The view; nil for none.
    ///   - point: The point in the view; nil for its center.
    public func hover(_ view: TestView?, at point: CGPoint? = nil) {
        let location = view?.location(point) ?? .zero
        let over = view?.path(at: location).compactMap { $0 as? MemoryContainer } ?? []
        for case let widget as MemoryContainer in views.map(\.widget) where widget.isEnabled {
            guard let hover = widget.content.part(HoverBehaviour.self) else { continue }
            if over.contains(where: { $0 === widget }) {
                let origin = widget.windowFrame.origin
                hover.hoverDidChange(.active(CGPoint(x: location.x - origin.x, y: location.y - origin.y)))
            } else {
                hover.hoverDidChange(.ended)
            }
        }
        update()
    }
}

extension TestView {
    /// Returns a point of the view in the window.
    func location(_ point: CGPoint?) -> CGPoint {
        point.map { CGPoint(x: frame.minX + $0.x, y: frame.minY + $0.y) } ?? CGPoint(x: frame.midX, y: frame.midY)
    }
}

@MainActor
extension [MemoryWidget] {
    /// Returns the gestures of these widgets, the outermost of which is first: those with high priority from the outermost on, then the
    /// others, those of views inside before those around.
    /// - Parameters:
    ///   - point: A point of the window.
    ///   - control: The index of the control there, which takes the pointer from gestures around it unless they are for controls; nil for
    ///     none.
    fileprivate func gestures(
        at point: CGPoint,
        aroundControlAt control: Int? = nil
    ) -> [(unit: GestureUnit, widget: MemoryContainer)] {
        let found = enumerated().compactMap { index, widget -> (unit: GestureUnit, widget: MemoryContainer)? in
            guard let widget = widget as? MemoryContainer, let unit = widget.gesture, widget.isGestureEnabled,
                widget.met(at: point) != nil, unit.isForControls || index > control ?? -1
            else { return nil }
            return (unit, widget)
        }
        return found.filter(\.unit.comesFirst) + found.reversed().filter { !$0.unit.comesFirst }
    }
}

extension MemoryContainer {
    /// A Boolean value that indicates whether the view with the gesture is enabled. One around it in the same widget may be otherwise.
    fileprivate var isGestureEnabled: Bool { content.enabledPart(GestureBehaviour.self) != nil }

    fileprivate func event(_ kind: GestureEvent.Kind, at point: CGPoint, _ time: TimeInterval) -> GestureEvent {
        let origin = windowFrame.origin
        let location = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
        var event = GestureEvent(kind, at: location, origin: origin, time: time)
        event.moveWindow = { [weak host] in host?.windowMoves += 1 }
        return event
    }
}
