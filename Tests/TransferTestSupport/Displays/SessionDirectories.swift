import Foundation

/// The private directories of one desktop, and the environment that makes toolkits use them and behave the same every time.
final class SessionDirectories: Sendable {
    let root: TemporaryDirectory
    /// `XDG_RUNTIME_DIR`: readable by this user only, as the specification demands; Wayland's socket is in it.
    let runtime: String

    init() throws {
        root = try TemporaryDirectory(prefix: "desktop")
        runtime = try root.makeDirectory("run")
        for name in ["cache", "config", "data", "state"] { _ = try root.makeDirectory(name) }
        // GTK takes this from settings.ini on X11 and from GSettings on Wayland.
        for version in ["3", "4"] {
            try root.write("[Settings]\ngtk-enable-animations=false\n", to: "config/gtk-\(version).0/settings.ini")
        }
        try root.write(
            "[org/gnome/desktop/interface]\nenable-animations=false\ncursor-blink=false\n",
            to: "config/glib-2.0/settings/keyfile"
        )
    }

    /// The environment of this process without its own desktop, and with this one's directories.
    var environment: [String: String] {
        var environment = ProcessInfo.processInfo.environment
        for name in [
            "DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET", "XAUTHORITY", "SESSION_MANAGER", "GTK_THEME",
            "XDG_CURRENT_DESKTOP",
        ] {
            environment[name] = nil
        }
        environment.merge([
            "XDG_RUNTIME_DIR": runtime,
            "XDG_CONFIG_HOME": root.file("config"),
            "XDG_DATA_HOME": root.file("data"),
            "XDG_STATE_HOME": root.file("state"),
            // Thumbnails of what tests show stay with the test.
            "XDG_CACHE_HOME": root.file("cache"),
            // No session bus: nothing is started through it, and every run of an application is an instance of its own.
            "DBUS_SESSION_BUS_ADDRESS": "disabled:",
            "GSETTINGS_BACKEND": "keyfile",
            "GTK_A11Y": "none",
            "NO_AT_BRIDGE": "1",
            // Without a graphics card, drawing in memory is quicker than Mesa's software OpenGL and starts at once.
            "GSK_RENDERER": "cairo",
            "QT_XCB_NO_MITSHM": "1",
            "LANG": "C.UTF-8",
            "LC_ALL": "C.UTF-8",
        ]) { _, new in new }
        return environment
    }
}
