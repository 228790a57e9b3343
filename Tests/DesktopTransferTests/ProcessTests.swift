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

    @Test func withoutADisplayTheAppSaysSoAndFails() async throws {
        var environment = ProcessInfo.processInfo.environment
        for name in ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"] { environment[name] = nil }
        environment["XDG_RUNTIME_DIR"] = try TemporaryDirectory().path
        let catalog = try RunningProgram(try BuiltProduct.path(of: "Catalog"), environment: environment)
        #expect(try await catalog.waitForExit() == .exited(1))
        let message = catalog.standardError.lines
        #expect(message.count == 1)
        #expect(message.first?.hasPrefix("Error: No display could be opened. Start Catalog") == true)
        #expect(message.first?.contains("DISPLAY or WAYLAND_DISPLAY") == true)
    }
}
