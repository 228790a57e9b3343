import CGDKX11
import CGTK
import GTKInterop

/// Asks the window manager to keep a window above others, or not any longer, as specified by the Extended Window Manager Hints
/// (`_NET_WM_STATE`). GTK 4 has no function for this, and Wayland has no such request.
///
/// - Parameters:
///   - window: A window that is shown.
///   - isAbove: Whether it stays above others.
/// - Returns: False where the display is not X11's.
@MainActor
package func keepAboveOthers(_ window: UnsafeMutablePointer<GtkWidget>, _ isAbove: Bool = true) -> Bool {
    guard let display = XDisplay(gtk_widget_get_display(window)), let connection = display.connection,
        let surface = gtk_native_get_surface(OpaquePointer(window))
    else { return false }
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = gdk_x11_surface_get_xid(surface.raw)
    event.xclient.message_type = display.atom("_NET_WM_STATE")
    event.xclient.format = 32
    let (change, fromApplication) = (isAbove ? 1 : 0, 1)
    event.xclient.data.l = (change, Int(bitPattern: UInt(display.atom("_NET_WM_STATE_ABOVE"))), 0, fromApplication, 0)
    let mask = SubstructureNotifyMask | SubstructureRedirectMask
    XSendEvent(connection, XDefaultRootWindow(connection), 0, mask, &event)
    XFlush(connection)
    return true
}
