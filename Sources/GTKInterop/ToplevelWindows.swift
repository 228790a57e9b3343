import CGTK

/// The windows of this program.
@MainActor
package enum ToplevelWindows {
    /// The windows, which GTK owns.
    package static var all: [UnsafeMutablePointer<GtkWindow>] {
        guard let windows = gtk_window_get_toplevels() else { return [] }
        return (0..<g_list_model_get_n_items(windows)).compactMap { index in
            guard let window = g_list_model_get_item(windows, index) else { return nil }
            defer { g_object_unref(window) }
            return window.typed(as: GtkWindow.self)
        }
    }

    /// The window with keyboard focus.
    package static var active: UnsafeMutablePointer<GtkWindow>? { all.first { gtk_window_is_active($0) != 0 } }
}
