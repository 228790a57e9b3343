import Foundation
import Testing
import TransferTestSupport

/// Apps that D-Bus starts, as launchers have it do for entries with `DBusActivatable`.
@Suite("Apps that the message bus starts", .timeLimit(.minutes(20)))
struct BusStartTests {
    private static let name = "com.example.notes"

    @Test("An app of documents shows one window when the bus starts it, and another with each activation")
    func activation() async throws {
        try await XServer.run { desktop in
            let data = try TemporaryDirectory()
            let program = try BuiltProduct.path(of: "Notes")
            try data.write(
                "[D-BUS Service]\nName=\(Self.name)\nExec=\(program)\n",
                to: "dbus-1/services/\(Self.name).service"
            )
            let bus = try await SessionBus.start(
                on: desktop,
                environment: ["XDG_DATA_DIRS": "\(data.path):/usr/share"],
                startsServices: true
            )
            let environment = desktop.environment.merging(bus) { $1 }
            func ask(_ method: String, _ arguments: String...) async throws -> RunningProgram {
                let place = "/" + Self.name.split(separator: ".").joined(separator: "/")
                let program = try RunningProgram(
                    "gdbus",
                    ["call", "--session", "--dest", Self.name, "--object-path", place]
                        + ["--method", "org.freedesktop.Application.\(method)"] + arguments,
                    environment: environment
                )
                try await program.waitForExit()
                return program
            }

            #expect(try await ask("Activate", "{}").exitStatus == .exited(0))
            try await waitUntil("a window") { try await desktop.windows().count == 1 }
            #expect(try await ask("Activate", "{}").exitStatus == .exited(0))
            try await waitUntil("a second window") { try await desktop.windows().count == 2 }
            // The app answers this after what was asked before it.
            let answer = try await ask("ActivateAction", "none", "[]", "{}")
            #expect(answer.standardError.text.contains("Unknown action"))
            #expect(try await desktop.windows().count == 2)
        }
    }
}
