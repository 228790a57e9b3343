import Foundation

/// A session bus of a test's own.
package enum SessionBus {
    /// Starts a bus, which ends with the desktop.
    /// - Parameters:
    ///   - desktop: Where it runs: programs that the bus starts show their windows there.
    ///   - environment: Variables for it and the programs that it starts.
    /// - Returns: Those variables, and the one with which programs find the bus.
    package static func start(on desktop: some Desktop, environment: [String: String] = [:]) async throws
        -> [String: String]
    {
        let bus = try desktop.launch(
            "dbus-daemon",
            ["--session", "--nofork", "--print-address"],
            environment: environment
        )
        let address = try await bus.waitForLine(containing: "unix:")
        return environment.merging(["DBUS_SESSION_BUS_ADDRESS": address]) { $1 }
    }
}

/// The desktop's real portal, with the back end that draws with GTK.
package enum DesktopPortal {
    /// Whether its packages are installed.
    package static let isInstalled = ["xdg-desktop-portal", "xdg-desktop-portal-gtk"].allSatisfy {
        FileManager.default.isExecutableFile(atPath: "/usr/libexec/\($0)")
    }

    /// What the portal needs to take that back end.
    package static let environment = ["XDG_CURRENT_DESKTOP": "GNOME", "GTK_USE_PORTAL": "0"]
}
