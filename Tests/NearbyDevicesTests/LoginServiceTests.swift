import Foundation
import Testing
import TransferTestSupport

/// The unit of systemd, at a login of its own.
@Suite(
    "Beginning at login",
    .enabled("systemd starts no services of a user here: that needs root, namespaces and control groups") {
        await Login.isAvailable
    }
)
struct LoginServiceTests {
    @Test("--enable begins now and at each login, and --disable ends both")
    func enable() async throws {
        let output = try await Login().output(
            """
            transferable nearby --enable
            until transferable nearby --list; do sleep 0.1; done
            states now
            # A desktop's session starts and ends the target.
            systemctl --user start desktop.target
            states session
            systemctl --user stop desktop.target
            wait_until_inactive
            states logout
            systemctl --user start desktop.target
            until transferable nearby --list; do sleep 0.1; done
            states login
            transferable nearby --disable
            states disabled
            systemctl --user stop desktop.target
            systemctl --user start desktop.target
            states next
            """
        )
        #expect(
            output == [
                "now: active enabled", "session: active enabled", "logout: inactive enabled", "login: active enabled",
                "disabled: inactive disabled", "next: inactive disabled",
            ]
        )
    }

    @Test("A service that was killed begins again, and one that the user has turned off does not")
    func restart() async throws {
        let output = try await Login().output(
            """
            transferable nearby --enable
            until transferable nearby --list; do sleep 0.1; done
            systemctl --user kill --signal KILL transferable-nearby.service
            until [[ $(systemctl --user show --property NRestarts transferable-nearby.service) == NRestarts=1 ]]; do
                sleep 0.1
            done
            until transferable nearby --list; do sleep 0.1; done
            states again
            systemctl --user kill --signal TERM transferable-nearby.service
            wait_until_inactive
            states ended
            """
        )
        #expect(output == ["again: active enabled", "ended: inactive enabled"])
    }

    @Test("Where the unit is not installed, the error says so, and what to do")
    func missing() async throws {
        let login = try Login(hasUnit: false)
        let program = try await login.run("transferable nearby --enable")
        #expect(program.exitStatus == .exited(1))
        #expect(program.standardError.text.contains("transferable-nearby.service does not exist"))
        #expect(program.standardError.text.contains("have your desktop start “transferable nearby” at login"))
    }
}

/// A user whose services systemd starts.
private struct Login {
    static var isAvailable: Bool { get async { await trial.value } }

    private static let trial = Task {
        guard geteuid() == 0, let login = try? Login(hasUnit: false) else { return false }
        return (try? await login.run("true").exitStatus?.isSuccess) == true
    }

    private static let package = URL(filePath: #filePath).deletingLastPathComponent()

    private let directory: TemporaryDirectory

    /// - Parameter hasUnit: Whether the unit is installed.
    init(hasUnit: Bool = true) throws {
        directory = try TemporaryDirectory(prefix: "login")
        let units = "home/.config/systemd/user/"
        try directory.write("[Unit]\nBindsTo=graphical-session.target\n", to: units + "desktop.target")
        try directory.makeDirectory("bin")
        let command = try BuiltProduct.path(of: "transferable")
        try FileManager.default.createSymbolicLink(
            atPath: directory.file("bin/transferable"),
            withDestinationPath: command
        )
        guard hasUnit else { return }
        let unit = Self.package.appending(path: "../../Packaging/systemd/transferable-nearby.service")
        let text = try String(contentsOf: unit, encoding: .utf8).replacing("@PREFIX@", with: directory.path)
        try directory.write(text, to: units + "transferable-nearby.service")
    }

    /// Runs commands of a shell to their end.
    func run(_ commands: String) async throws -> RunningProgram {
        let functions = """
            unit=transferable-nearby.service
            states() {
                echo "$1: $(systemctl --user is-active $unit) $(systemctl --user is-enabled $unit)" >&3
            }
            wait_until_inactive() { until [[ $(systemctl --user is-active $unit) == inactive ]]; do sleep 0.1; done; }
            exec 3>&1 >&2

            """
        let program = try RunningProgram(
            "bash",
            [Self.package.appending(path: "Programs/login.sh").path, functions + commands],
            environment: [
                "PATH": directory.file("bin") + ":/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin", "LC_ALL": "C.UTF-8",
                "HOME": directory.file("home"), "TRANSFERABLE_PASTEBOARD": "embedded",
                "TMPDIR": try directory.makeDirectory("tmp"),
            ]
        )
        try await program.waitForExit()
        return program
    }

    /// Runs commands that succeed, and gives the lines of `states`.
    func output(_ commands: String) async throws -> [String] {
        let program = try await run(commands)
        guard program.exitStatus == .exited(0) else { throw TestSupportError(program.transcript) }
        return program.standardOutput.lines
    }
}
