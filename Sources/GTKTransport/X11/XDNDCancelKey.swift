import CGDKX11
import CGTK
import GTKInterop

/// Cancels a drag of this program's when Escape is pressed, on X11.
///
/// GTK leaves it out: up to 4.8 it takes the key from the whole display while it drags and then loses the event, and later
/// versions have no keys for drags. The event is seen here before GDK looks at it. Under Wayland the compositor cancels
/// drags.
@MainActor
final class XDNDCancelKey {
    /// The drag that is under way.
    private var drag: OpaquePointer?

    /// The listeners of the displays.
    private static var listeners: [OpaquePointer: XDNDCancelKey] = [:]

    /// Returns the listener on a display; nil if that is not X11's, or has no XInput, which GDK has its keys from.
    static func listener(on display: OpaquePointer?) -> XDNDCancelKey? {
        guard let display, XDisplay(display) != nil else { return nil }
        if let listener = listeners[display] { return listener }
        var (opcode, event, error): (CInt, CInt, CInt) = (0, 0, 0)
        let server = gdk_x11_display_get_xdisplay(display.raw)
        guard XQueryExtension(server, "XInputExtension", &opcode, &event, &error) != 0 else { return nil }
        let listener = XDNDCancelKey(display, extension: opcode)
        listeners[display] = listener
        return listener
    }

    private init(_ display: OpaquePointer, extension opcode: CInt) {
        let server = gdk_x11_display_get_xdisplay(display.raw)
        Signal.connect(
            display.raw,
            "xevent",
            asking: { [weak self] event in
                guard let self, drag != nil else { return false }
                let event = event!.assumingMemoryBound(to: XEvent.self)
                guard event.pointee.type == GenericEvent else { return false }
                let cookie = event.pointee.xcookie
                guard cookie.extension == opcode, cookie.evtype == XI_KeyPress, let data = cookie.data else {
                    return false
                }
                let key = data.assumingMemoryBound(to: XIDeviceEvent.self).pointee.detail
                // Asked for each time, since the keyboard's layout may change meanwhile.
                guard key == CInt(XKeysymToKeycode(server, KeySym(XK_Escape))) else { return false }
                cancel()
                // The key is used: GDK would give it to the window that has the keyboard.
                return true
            }
        )
    }

    /// Listens for the key until the drag ends.
    func begin(_ drag: OpaquePointer) { self.drag = drag }

    /// The drag has ended.
    func end() { drag = nil }

    private func cancel() {
        guard let drag else { return }
        self.drag = nil
        // GDK ends drags by a signal to itself, and has no public function that does.
        g_object_ref(drag.raw)
        withVaList([CInt(bitPattern: GDK_DRAG_CANCEL_USER_CANCELLED.rawValue)]) {
            g_signal_emit_valist(drag.raw, g_signal_lookup("cancel", gdk_drag_get_type()), 0, $0)
        }
        g_object_unref(drag.raw)
    }
}
