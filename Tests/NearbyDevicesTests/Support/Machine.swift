import Foundation
import NearbyControl
import Synchronization
import TransferTestSupport

/// A machine of a test network with a user who has this package's command.
final class Machine: Sendable {
    let name: String
    let directory: TemporaryDirectory
    let environment: [String: String]
    private let network: TestNetwork

    var downloads: String { directory.file("home/Downloads") }

    init(_ name: String, in network: TestNetwork) throws {
        (self.name, self.network) = (name, network)
        directory = try TemporaryDirectory(prefix: "machine")
        environment = [
            "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "LC_ALL": "C.UTF-8",
            "HOME": try directory.makeDirectory("home"), "XDG_RUNTIME_DIR": try directory.makeDirectory("run"),
            "TMPDIR": try directory.makeDirectory("tmp"), "TRANSFERABLE_PASTEBOARD": "embedded",
        ]
    }

    /// Starts a bus and the desktop's notifications, on whose buttons someone presses.
    /// - Parameter action: The button.
    /// - Returns: The programs, of which the last prints the notifications.
    func startNotifications(pressing action: String) async throws -> [RunningProgram] {
        let address = "unix:path=\(directory.file("bus"))"
        let arguments = ["--session", "--nofork", "--print-address", "--address=\(address)"]
        let bus = try network.start("dbus-daemon", arguments, on: name, environment: environment)
        try await bus.waitForLine(containing: "unix:")
        busAddress.withLock { $0 = address }
        let script = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Programs/notifications.py").path
        let notifications = try network.start(
            "/usr/bin/python3",
            [script, action],
            on: name,
            environment: environment.merging(["DBUS_SESSION_BUS_ADDRESS": address]) { $1 }
        )
        try await notifications.waitForLine(containing: "ready")
        return [bus, notifications]
    }

    private let busAddress = Mutex<String?>(nil)

    /// Starts the exchange with other devices.
    /// - Parameter limit: The number of files that it may have open; nil for that of the tests.
    func startExchange(_ options: String..., openFiles limit: Int? = nil) async throws -> RunningProgram {
        var environment = environment
        environment["DBUS_SESSION_BUS_ADDRESS"] = busAddress.withLock { $0 }
        let command = try BuiltProduct.path(of: "transferable")
        let arguments = ["nearby", "--name", name] + options
        // The program has no descriptors of other tests.
        let closing = #"for file in /proc/self/fd/*; do ((${file##*/} > 2)) && eval "exec ${file##*/}>&-"; done"#
        let limited = limit.map { ["-c", closing + "; ulimit -n \($0); exec \"$0\" \"$@\"", command] }
        let program = try network.start(
            limited == nil ? command : "/bin/bash",
            (limited ?? []) + arguments,
            on: name,
            environment: environment
        )
        try await program.waitForLine(containing: "can be found by other devices")
        return program
    }

    /// Starts a program that does not keep to the protocol; see Programs/hostile-device.py.
    func startHostileDevice(_ arguments: String...) throws -> RunningProgram {
        try network.start("python3", [HostilePeer.script] + arguments, on: name, environment: environment)
    }

    /// Runs the command to its end.
    func command(_ arguments: String...) async throws -> RunningProgram { try await command(arguments) }

    /// Runs the command to its end.
    func command(_ arguments: [String]) async throws -> RunningProgram {
        let command = try BuiltProduct.path(of: "transferable")
        let program = try network.start(command, arguments, on: name, environment: environment)
        try await program.waitForExit()
        return program
    }

    /// Runs the command in a terminal of its own, where someone types a line.
    func commandInTerminal(_ arguments: String, typing line: String) async throws -> RunningProgram {
        let command = try BuiltProduct.path(of: "transferable")
        let script = "echo \(line) | script --quiet --return --command \"'\(command)' \(arguments)\" /dev/null"
        let program = try network.start("/bin/sh", ["-c", script], on: name, environment: environment)
        try await program.waitForExit()
        return program
    }

    /// Runs the command, which succeeds, and gives its output.
    @discardableResult
    func output(_ arguments: String...) async throws -> String {
        let command = try BuiltProduct.path(of: "transferable")
        let program = try network.start(command, arguments, on: name, environment: environment)
        guard try await program.waitForExit().isSuccess else { throw TestSupportError("failed: \(program.transcript)") }
        return program.standardOutput.text
    }

    /// The devices that the service knows.
    func devices() async throws -> [NearbyDevice] {
        try JSONDecoder().decode([NearbyDevice].self, from: Data(try await output("nearby", "--json").utf8))
    }

    /// Waits for a device of a kind.
    func waitForDevice(_ what: String, where isIt: @escaping (NearbyDevice) -> Bool) async throws -> NearbyDevice {
        try await waitUntil(what, interval: .milliseconds(100)) {
            try await devices().first(where: isIt)
        }
    }

    /// Pairs the machine with another one, whose users compare the number.
    func pair(with other: Machine) async throws {
        let device = try await waitForDevice("\(other.name)") { $0.isConnected }
        async let pairing = output("nearby", "pair", device.id)
        let asking = try await other.waitForDevice("a request") { $0.waitsForConsent && !$0.wasAsked }
        let asked = try await waitForDevice("the number") { $0.id == device.id && $0.waitsForConsent }
        guard let number = asking.number, number == asked.number, !asking.numberIsWeak, !asked.numberIsWeak else {
            throw TestSupportError("the numbers are \(asking) and \(asked)")
        }
        async let consent = other.output("nearby", "pair", asking.id, "--number", number)
        try await output("nearby", "pair", device.id, "--number", number)
        _ = try await (pairing, consent)
    }

    /// Waits until a text is on the pasteboard.
    func waitForText(_ text: String) async throws {
        try await waitUntil("“\(text)” on the pasteboard of \(name)", interval: .milliseconds(100)) {
            let paste = try await command("paste", "--type", "text")
            return paste.standardOutput.text == text
        }
    }

    /// Waits for a file among the downloads.
    func waitForFile(_ name: String) async throws -> Data {
        let path = downloads + "/" + name
        return try await waitUntil("\(name) on \(self.name)") { FileManager.default.contents(atPath: path) }
    }
}
