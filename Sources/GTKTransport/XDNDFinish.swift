import CGDKX11
import CGTK

/// Listens for what X11's drop targets say when they are done with a drop: whether they had any use for it.
///
/// GDK reports the end of a drop in the same way for both. What it leaves out is a flag of the `XdndFinished` message
/// (version 5 of the XDND protocol, freedesktop.org). Wayland's compositors cancel a drag that is refused, so nothing
/// needs to be heard there.
@MainActor
final class XDNDFinish {
    /// Whether the target of the last drop said that it had no use for it.
    private(set) var isRefused = false

    /// The version of the protocol that has the flag; older targets leave it clear whatever they did.
    private static let versionWithFlag: CUnsignedLong = 5

    /// Those of the displays that are listened on.
    private static var listeners: [OpaquePointer: XDNDFinish] = [:]

    /// The listener on a display; nil where that is not X11's.
    static func listener(on display: OpaquePointer?) -> XDNDFinish? {
        guard let display, isX11(display) else { return nil }
        if let listener = listeners[display] { return listener }
        let listener = XDNDFinish(display)
        listeners[display] = listener
        return listener
    }

    /// Whether a display is X11's.
    static func isX11(_ display: OpaquePointer) -> Bool {
        let name = g_type_name_from_instance(display.raw.typed())
        return name.map { String(cString: $0) == "GdkX11Display" } ?? false
    }

    /// Listens on a display from now on.
    private init(_ display: OpaquePointer) {
        let finished = gdk_x11_get_xatom_by_name_for_display(display.raw, "XdndFinished")
        Signal.connect(
            display.raw,
            "xevent",
            asking: { [weak self] event in
                let event = event!.assumingMemoryBound(to: XEvent.self)
                if event.pointee.type == ClientMessage, event.pointee.xclient.message_type == finished {
                    self?.hear(event.pointee.xclient, on: display)
                }
                // GDK goes on to handle the event.
                return false
            }
        )
    }

    /// Forgets what was heard of earlier drops.
    func reset() { isRefused = false }

    private func hear(_ message: XClientMessageEvent, on display: OpaquePointer) {
        let target = Window(bitPattern: message.data.l.0)
        let isAccepted = message.data.l.1 & 1 != 0
        isRefused = !isAccepted && Self.version(of: target, on: display) >= Self.versionWithFlag
    }

    /// The version of the protocol that a target speaks.
    private static func version(of target: Window, on display: OpaquePointer) -> CUnsignedLong {
        // The window may be gone by now, and an error that nobody traps ends the process.
        gdk_x11_display_error_trap_push(display.raw)
        defer { _ = gdk_x11_display_error_trap_pop(display.raw) }
        var type: Atom = 0
        var format: CInt = 0
        var count: CUnsignedLong = 0
        var rest: CUnsignedLong = 0
        var bytes: UnsafeMutablePointer<UInt8>?
        let status = XGetWindowProperty(
            gdk_x11_display_get_xdisplay(display.raw),
            target,
            gdk_x11_get_xatom_by_name_for_display(display.raw, "XdndAware"),
            0,
            1,
            0,
            Atom(XA_ATOM),
            &type,
            &format,
            &count,
            &rest,
            &bytes
        )
        guard let bytes else { return 0 }
        defer { XFree(bytes) }
        // Xlib gives items of 32 bits as longs.
        guard status == Success, format == 32, count == 1 else { return 0 }
        return UnsafeRawPointer(bytes).load(as: CUnsignedLong.self)
    }
}
