import CGTK
import Foundation
import GTKInterop

/// An object that opens the links of a text that a widget draws itself, and shows a hand as the pointer over them.
@MainActor
final class TextLinkTarget {
    // Lifetime: that of the text's widget, which has this object.
    private let widget: UnsafeMutablePointer<GtkWidget>
    private let controllers: [WidgetController]
    private let link: (CGPoint) -> URL?

    /// The place of a press on a link.
    private struct Press {
        let url: URL
        let point: CGPoint
    }

    /// - Parameters:
    ///   - widget: The widget, which keeps the closures until ``remove()``.
    ///   - link: The link at a point of the widget.
    ///   - open: Opens a link.
    init(
        on widget: UnsafeMutablePointer<GtkWidget>,
        link: @escaping (CGPoint) -> URL?,
        open: @escaping (URL) -> Void
    ) {
        let (clicks, motion) = (gtk_gesture_click_new()!, gtk_event_controller_motion_new()!)
        (self.widget, self.link) = (widget, link)
        controllers = [clicks, motion].map { WidgetController($0) }
        gtk_gesture_single_set_button(clicks, guint(GDK_BUTTON_PRIMARY))
        var press: Press?
        // Others receive the press, too: the surrounding view may be dragged by the link.
        Signal.connectClick(clicks.raw, "pressed") { _, x, y in
            let point = CGPoint(x: x, y: y)
            press = link(point).map { Press(url: $0, point: point) }
        }
        Signal.connectClick(clicks.raw, "released") { _, x, y in
            let point = CGPoint(x: x, y: y)
            guard let begin = press, link(point) == begin.url, !isDrag(from: begin.point, to: point, in: widget) else {
                return
            }
            press = nil
            gtk_gesture_set_state(clicks, GTK_EVENT_SEQUENCE_CLAIMED)
            open(begin.url)
        }
        for signal in ["enter", "motion"] {
            Signal.connectPoint(motion.raw, signal) { [weak self] x, y in self?.pointerDidMove(to: CGPoint(x: x, y: y))
            }
        }
        for controller in [clicks, motion] { gtk_widget_add_controller(widget, controller) }
    }

    private func pointerDidMove(to point: CGPoint) {
        gtk_widget_set_cursor_from_name(widget, link(point) == nil ? nil : "pointer")
    }

    /// Takes the links from the widget.
    func remove() {
        gtk_widget_set_cursor_from_name(widget, nil)
        for controller in controllers { controller.remove() }
    }
}

/// Returns whether the pointer has moved as far as a drag does.
@MainActor
private func isDrag(from start: CGPoint, to end: CGPoint, in widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    gtk_drag_check_threshold(widget, Int32(start.x), Int32(start.y), Int32(end.x), Int32(end.y)) != 0
}
