import CGDKX11
import CGTK
import Foundation
import GTKInterop

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
    // Places are numbers of 16 bits on the wire. One that is no number is that of the screen's edge.
    func place(_ start: Int32, _ room: CGFloat, _ part: CGFloat) -> Int32 {
        let place = (CGFloat(start) + (part.isNaN ? 0 : max(0, room) * part)) * scale
        return Int32(min(max(place, CGFloat(Int16.min)), CGFloat(Int16.max)))
    }
    XMoveWindow(
        connection,
        gdk_x11_surface_get_xid(surface.raw),
        place(screen.x, room.width, x),
        place(screen.y, room.height, y)
    )
    XFlush(connection)
}
