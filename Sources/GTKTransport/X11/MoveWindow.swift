import CGDKX11
import CGTK
import Foundation

/// Asks the window manager to have a point of a window meet the same point of the screen. GTK 4 has no function for it; on Wayland
/// the compositor places windows, and nothing is done.
///
/// - Parameters:
///   - window: A window that is shown.
///   - x: The point, from 0 at the left to 1 at the right.
///   - y: The point, from 0 at the top to 1 at the bottom.
@MainActor
package func moveWindow(_ window: UnsafeMutablePointer<GtkWidget>, x: CGFloat, y: CGFloat) {
    let display = gtk_widget_get_display(window)
    guard let connection = XDisplay(display)?.connection, let surface = gtk_native_get_surface(OpaquePointer(window)),
        let monitor = gdk_display_get_monitor_at_surface(display, surface)
    else { return }
    var screen = GdkRectangle()
    gdk_monitor_get_geometry(monitor, &screen)
    let scale = CGFloat(gdk_surface_get_scale_factor(surface))
    let room = (
        width: CGFloat(screen.width - gdk_surface_get_width(surface)),
        height: CGFloat(screen.height - gdk_surface_get_height(surface))
    )
    XMoveWindow(
        connection,
        gdk_x11_surface_get_xid(surface.raw),
        Int32((CGFloat(screen.x) + max(0, room.width) * x) * scale),
        Int32((CGFloat(screen.y) + max(0, room.height) * y) * scale)
    )
    XFlush(connection)
}
