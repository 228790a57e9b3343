import CGTK
import Foundation
import SwiftUICore

/// The connection of an app with its display.
@MainActor
enum DisplayConnection {
    /// The longest wait for a display to answer, in seconds.
    private static let timeout: CUnsignedInt = 20

    /// Connects with the display, or ends the process with a message of one line.
    static func open() -> OpaquePointer {
        if let display = openIfPresent() { return display }
        let message = """
            Error: No display could be opened. Run the program in a desktop session, or set \
            DISPLAY or WAYLAND_DISPLAY (over SSH: ssh -X; without a screen: xvfb-run).

            """
        FileHandle.standardError.write(Data(message.utf8))
        exit(1)
    }

    /// Makes GTK ready, and connects with the display where there is one. A display that does not answer ends the process
    /// with a message of one line.
    @discardableResult
    static func openIfPresent() -> OpaquePointer? {
        guard gtk_is_initialized() == 0 else { return gdk_display_get_default() }
        g_set_prgname(ProcessInfo.processInfo.processName)
        // GTK waits for a display without a limit, on the thread that would notice.
        let handler = signal(SIGALRM) { _ in
            let text: StaticString = "Error: The display does not answer. Check DISPLAY and WAYLAND_DISPLAY.\n"
            _ = write(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount)
            _exit(1)
        }
        alarm(timeout)
        let isOpen = gtk_init_check() != 0
        // GTK asks the locale of C, which has to be installed, and knows nothing of the app's languages.
        gtk_widget_set_default_direction(LayoutDirection.ofApp.gtk)
        alarm(0)
        signal(SIGALRM, handler)
        return isOpen ? gdk_display_get_default() : nil
    }
}
