import CGTK
import GTKInterop

/// Requests for another layout that widgets make while views inside of a widget are laid out: rows of a lazy stack appear there.
///
/// GTK marks a widget that requests a layout, and all around it, and clears the marks of a widget at the end of its own layout. Where
/// it had only something inside of a widget laid out, as the content of a scrolled window, that widget stays marked between others that
/// are not. GTK does not draw it from then on, and requests from inside end there.
@MainActor
enum LayoutRequests {
    private static var depth = 0
    /// The widgets that have requested a layout during another.
    private static var waiting: [GTKWidget] = []
    private static let key = "swiftui-layout-requests"

    /// Runs a layout of views.
    static func during(_ layout: () -> Void) {
        depth += 1
        layout()
        depth -= 1
    }

    /// Called when a widget has requested a layout. If that was during another, the request is made again after it, in the same frame.
    static func didRequest(_ widget: GTKWidget) {
        guard depth > 0, waiting.last !== widget, let clock = gtk_widget_get_frame_clock(widget.pointer) else { return }
        waiting.append(widget)
        follow(clock)
        gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_LAYOUT)
    }

    /// Repeats requests after each layout of the windows that a clock drives.
    private static func follow(_ clock: OpaquePointer) {
        guard attached(to: clock.raw, key: key) == nil else { return }
        attach(Followed(), to: clock.raw, key: key)
        Signal.connect(clock.raw, "layout") { repeatRequests(of: clock) }
    }

    private final class Followed {}

    private static func repeatRequests(of clock: OpaquePointer) {
        guard !waiting.isEmpty else { return }
        var repeated: Set<UnsafeMutablePointer<GtkWidget>> = []
        let widgets = waiting
        waiting = []
        for widget in widgets {
            // Widgets of a window that was closed meanwhile have no clock.
            guard let own = gtk_widget_get_frame_clock(widget.pointer) else { continue }
            guard own == clock else {
                waiting.append(widget)
                continue
            }
            var next: UnsafeMutablePointer<GtkWidget>? = widget.pointer
            while let widget = next, repeated.insert(widget).inserted {
                gtk_widget_queue_allocate(widget)
                next = gtk_widget_get_parent(widget)
            }
        }
    }
}

extension GTKWidget {
    /// Requests a layout in which the widget may have another size.
    final func queueResize() {
        gtk_widget_queue_resize(pointer)
        LayoutRequests.didRequest(self)
    }

    /// Requests a layout in which the widget has the same size.
    final func queueAllocate() {
        gtk_widget_queue_allocate(pointer)
        LayoutRequests.didRequest(self)
    }
}
