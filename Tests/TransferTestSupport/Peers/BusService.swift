import Foundation

/// A message bus with one program on it that stands in for a service of the desktop's.
package struct BusService: Sendable {
    /// The variables by which programs find the bus.
    package let environment: [String: String]
    package let program: RunningProgram
    private let bus: RunningProgram
    private let files: TemporaryDirectory

    /// A bus on which there is nothing but what the test starts, whatever is installed.
    /// - Parameter services: A directory of files of services that the bus starts; nil for none.
    static func configuration(services: String? = nil) -> String {
        """
        <!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
            "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
        <busconfig>
            <type>session</type>
            \(services.map { "<servicedir>\($0)</servicedir>" } ?? "")
            <listen>unix:tmpdir=/tmp</listen>
            <policy context="default">
                <allow send_destination="*"/>
                <allow receive_sender="*"/>
                <allow own="*"/>
            </policy>
        </busconfig>
        """
    }

    /// Starts the bus and the program, and waits until the program has its names.
    /// - Parameters:
    ///   - script: The program's name, as for ``DragPeer/script(_:)``.
    ///   - arguments: The program's arguments.
    ///   - isSystemBus: Whether the bus is also the machine's.
    package init(_ script: String, _ arguments: [String] = [], isSystemBus: Bool = false) async throws {
        files = try TemporaryDirectory()
        let configuration = try files.write(Self.configuration(), to: "bus.conf")
        bus = try RunningProgram("dbus-daemon", ["--config-file=\(configuration)", "--nofork", "--print-address"])
        let address = try await bus.waitForLine(containing: "unix:")
        var environment = ["DBUS_SESSION_BUS_ADDRESS": address]
        if isSystemBus { environment["DBUS_SYSTEM_BUS_ADDRESS"] = address }
        self.environment = environment
        program = try RunningProgram(
            "/usr/bin/python3",
            // Scripts import from their folder, where nothing is left behind.
            ["-B", DragPeer.script(script)] + arguments,
            environment: ProcessInfo.processInfo.environment.merging(environment) { $1 }
        )
        try await program.waitForLine(containing: #""event": "ready""#)
    }

    /// Waits until the program has written a number of events of a name, and gives them.
    package func events<Event: Decodable>(
        _ name: String,
        as type: Event.Type = Event.self,
        count: Int = 1
    ) async throws -> [Event] {
        let mark = "\"event\": \"\(name)\""
        try await program.waitForLine(containing: mark, count: count)
        return try program.standardOutput.lines.filter { $0.contains(mark) }
            .map { try JSONDecoder().decode(Event.self, from: Data($0.utf8)) }
    }

    /// Ends the program and the bus.
    package func end() async {
        await program.terminate()
        await bus.terminate()
    }
}
