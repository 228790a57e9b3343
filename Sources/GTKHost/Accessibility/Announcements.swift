import CGTK
import Foundation
import SwiftUICore

/// Has screen readers say what a program announces.
@MainActor
enum Announcements {
    /// GTK's function for announcements, which is called as `gtk_accessible_announce` in GTK 4.14 and newer.
    private typealias Announce =
        @convention(c) (_ accessible: OpaquePointer, _ text: UnsafePointer<CChar>, _ priority: UInt32) -> Void

    private static let announce: Announce? = dlsym(nil, "gtk_accessible_announce").map {
        unsafeBitCast($0, to: Announce.self)
    }

    /// The priority of an announcement that waits for what is being said.
    private static let mediumPriority: UInt32 = 1
    private static var hasReported = false

    /// Follows what the program announces.
    static func begin() { AccessibilityAnnouncer.say = say }

    private static func say(_ text: String) {
        guard let announce else {
            if !hasReported {
                hostLogger.warning("“\(text)” is not announced: that needs GTK 4.14 or newer.")
                hasReported = true
            }
            return
        }
        guard let window = activeWindow else { return }
        announce(window, text, mediumPriority)
    }

    /// The window with the keyboard, or else any.
    private static var activeWindow: OpaquePointer? {
        guard let windows = gtk_window_get_toplevels() else { return nil }
        var found: OpaquePointer?
        for index in 0..<g_list_model_get_n_items(windows) {
            guard let item = g_list_model_get_item(windows, index) else { continue }
            // The toolkit keeps its windows.
            g_object_unref(item)
            if found == nil || gtk_window_is_active(item.assumingMemoryBound(to: GtkWindow.self)) != 0 {
                found = OpaquePointer(item)
            }
        }
        return found
    }
}
