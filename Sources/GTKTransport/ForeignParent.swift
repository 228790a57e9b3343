import CGDKX11
import CGTK
import GTKInterop

/// A window of another program over which a window of this program is shown, as a dialog is.
///
/// See <https://flatpak.github.io/xdg-desktop-portal/docs/window-identifiers.html>.
package enum ForeignParent: Equatable, Sendable {
    case x11(UInt32)
    case wayland(String)

    /// Parses the identifier that portals use for a window.
    /// - Returns: Nil for an identifier that is empty or of no kind that is known: the window then stands by itself.
    package init?(_ identifier: String) {
        if identifier.hasPrefix("x11:") {
            guard let number = UInt32(identifier.dropFirst(4), radix: 16), number > 0 else { return nil }
            self = .x11(number)
        } else if identifier.hasPrefix("wayland:"), identifier.utf8.count > 8 {
            self = .wayland(String(identifier.dropFirst(8)))
        } else {
            return nil
        }
    }

    /// Places a window over the other program's window if both are on a display of the same kind. The window must be realized.
    @MainActor
    package func adopt(_ window: UnsafeMutablePointer<GtkWidget>) {
        guard let surface = gtk_native_get_surface(OpaquePointer(window)),
            let type = g_type_name_from_instance(surface.raw.typed()).map({ String(cString: $0) })
        else { return }
        switch self {
        case .x11(let parent) where type.hasPrefix("GdkX11"):
            let display = gdk_surface_get_display(surface)
            // The other window may be gone, or be none.
            gdk_x11_display_error_trap_push(display?.raw)
            XSetTransientForHint(
                gdk_x11_display_get_xdisplay(display?.raw),
                gdk_x11_surface_get_xid(surface.raw),
                Window(parent)
            )
            _ = gdk_x11_display_error_trap_pop(display?.raw)
        case .wayland(let parent) where type.hasPrefix("GdkWayland"):
            gdk_wayland_toplevel_set_transient_for_exported(surface.raw, parent)
        default: break
        }
    }
}
