import CGDKX11
import CGTK
import GTKTransport

/// Keeps a window above others.
@MainActor
enum WindowStacking {
    /// Asks the window manager for it, as the Extended Window Manager Hints describe (`_NET_WM_STATE`). GTK 4 has no
    /// function for it, and Wayland no request.
    ///
    /// - Parameter window: A window that is shown.
    static func keepAbove(_ window: Widget) {
        guard let display = gtk_widget_get_display(window), let surface = gtk_native_get_surface(window.opaque),
            g_type_name_from_instance(display.raw.typed()).map({ String(cString: $0) }) == "GdkX11Display",
            let connection = gdk_x11_display_get_xdisplay(display.raw)
        else { return Console.warn("--on-top has no effect here: only X11 lets programs keep a window above others.") }
        let atom = { gdk_x11_get_xatom_by_name_for_display(display.raw, $0) }
        var event = XEvent()
        event.xclient.type = ClientMessage
        event.xclient.window = gdk_x11_surface_get_xid(surface.raw)
        event.xclient.message_type = atom("_NET_WM_STATE")
        event.xclient.format = 32
        let (add, fromApplication) = (1, 1)
        event.xclient.data.l = (add, Int(bitPattern: UInt(atom("_NET_WM_STATE_ABOVE"))), 0, fromApplication, 0)
        let mask = SubstructureNotifyMask | SubstructureRedirectMask
        XSendEvent(connection, XDefaultRootWindow(connection), 0, mask, &event)
        XFlush(connection)
    }
}
