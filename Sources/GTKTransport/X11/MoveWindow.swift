import CGDKX11
import CGTK
import Foundation
import GTKInterop

/// Asks the window manager to have a window stand at a place of the screen. GTK 4 has no function for it; on Wayland the compositor places
/// windows, and nothing is done.
/// - Parameters:
///   - window: A window that is shown.
///   - point: A point of the screen on which it is to stand; nil for the screen on which it stands, which it is also where the point is on
///     none.
///   - place: Returns the place of its top left corner, by the part of the screen that panels leave free and the size of the window with what
///     the window manager draws around it, all in points.
/// - Returns: Whether it is known what the window manager draws around the window. It is not before that has taken the window up.
@MainActor
@discardableResult
package func moveWindow(
    _ window: UnsafeMutablePointer<GtkWidget>,
    at point: CGPoint? = nil,
    to place: (_ screen: CGRect, _ size: CGSize) -> CGPoint
) -> Bool {
    let display = gtk_widget_get_display(window)
    guard let xDisplay = XDisplay(display), let connection = xDisplay.connection,
        let surface = gtk_native_get_surface(OpaquePointer(window)),
        let own = gdk_display_get_monitor_at_surface(display, surface)
    else { return true }
    let screens = screens(of: display)
    let screen =
        screens.first { screen in point.map { screen.bounds.contains($0) } ?? false } ?? describe(own)
    let scale = CGFloat(gdk_surface_get_scale_factor(surface))
    // Around the window that is seen the surface has its shadow. The widget has no size before the first frame.
    var shadow = (x: 0.0, y: 0.0)
    gtk_native_get_surface_transform(OpaquePointer(window), &shadow.x, &shadow.y)
    let identifier = gdk_x11_surface_get_xid(surface.raw)
    let frame = frameExtents(of: identifier, on: xDisplay)
    let size = CGSize(
        width: CGFloat(gdk_surface_get_width(surface)) - 2 * shadow.x + (frame?.width ?? 0) / scale,
        height: CGFloat(gdk_surface_get_height(surface)) - 2 * shadow.y + (frame?.height ?? 0) / scale
    )
    var origin = place(screen.visible, size)
    origin = CGPoint(x: origin.x - shadow.x, y: origin.y - shadow.y)
    // Places are numbers of 16 bits on the wire.
    func pixel(_ length: CGFloat) -> Int32 {
        Int32(min(max(length.isNaN ? 0 : length * scale, CGFloat(Int16.min)), CGFloat(Int16.max)))
    }
    // Window managers put the corner of their frame there (ICCCM 4.1.2.3, NorthWest gravity).
    XMoveWindow(connection, identifier, pixel(origin.x), pixel(origin.y))
    XFlush(connection)
    return frame != nil
}

/// Returns the width and height of what the window manager draws around a window, in pixels (`_NET_FRAME_EXTENTS` of EWMH); nil while that is
/// not known.
@MainActor
private func frameExtents(of window: Window, on display: XDisplay) -> CGSize? {
    let lengths = display.property(display.atom("_NET_FRAME_EXTENTS"), of: window)?.longs.map { CGFloat($0) } ?? []
    // The left, right, top and bottom edges.
    guard lengths.count == 4, lengths.allSatisfy({ $0 <= 1_000 }) else { return nil }
    return CGSize(width: lengths[0] + lengths[1], height: lengths[2] + lengths[3])
}

/// A screen: its bounds, the part that panels leave free, and the name that its maker has given it, if any.
package typealias ScreenDescription = (bounds: CGRect, visible: CGRect, name: String?)

/// Returns the screen on which windows open; nil if there is no screen.
@MainActor
package func screenForWindows() -> ScreenDescription? {
    gdk_display_get_default().flatMap { screens(of: $0).first }
}

/// Returns all screens.
@MainActor
private func screens(of display: OpaquePointer?) -> [ScreenDescription] {
    guard let monitors = display.flatMap({ gdk_display_get_monitors($0) }) else { return [] }
    return (0..<g_list_model_get_n_items(monitors)).compactMap { index in
        guard let monitor = g_list_model_get_item(monitors, index) else { return nil }
        defer { g_object_unref(monitor) }
        return describe(OpaquePointer(monitor))
    }
}

/// Returns the description of a screen. X servers alone tell the part that panels leave free.
@MainActor
private func describe(_ monitor: OpaquePointer) -> ScreenDescription {
    var bounds = GdkRectangle()
    gdk_monitor_get_geometry(monitor, &bounds)
    var free = bounds
    if XDisplay(gdk_monitor_get_display(monitor)) != nil { gdk_x11_monitor_get_workarea(monitor.raw, &free) }
    return (CGRect(bounds), CGRect(free), gdk_monitor_get_model(monitor).map { String(cString: $0) })
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
