import CGTK
import CWayland
import GTKInterop

/// The button of the pointer that is held when a drag begins, on Wayland.
///
/// A compositor takes the pointer from the program at the beginning of a drag, and most say so: by `leave` of the pointer. KWin 5 says it
/// when the drag is dropped. GDK 4.8 has forgotten the surface with the pointer by then, if the drag has left it, and passes over the
/// `leave`. Then GTK sends the pointer's events to the view that was pressed, until there is a click: another view that is dragged next
/// would bring the things of the first.
///
/// So the button counts as released once the drag is seen to have begun. GDK has no function for this, and takes the event as from the
/// compositor. The gestures that the press has begun are cancelled before, as `leave` would have cancelled them: none takes the release
/// for a click.
@MainActor
enum HeldButton {
    private static var isWatching = false

    /// Watches the drags that begin in this process from now on. Further calls do nothing.
    static func watch() {
        guard !isWatching else { return }
        isWatching = true
        // The compositor tells the surface of each drag over it, and of the one that has begun there first of all.
        SurfaceEvents.watch(GDK_DRAG_ENTER) { event in
            guard let drop = gdk_dnd_event_get_drop(event), gdk_drop_get_drag(drop) != nil else { return }
            release(in: gdk_event_get_surface(event), of: gdk_event_get_device(event))
        }
    }

    private static func release(in surface: OpaquePointer?, of device: OpaquePointer?) {
        guard let surface, let device, device.isWayland, let window = gtk_native_get_for_surface(surface) else {
            return
        }
        let path = pressedWidgets(in: UnsafeMutableRawPointer(window).typed())
        guard !path.isEmpty, let pointer = WaylandPointer(device) else { return }
        for widget in path { cancelGestures(of: widget) }
        let around = gdk_device_get_surface_at_position(device, nil, nil)
        if around == surface {
            pointer.releasePrimaryButton()
        } else if around == nil {
            // The drag has left the surface already.
            pointer.visit(surface) { pointer.releasePrimaryButton() }
        }
    }

    /// Returns the widgets that GTK sends the events of the pressed button to, the outermost first; none where it knows that the pointer
    /// has left.
    private static func pressedWidgets(in window: UnsafeMutablePointer<GtkWidget>)
        -> [UnsafeMutablePointer<GtkWidget>]
    {
        var path: [UnsafeMutablePointer<GtkWidget>] = []
        var next: UnsafeMutablePointer<GtkWidget>? = window
        while let widget = next {
            if gtk_widget_get_state_flags(widget).rawValue & GTK_STATE_FLAG_ACTIVE.rawValue != 0 {
                path.append(widget)
                next = gtk_widget_get_first_child(widget)
            } else {
                next = path.isEmpty ? nil : gtk_widget_get_next_sibling(widget)
            }
        }
        return path
    }

    private static func cancelGestures(of widget: UnsafeMutablePointer<GtkWidget>) {
        for gesture in widget.controllers(of: gtk_gesture_get_type()) {
            gesture.withPointer { gtk_event_controller_reset(OpaquePointer($0)) }
        }
    }
}

/// The pointer of a compositor, as GDK listens to it.
private struct WaylandPointer {
    // Lifetime: it is used within the event of GDK that it is made for; GDK has the pointer until the event has been handled.
    private let proxy: OpaquePointer
    private let listener: wl_pointer_listener
    // Lifetime: as the pointer's.
    private let data: UnsafeMutableRawPointer?

    /// - Parameter device: The device of GDK.
    /// - Returns: Nil if the seat has no pointer.
    init?(_ device: OpaquePointer) {
        guard let pointer = gdk_wayland_device_get_wl_pointer(device.raw),
            let listener = wl_proxy_get_listener(OpaquePointer(pointer))
        else { return nil }
        proxy = OpaquePointer(pointer)
        self.listener = listener.assumingMemoryBound(to: wl_pointer_listener.self).pointee
        data = wl_proxy_get_user_data(proxy)
    }

    /// `BTN_LEFT` in `linux/input-event-codes.h`.
    private static let primaryButton: UInt32 = 0x110

    /// Tells GDK that the primary button was released, where the pointer is.
    func releasePrimaryButton() {
        let time = UInt32(truncatingIfNeeded: g_get_monotonic_time() / 1000)
        listener.button?(data, proxy, 0, time, Self.primaryButton, WL_POINTER_BUTTON_STATE_RELEASED.rawValue)
        endFrame()
    }

    /// Has GDK take the pointer for beside a surface, which it enters before and leaves afterwards, while events are sent.
    func visit(_ surface: OpaquePointer, _ sendEvents: () -> Void) {
        guard let surface = gdk_wayland_surface_get_wl_surface(surface.raw) else { return }
        let outside = wl_fixed_from_int(-1)
        listener.enter?(data, proxy, 0, OpaquePointer(surface), outside, outside)
        endFrame()
        sendEvents()
        listener.leave?(data, proxy, 0, OpaquePointer(surface))
        endFrame()
    }

    /// Ends events that belong together, for which GDK waits.
    private func endFrame() {
        if wl_proxy_get_version(proxy) >= UInt32(WL_POINTER_FRAME_SINCE_VERSION) { listener.frame?(data, proxy) }
    }
}

extension OpaquePointer {
    /// A Boolean value that indicates whether an object of GDK is one of its Wayland backend.
    fileprivate var isWayland: Bool {
        g_type_name_from_instance(raw.typed()).map { String(cString: $0).hasPrefix("GdkWayland") } ?? false
    }
}
