import CGTK
import GTKInterop

extension UnsafeMutablePointer<GtkWidget> {
    /// Keeps from a window or popover the motions of a pointer whose button is already released, while the release is still to be handled.
    /// It comes after all other controllers, since GTK asks the last one first.
    ///
    /// After views have moved, GDK makes a motion at the place of the pointer, with the buttons that are pressed on the X server by then
    /// (`gdk_surface_ensure_motion`). GTK's gestures take one without the button of their press for the end of that press, without a
    /// click. So a quick click is lost where a layout comes between its press and its release: of clicks of 30 ms, one of 30 on a busy
    /// machine.
    @MainActor
    func passOverStaleMotion() {
        let motion = StaleMotion()
        let events = gtk_event_controller_legacy_new()!
        gtk_event_controller_set_propagation_phase(events, GTK_PHASE_CAPTURE)
        Signal.connect(
            UnsafeMutableRawPointer(events),
            "event",
            asking: { event in event.map { motion.isStale(OpaquePointer($0)) } ?? false }
        )
        gtk_widget_add_controller(self, events)
    }
}

/// An object that compares motions with the presses and releases that a window or popover has handled.
@MainActor
private final class StaleMotion {
    /// The masks of the buttons whose press has been handled, and whose release has not.
    private var pressed: UInt32 = 0

    /// Returns whether an event is a motion after a release that has not been handled.
    func isStale(_ event: OpaquePointer) -> Bool {
        switch gdk_event_get_event_type(event) {
        case GDK_BUTTON_PRESS: pressed |= Self.mask(event)
        case GDK_BUTTON_RELEASE: pressed &= ~Self.mask(event)
        case GDK_MOTION_NOTIFY:
            let held = gdk_event_get_modifier_state(event).rawValue
            // What GDK makes has no time. Where a release was missed, an event of the server shows it.
            if gdk_event_get_time(event) == UInt32(GDK_CURRENT_TIME) { return pressed & ~held != 0 }
            pressed &= held
        default: break
        }
        return false
    }

    /// Returns the mask of the button of an event; none for a button that has none.
    private static func mask(_ event: OpaquePointer) -> UInt32 {
        let button = gdk_button_event_get_button(event)
        return (1...5).contains(button) ? GDK_BUTTON1_MASK.rawValue << (button - 1) : 0
    }
}
