import CGDKX11
import CGTK
import GTKInterop

/// An object that cancels a drag of this program's when Escape is pressed, on X11.
///
/// GTK leaves it out: up to 4.8 it takes the key from the whole display while it drags and then loses the event, and later
/// versions have no keys for drags. The event is seen here before GDK looks at it. Under Wayland the compositor cancels
/// drags.
@MainActor
final class XDNDCancelKey {
    /// The drag that is under way.
    private var drag: ObjectReference?
    private let display: XDisplay

    /// The listeners of the displays.
    // Lifetime: the listener of a display owns it.
    private static var listeners: [OpaquePointer: XDNDCancelKey] = [:]

    /// Returns the listener on a display; nil if that is not X11's, or has no XInput, which GDK has its keys from.
    static func listener(on display: OpaquePointer?) -> XDNDCancelKey? {
        guard let display = XDisplay(display) else { return nil }
        if let listener = listeners[display.pointer] { return listener }
        var (opcode, event, error): (CInt, CInt, CInt) = (0, 0, 0)
        guard XQueryExtension(display.connection, "XInputExtension", &opcode, &event, &error) != 0 else { return nil }
        let listener = XDNDCancelKey(display, extension: opcode)
        listeners[display.pointer] = listener
        return listener
    }

    private init(_ display: XDisplay, extension opcode: CInt) {
        self.display = display
        Signal.connect(
            display.pointer.raw,
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
                guard key == CInt(XKeysymToKeycode(display.connection, KeySym(XK_Escape))) else { return false }
                cancel()
                // The key is used: GDK would give it to the window that has keyboard focus.
                return true
            }
        )
    }

    /// Listens for the key until the drag ends.
    func begin(_ drag: OpaquePointer) { self.drag = ObjectReference(retaining: drag.raw) }

    /// A drag has ended, which may not be the one that began last.
    func end(_ drag: OpaquePointer) { if self.drag?.pointer == drag.raw { self.drag = nil } }

    private func cancel() {
        guard let drag else { return }
        self.drag = nil
        // GDK ends drags by a signal to itself, and has no public function that does.
        drag.withPointer { drag in
            withVaList([CInt(bitPattern: GDK_DRAG_CANCEL_USER_CANCELLED.rawValue)]) {
                g_signal_emit_valist(drag, g_signal_lookup("cancel", gdk_drag_get_type()), 0, $0)
            }
        }
    }
}
