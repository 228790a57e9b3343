import CGTK
import GTKInterop

// A modal window of GTK takes all input of its group. Each window of an app has a group to itself, so a sheet keeps its own window from
// being used and no other one, as on Apple's systems.

/// Puts a window of an app into a separate group.
@MainActor
func beginWindowGroup(_ window: UnsafeMutablePointer<GtkWidget>) {
    let group = gtk_window_group_new()!
    gtk_window_group_add_window(group, window.cast())
    // The windows of a group own it.
    g_object_unref(group)
}

/// Returns whether a window of a group has keyboard focus: the app's window or a sheet over it.
@MainActor
func hasActiveWindow(_ group: UnsafeMutablePointer<GtkWindowGroup>?) -> Bool {
    let windows = gtk_window_group_list_windows(group)
    defer { g_list_free(windows) }
    var next = windows
    while let entry = next {
        if gtk_window_is_active(entry.pointee.data?.typed()) != 0 { return true }
        next = entry.pointee.next
    }
    return false
}

/// Keeps a window from being used while another one over it is open.
/// - Parameters:
///   - sheet: The window over it.
///   - window: A window of an app, or a sheet.
@MainActor
func makeModal(_ sheet: UnsafeMutablePointer<GtkWidget>, over window: UnsafeMutablePointer<GtkWidget>) {
    gtk_window_group_add_window(gtk_window_get_group(window.cast()), sheet.cast())
    gtk_window_set_modal(sheet.cast(), 1)
}
