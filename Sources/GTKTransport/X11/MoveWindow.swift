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
    move(window) { screen, size in
        // A part that is no number is that of the screen's edge.
        func place(_ start: CGFloat, _ room: CGFloat, _ part: CGFloat) -> CGFloat {
            start + (part.isNaN ? 0 : max(0, room) * part)
        }
        return CGPoint(
            x: place(screen.minX, screen.width - size.width, x),
            y: place(screen.minY, screen.height - size.height, y)
        )
    }
}

/// Asks the window manager to have a window stand at a point of the screen; nothing is done on Wayland.
/// - Parameters:
///   - window: A window that is shown.
///   - origin: The place of its top left corner, in points.
@MainActor
package func moveWindow(_ window: UnsafeMutablePointer<GtkWidget>, to origin: CGPoint) {
    move(window) { _, _ in
        // Around the window that is seen the surface has its shadow.
        var shadow = (x: 0.0, y: 0.0)
        gtk_native_get_surface_transform(OpaquePointer(window), &shadow.x, &shadow.y)
        return CGPoint(x: origin.x - shadow.x, y: origin.y - shadow.y)
    }
}

/// Moves the surface of a window.
/// - Parameter place: The new place of its top left corner, by the screen and the size of the surface, all in points.
@MainActor
private func move(_ window: UnsafeMutablePointer<GtkWidget>, to place: (_ screen: CGRect, CGSize) -> CGPoint) {
    let display = gtk_widget_get_display(window)
    guard let connection = XDisplay(display)?.connection, let surface = gtk_native_get_surface(OpaquePointer(window)),
        let monitor = gdk_display_get_monitor_at_surface(display, surface)
    else { return }
    let scale = CGFloat(gdk_surface_get_scale_factor(surface))
    let size = CGSize(
        width: CGFloat(gdk_surface_get_width(surface)),
        height: CGFloat(gdk_surface_get_height(surface))
    )
    let origin = place(screenRectangles(of: monitor).bounds, size)
    // Places are numbers of 16 bits on the wire.
    func pixel(_ length: CGFloat) -> Int32 {
        Int32(min(max(length.isNaN ? 0 : length * scale, CGFloat(Int16.min)), CGFloat(Int16.max)))
    }
    XMoveWindow(connection, gdk_x11_surface_get_xid(surface.raw), pixel(origin.x), pixel(origin.y))
    XFlush(connection)
}

/// The rectangle of the screen on which windows open, and the part that panels leave free; nil where there is no screen.
@MainActor
package func screenForWindows() -> (bounds: CGRect, visible: CGRect)? {
    guard let display = gdk_display_get_default(), let monitors = gdk_display_get_monitors(display),
        let monitor = g_list_model_get_item(monitors, 0)
    else { return nil }
    defer { g_object_unref(monitor) }
    return screenRectangles(of: OpaquePointer(monitor))
}

/// The rectangle of a screen, and the part of it that panels leave free, which X servers alone tell.
@MainActor
private func screenRectangles(of monitor: OpaquePointer) -> (bounds: CGRect, visible: CGRect) {
    var bounds = GdkRectangle()
    gdk_monitor_get_geometry(monitor, &bounds)
    var free = bounds
    if XDisplay(gdk_monitor_get_display(monitor)) != nil { gdk_x11_monitor_get_workarea(monitor.raw, &free) }
    return (CGRect(bounds), CGRect(free))
}

extension CGRect {
    fileprivate init(_ rectangle: GdkRectangle) {
        self.init(
            x: CGFloat(rectangle.x),
            y: CGFloat(rectangle.y),
            width: CGFloat(rectangle.width),
            height: CGFloat(rectangle.height)
        )
    }
}
