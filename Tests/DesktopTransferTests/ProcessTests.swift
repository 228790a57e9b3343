import Foundation
import Testing
import TransferTestSupport

/// The begin and the end of an app.
@Suite("The app as a process", .timeLimit(.minutes(20)))
struct ProcessTests {
    @Test func theAppEndsWithItsWindow() async throws {
        try await XServer.run { desktop in
            let catalog = try await AppUnderTest.catalog(on: desktop, at: Point(20, 40))
            try await desktop.close(catalog.window)
            #expect(try await catalog.program.waitForExit() == .exited(0))
            #expect(catalog.program.standardError.text == "")
        }
    }

    @Test func theAppEndsThoughItHasTheClipboard() async throws {
        try await XServer.run { desktop in
            let catalog = try await AppUnderTest.catalog(on: desktop, at: Point(20, 40))
            try await desktop.activate(catalog.window)
            try await catalog.select("Grace Hopper", on: desktop)
            try await desktop.input.key("ctrl+c")
            try await waitUntil("the person on the clipboard") {
                try await desktop.clipboard.types().contains(Samples.profileType)
            }
            try await desktop.close(catalog.window)
            #expect(try await catalog.program.waitForExit() == .exited(0))
        }
    }

    @Test(arguments: ["Catalog", "Notes"])
    func withoutProcTheAppSaysWhatItLacks(app: String) async throws {
        let inside = ["--dev-bind", "/", "/", "--tmpfs", "/proc", try BuiltProduct.path(of: app)]
        let program = try RunningProgram("bwrap", inside, environment: ProcessInfo.processInfo.environment)
        #expect(try await program.waitForExit() == .exited(1), "\(program.transcript)")
        #expect(program.standardError.lines.count == 1)
        #expect(program.standardError.lines.first?.hasPrefix("Error: /proc is not mounted") == true)
    }

    @Test(arguments: ["Catalog", "Notes"])
    func withoutADisplayTheAppSaysSoAndFails(app: String) async throws {
        var environment = ProcessInfo.processInfo.environment
        for name in ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"] { environment[name] = nil }
        environment["XDG_RUNTIME_DIR"] = try TemporaryDirectory().path
        // An app of documents looks for its first process on the session bus, which GLib would start with this program.
        let directory = try TemporaryDirectory()
        let launcher = try directory.write("#!/bin/sh\ntouch \"$0.started\"\nexit 1\n", to: "dbus-launch")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: launcher)
        environment["PATH"] = "\(directory.path):\(environment["PATH"] ?? "/usr/bin:/bin")"
        environment["DBUS_SESSION_BUS_ADDRESS"] = nil
        let program = try RunningProgram(try BuiltProduct.path(of: app), environment: environment)
        #expect(try await program.waitForExit() == .exited(1))
        let message = program.standardError.lines
        #expect(message.count == 1)
        #expect(message.first?.hasPrefix("Error: No display could be opened. Run the program in") == true)
        #expect(message.first?.contains("DISPLAY or WAYLAND_DISPLAY") == true)
        #expect(!FileManager.default.fileExists(atPath: "\(launcher).started"))
    }
}
