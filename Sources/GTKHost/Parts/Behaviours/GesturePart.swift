import CGTK
import Foundation
import GTKInterop
import SwiftUICore

/// A part that recognizes a gesture on a container: GTK's gestures report the movements of the pointer and the fingers, and cancel GTK's
/// other gestures after the gesture is recognized.
@MainActor
final class GesturePart: TypedPart<GestureBehaviour> {
    private let unit: GestureUnit
    /// The gestures of GTK that learn of the pointer.
    private var drags: [ObjectReference] = []
    /// The one of these that the pointer was pressed in last.
    private var drag: ObjectReference?
    /// The point at which the pointer was pressed; nil while it is not.
    private var start: CGPoint?
    /// The greatest distance of the pointer from there that the gesture has seen.
    private var distance: CGFloat = 0
    /// A distance beyond which no gesture takes the pointer for one that rests, in points.
    private static let restingDistance: CGFloat = 10

    required init(_ part: GestureBehaviour, in container: ContainerWidget, isEnabled: Bool) {
        unit = GestureUnit(part)
        super.init(part, in: container, isEnabled: isEnabled)
        if unit.comesFirst {
            connectPointer(in: GTK_PHASE_CAPTURE, onControls: nil)
        } else {
            connectPointer(in: GTK_PHASE_BUBBLE, onControls: false)
            // A control takes the pointer when that is released, and what is around it learns no more.
            if unit.isForControls { connectPointer(in: GTK_PHASE_CAPTURE, onControls: true) }
        }
        connectFingers()
    }

    isolated deinit { unit.end() }

    override func partDidChange(from before: GestureBehaviour) { unit.update(part) }

    /// - Parameters:
    ///   - phase: The phase of GTK in which the gesture learns of the pointer.
    ///   - onControls: Whether it is for a pointer that is pressed on a control, or elsewhere; nil for both.
    private func connectPointer(in phase: GtkPropagationPhase, onControls: Bool?) {
        // The widget takes the other reference over.
        let drag = ObjectReference(retaining: gtk_gesture_drag_new()!.raw)
        drags.append(drag)
        let gesture = OpaquePointer(drag.pointer)
        gtk_gesture_single_set_button(gesture, guint(GDK_BUTTON_PRIMARY))
        Signal.connectPoint(gesture.raw, "drag-begin") { [weak self, weak drag] x, y in
            let point = CGPoint(x: x, y: y)
            guard let self, container.isMet(at: point), onControls.map({ $0 == isControl(at: point) }) ?? true else {
                return
            }
            (self.drag, start, distance) = (drag, point, 0)
            pointerDid(.began, point)
        }
        Signal.connectPoint(gesture.raw, "drag-update") { [weak self, weak drag] x, y in
            if self?.drag === drag { self?.pointerMoved(by: x, y) }
        }
        Signal.connectPoint(gesture.raw, "drag-end") { [weak self, weak drag] x, y in
            if self?.drag === drag { self?.pointerDidEnd(.ended, by: x, y) }
        }
        // GTK reports the end of a drag even after its cancellation.
        Signal.connect(
            gesture.raw,
            "cancel",
            object: { [weak self, weak drag] _ in
                if self?.drag === drag { self?.pointerDidEnd(.cancelled, by: 0, 0) }
            }
        )
        add(gesture, phase)
    }

    /// Returns whether a GTK control is at a point, for which actions there are meant.
    private func isControl(at point: CGPoint) -> Bool {
        var next = gtk_widget_pick(widget, point.x, point.y, GTK_PICK_DEFAULT)
        while let inner = next, inner != widget {
            let isOurs = ViewWidgetClass.delegate(of: inner) != nil
            // A scrolled window takes the focus for the keyboard only.
            let isScrolled = g_type_check_instance_is_a(inner.cast(), gtk_scrolled_window_get_type()) != 0
            if !isOurs, !isScrolled, gtk_widget_get_focusable(inner) != 0 { return true }
            next = gtk_widget_get_parent(inner)
        }
        return false
    }

