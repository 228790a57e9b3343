import CGTK
import GTKInterop

/// An object that keeps from a window the motions of a pointer whose button is already released, while the window has yet to handle the
/// release.
///
/// After views have moved, GDK makes a motion at the place of the pointer, with the buttons that are pressed on the X server by then
/// (`gdk_surface_ensure_motion`). GTK's gestures take one without the button of their press for the end of that press, without a click.
/// So a quick click is lost where a layout comes between its press and its release: one of 30 on a busy machine, and 30 ms apart.
@MainActor
final class StaleMotion {
    /// The masks of the buttons that are pressed, as far as the window has heard.
    private var pressed: UInt32 = 0

    init(in window: UnsafeMutablePointer<GtkWidget>) {
        let events = gtk_event_controller_legacy_new()!
        gtk_event_controller_set_propagation_phase(events, GTK_PHASE_CAPTURE)
        Signal.connect(
            UnsafeMutableRawPointer(events),
            "event",
            asking: { [weak self] event in
                guard let self, let event else { return false }
                return withholds(OpaquePointer(event))
            }
        )
        gtk_widget_add_controller(window, events)
    }

    private func withholds(_ event: OpaquePointer) -> Bool {
        switch gdk_event_get_event_type(event) {
        case GDK_BUTTON_PRESS: pressed |= Self.mask(event)
        case GDK_BUTTON_RELEASE: pressed &= ~Self.mask(event)
        case GDK_MOTION_NOTIFY:
            let held = gdk_event_get_modifier_state(event).rawValue
            // An event of the server has a time. It says what is true where a release is missing.
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
