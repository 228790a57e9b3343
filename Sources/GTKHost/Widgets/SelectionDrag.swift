import CGTK
import CoreTransferable
import Foundation
import GTKInterop
import GTKTransport

/// Drags the selection of a text with its attributes. GTK's own gestures of the text would drag plain text.
@MainActor
enum SelectionDrag {
    /// Makes a press on the selection begin a drag, before GTK's own gestures handle it.
    /// - Parameters:
    ///   - widget: The text, which keeps the closures.
    ///   - items: The selection.
    ///   - isSelected: Returns whether a point is in the selection.
    ///   - placeCursor: Moves the insertion point to a point, if no drag began there.
    static func begin(
        in widget: UnsafeMutablePointer<GtkWidget>,
        items: @escaping () -> [NSItemProvider],
        isSelected: @escaping (CGPoint) -> Bool,
        placeCursor: @escaping (CGPoint) -> Void
    ) {
        let source = GTKDragSource(widget: UnsafeMutableRawPointer(widget), items: items)
        let press = gtk_gesture_click_new()!
        gtk_event_controller_set_propagation_phase(press, GTK_PHASE_CAPTURE)
        gtk_gesture_single_set_button(press, guint(GDK_BUTTON_PRIMARY))
        var isHeld = false
        Signal.connectClick(press.raw, "pressed") { count, x, y in
            isHeld = count == 1 && isSelected(CGPoint(x: x, y: y))
            gtk_gesture_set_state(press, isHeld ? GTK_EVENT_SEQUENCE_CLAIMED : GTK_EVENT_SEQUENCE_DENIED)
        }
        Signal.connectClick(press.raw, "released") { _, x, y in
            // No drag has begun.
            if isHeld { placeCursor(CGPoint(x: x, y: y)) }
        }
        gtk_widget_add_controller(widget, press)
        source.configureGesture = { gesture in
            gtk_event_controller_set_propagation_phase(gesture, GTK_PHASE_CAPTURE)
            gtk_gesture_group(gesture, press)
        }
    }
}
