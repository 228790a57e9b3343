/// Programs for X11 on a compositor of a test's: their environment, and the clipboard as they have it.
package struct Xwayland: Sendable {
    package let environment: [String: String]
    package let clipboard: XClipboard

    /// - Parameters:
    ///   - environment: The environment of programs on the compositor.
    ///   - variables: The variables by which programs find Xwayland.
    ///   - directory: Where the clipboard keeps what it offers.
    init(beside environment: [String: String], variables: [String: String], in directory: TemporaryDirectory) {
        let own = ["GDK_BACKEND": "x11", "QT_QPA_PLATFORM": "xcb", "XDG_SESSION_TYPE": "x11"].merging(variables) { $1 }
        // A program that looks for Wayland would find it.
        self.environment = environment.merging(own) { $1 }.filter { $0.key != "WAYLAND_DISPLAY" }
        clipboard = XClipboard(selection: "clipboard", environment: self.environment, directory: directory)
    }
}
