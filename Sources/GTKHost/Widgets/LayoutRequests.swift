import CGTK
import GTKInterop

/// Requests for another layout that widgets make while views inside of a widget are laid out: rows of a lazy stack appear there.
///
/// GTK marks a widget that requests a layout, and all around it, and clears the marks of a widget at the end of its own layout. Where
/// it had only something inside of a widget laid out, as the content of a scrolled window, that widget stays marked between others that
/// are not. GTK does not draw it from then on, and requests from inside end there.
@MainActor
final class LayoutRequests {
    /// The number of layouts of views that run, one inside another.
    private static var depth = 0
    private static let key = "swiftui-layout-requests"
    /// The widgets of the windows of one clock that have requested a layout during another.
    private var waiting: [GTKWidget] = []

    /// Runs a layout of views.
    static func during(_ layout: () -> Void) {
        depth += 1
        layout()
        depth -= 1
    }

    /// Called when a widget has requested a layout. If that was during another, the request is made again after it, in the same frame.
    static func didRequest(_ widget: GTKWidget) {
        guard depth > 0, let clock = gtk_widget_get_frame_clock(widget.pointer) else { return }
        requests(of: clock).waiting.append(widget)
        gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_LAYOUT)
    }

    /// Returns the requests of the windows that a clock drives, which are made again after each of its layouts.
    private static func requests(of clock: OpaquePointer) -> LayoutRequests {
        if let requests = attached(to: clock.raw, key: key) as? LayoutRequests { return requests }
        let requests = LayoutRequests()
        attach(requests, to: clock.raw, key: key)
        Signal.connect(clock.raw, "layout") { [weak requests] in requests?.repeatAll() }
        return requests
    }

    private func repeatAll() {
        guard !waiting.isEmpty else { return }
        let widgets = waiting
        waiting = []
        var repeated: Set<UnsafeMutablePointer<GtkWidget>> = []
        for widget in widgets {
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