    private func connectFingers() {
        let zoom = gtk_gesture_zoom_new()!
        connect(zoom) { phase in .magnification(phase, gtk_gesture_zoom_get_scale_delta(zoom)) }
        let rotation = gtk_gesture_rotate_new()!
        connect(rotation) { phase in
            .rotation(phase, .radians(gtk_gesture_rotate_get_angle_delta(rotation)))
        }
    }

    private func connect(
        _ gesture: OpaquePointer,
        _ kind: @escaping @MainActor (GestureEvent.Phase) -> GestureEvent.Kind
    ) {
        let phases: [(String, GestureEvent.Phase)] = [
            ("begin", .began), ("update", .moved), ("cancel", .cancelled), ("end", .ended),
        ]
        for (signal, phase) in phases {
            Signal.connect(
                gesture.raw,
                signal,
                object: { [weak self] _ in
                    var x = 0.0
                    var y = 0.0
                    gtk_gesture_get_bounding_box_center(gesture, &x, &y)
                    self?.handle(kind(phase), CGPoint(x: x, y: y), of: gesture)
                }
            )
        }
        add(gesture, unit.comesFirst ? GTK_PHASE_CAPTURE : GTK_PHASE_BUBBLE)
    }

    private func add(_ gesture: OpaquePointer, _ phase: GtkPropagationPhase) {
        gtk_event_controller_set_propagation_phase(gesture, phase)
        gtk_widget_add_controller(widget, gesture)
    }

    /// A Boolean value that indicates whether the gesture comes before those of views inside.
    var comesFirst: Bool { unit.comesFirst }

    /// A Boolean value that indicates whether the gesture has taken the pointer that is pressed now, or may do so when that moves on.
    var mayTakePointer: Bool {
        guard start != nil, isEnabled, unit.mayExclude else { return false }
        return unit.isRecognized || distance <= Self.restingDistance
    }

    private func pointerMoved(by x: Double, _ y: Double) {
        guard let start else { return }
        distance = max(distance, (x * x + y * y).squareRoot())
        if unit.givesWay, leavesPointerToDrag(from: start, to: CGPoint(x: start.x + x, y: start.y + y)) {
            pointerDidEnd(.cancelled, by: 0, 0)
        } else {
            pointerDid(.moved, by: x, y)
        }
    }

    private func pointerDidEnd(_ phase: GestureEvent.Phase, by x: Double, _ y: Double) {
        pointerDid(phase, by: x, y)
        start = nil
    }

    private func pointerDid(_ phase: GestureEvent.Phase, by x: Double, _ y: Double) {
        guard let start else { return }
        pointerDid(phase, CGPoint(x: start.x + x, y: start.y + y))
    }

    private func pointerDid(_ phase: GestureEvent.Phase, _ location: CGPoint) {
        drag?.withPointer { handle(.pointer(phase), location, of: OpaquePointer($0)) }
    }

    /// Asks the window manager to move the window with the pointer, from the point of the press.
    private func moveWindow() {
        guard let start, let native = gtk_widget_get_native(widget) else { return }
        let window = UnsafeMutableRawPointer(native).typed(as: GtkWidget.self)
        var (x, y, left, top) = (0.0, 0.0, 0.0, 0.0)
        gtk_widget_translate_coordinates(widget, window, start.x, start.y, &x, &y)
        gtk_native_get_surface_transform(native, &left, &top)
        drag?.withPointer { drag in
            let gesture = OpaquePointer(drag)
            guard let device = gtk_gesture_get_device(gesture) else { return }
            gdk_toplevel_begin_move(
                gtk_native_get_surface(native),
                device,
                Int32(GDK_BUTTON_PRIMARY),
                x + left,
                y + top,
                gtk_event_controller_get_current_event_time(gesture)
            )
        }
    }

    private func handle(_ kind: GestureEvent.Kind, _ location: CGPoint, of gesture: OpaquePointer) {
        let time = ProcessInfo.processInfo.systemUptime
        var event = GestureEvent(kind, at: location, origin: container.originInWindow, time: time)
        event.modifiers = EventModifiers(gtk_event_controller_get_current_event_state(gesture))
        event.moveWindow = { [weak self] in self?.moveWindow() }
        if unit.handle(event, isEnabled: isEnabled) { gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED) }
    }
}
