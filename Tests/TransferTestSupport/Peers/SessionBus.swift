import Foundation

/// A session bus of a test's own.
package enum SessionBus {
    /// Starts a bus, which ends with the desktop.
    /// - Parameters:
    ///   - desktop: Where it runs: programs that the bus starts show their windows there.
    ///   - environment: Variables for it and the programs that it starts.
    ///   - startsServices: Whether the bus starts the services that are installed on this machine.
    ///   - services: A directory of files of services that the bus starts; nil for none.
    /// - Returns: Those variables, and the ones with which programs find the bus and nothing else that is on it.
    package static func start(
        on desktop: some Desktop,
        environment: [String: String] = [:],
        startsServices: Bool = false,
        services: TemporaryDirectory? = nil
    ) async throws -> [String: String] {
        let folder = try TemporaryDirectory()
        let file = try folder.write(BusService.configuration(services: services?.path), to: "session.conf")
        // Volumes of the machine are of no interest to a test.
        let environment = environment.merging(["GIO_USE_VFS": "local", "GIO_USE_VOLUME_MONITOR": "unix"]) { $1 }
        let bus = try desktop.launch(
            "dbus-daemon",
            [startsServices ? "--session" : "--config-file=\(file)", "--nofork", "--print-address"],
            environment: environment
        )
        let address = try await bus.waitForLine(containing: "unix:")
        return environment.merging(["DBUS_SESSION_BUS_ADDRESS": address]) { $1 }
    }
}

/// The desktop's real portal, with the back end that draws with GTK.
package enum DesktopPortal {
    /// A Boolean value that indicates whether its packages are installed.
    package static let isInstalled = ["xdg-desktop-portal", "xdg-desktop-portal-gtk"].allSatisfy {
        FileManager.default.isExecutableFile(atPath: "/usr/libexec/\($0)")
    }

    /// Starts a bus that starts the portal.
    /// - Returns: The variables with which programs find it.
    package static func startBus(on desktop: some Desktop) async throws -> [String: String] {
        // The portal takes the back end of the desktop that this is.
        let environment = ["XDG_CURRENT_DESKTOP": "GNOME", "GSETTINGS_BACKEND": "memory"]
        let all = try await SessionBus.start(on: desktop, environment: environment, startsServices: true)
        // Apps on the bus are not to look as those of a desktop do.
        return all.filter { $0.key != "XDG_CURRENT_DESKTOP" }
    }

    /// Types the path of a file in a dialog of the portal and confirms it.
    ///
    /// The dialog is another program's, of which nothing tells when it takes keys: until it has ended, they are pressed again.
    /// - Parameters:
    ///   - path: The path.
    ///   - title: The title of the dialog.
    ///   - isSaving: Whether the dialog asks for the name of a file to be written.
    ///   - desktop: Where the dialog is.
    package static func choose(
        _ path: String,
        inDialog title: String,
        isSaving: Bool = false,
        on desktop: XServer
    ) async throws {
        let dialog = try await desktop.window(titled: title)
        func isOpen() async throws -> Bool {
            try await desktop.windows().contains { $0.identifier == dialog.identifier }
        }
        for _ in 1...6 {
            do {
                try await desktop.activate(dialog)
                if !isSaving { try await desktop.input.key("ctrl+l") }
                try await letPass(.milliseconds(500), because: "the dialog does not tell when it takes keys")
                try await desktop.input.key("ctrl+a")
                try await desktop.input.type(path)
                try await letPass(.milliseconds(500), because: "the dialog completes the path that is typed")
                try await desktop.input.key("Return")
            } catch {
                // It may end while keys are pressed.
                guard try await isOpen() else { return }
            }
            do {
                return try await waitUntil("the end of the dialog", timeout: .seconds(10)) { try await !isOpen() }
            } catch is TestSupportError {
                continue
            }
        }
        throw TestSupportError("the dialog “\(title)” does not end")
    }
}
