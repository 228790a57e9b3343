import CGTK
import Foundation

/// Lets Swift's main actor and GTK share the main thread.
///
/// GTK runs GLib's main loop, Swift's main actor runs on libdispatch's main queue. The loop watches the queue's
/// descriptor and drains the queue when there is work, so that tasks, timers and GTK take turns on one thread.
@MainActor
public enum MainLoop {
    private static var isAttached = false

    /// Makes GLib's main loop run the main queue; call it once before the loop starts. Further calls do nothing.
    public static func attachMainQueue() {
        guard !isAttached else { return }
        isAttached = true
        g_unix_fd_add(
            _dispatch_get_main_queue_handle_4CF(),
            G_IO_IN,
            { descriptor, _, _ in
                // The descriptor is an eventfd: it stays readable until its count has been taken.
                var count: UInt64 = 0
                while read(descriptor, &count, MemoryLayout.size(ofValue: count)) < 0, errno == EINTR {}
                _dispatch_main_queue_callback_4CF(nil)
                return 1
            },
            nil
        )
    }
}
