import Foundation

/// A session bus with nothing on it but the accessibility bus of at-spi2-core, and a reader of what programs tell there.
///
///     let bus = try await AccessibilityBus(on: desktop)
///     let app = try desktop.launch(path, environment: bus.environment)
///     let windows = try await bus.elements(of: "Catalog")
package struct AccessibilityBus: Sendable {
    /// An element as a screen reader receives it.
    package struct Element: Decodable, Sendable {
        package var role: String
        package var name: String
        package var description: String
        /// The names of the actions, sorted.
        package var actions: [String]
        package var states: [String]
        package var children: [Element]

        /// The element and all inside, those around others before what they contain.
        package var all: [Element] { [self] + children.flatMap(\.all) }

        /// The element and all inside in lines of text, as `push button “Save” [click]`; those inside are indented.
        package var outline: String {
            let inside = children.flatMap { $0.outline.split(separator: "\n").map { "  " + $0 } }
            return ([line] + inside).joined(separator: "\n")
        }

        /// The element alone in a line of text.
        package var line: String {
            let name = name.isEmpty ? "" : " “\(name)”"
            let description = description.isEmpty ? "" : " (\(description))"
            let actions = actions.isEmpty ? "" : " [\(actions.joined(separator: ", "))]"
            return role + name + description + actions
        }
    }

    /// The variables to start programs with.
    package let environment: [String: String]
    private let directory: TemporaryDirectory
    private let desktopEnvironment: [String: String]

    /// Starts the bus; it ends with the desktop.
    package init(on desktop: some Desktop) async throws {
        directory = try TemporaryDirectory(prefix: "accessibility")
        let services = try directory.makeDirectory("services")
        let service = "org.a11y.Bus.service"
        try FileManager.default.createSymbolicLink(
            atPath: services + "/" + service,
            withDestinationPath: "/usr/share/dbus-1/services/" + service
        )
        // The machine's own configuration would let the bus start every service that is installed.
        try directory.write(
            """
            <!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
             "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
            <busconfig>
              <type>session</type>
              <listen>unix:dir=\(directory.path)</listen>
              <servicedir>\(services)</servicedir>
              <policy context="default">
                <allow send_destination="*" eavesdrop="true"/>
                <allow eavesdrop="true"/>
                <allow own="*"/>
              </policy>
            </busconfig>
            """,
            to: "bus.conf"
        )
        let bus = try desktop.launch(
            "dbus-daemon",
            ["--config-file=" + directory.file("bus.conf"), "--nofork", "--print-address"]
        )
        environment = [
            "DBUS_SESSION_BUS_ADDRESS": try await bus.waitForLine(containing: "unix:"), "GTK_A11Y": "atspi",
        ]
        desktopEnvironment = desktop.environment
    }

    /// Returns the elements of a program: its windows with their contents.
    package func elements(of program: String) async throws -> [Element] {
        try JSONDecoder().decode([Element].self, from: try await read([program]).standardOutput.data)
    }

    /// Performs an action of the first element with a role and a name, as a screen reader does for its user.
    package func perform(_ action: String, of role: String, _ name: String, in program: String) async throws {
        _ = try await read([program, role, name, action])
    }

    private func read(_ arguments: [String]) async throws -> RunningProgram {
        // Debian's interpreter by its path: another one first in PATH does not have the module.
        try await run(
            "/usr/bin/python3",
            [DragPeer.script("accessibility-reader")] + arguments,
            environment: desktopEnvironment.merging(environment) { $1 },
            timeout: .patience
        )
    }
}
