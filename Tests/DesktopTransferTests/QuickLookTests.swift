import Foundation
import Testing
import TransferTestSupport

/// Previews of files on a display: the desktop's, which a program of the test stands in for, and the window without one.
@Suite("Previews of files on a display", .timeLimit(.minutes(20)))
struct QuickLookTests {
    private struct Shown: Decodable {
        let uri: String
        let window: String
    }

    private func withFiles(
        environment: [String: String],
        _ body: (XServer, AppUnderTest, TemporaryDirectory) async throws -> Void
    ) async throws {
        let folder = try TemporaryDirectory()
        _ = try folder.write("first", to: "a b.txt")
        _ = try folder.write("second", to: "c.txt")
        try await XServer.run { desktop in
            let app = try await AppUnderTest.probe(
                on: desktop,
                at: Point(20, 40),
                showing: "quick look",
                until: "show-c.txt",
                environment: ["PROBE_FOLDER": folder.path].merging(environment) { $1 }
            )
            try await body(desktop, app, folder)
            app.expectGoodHealth()
        }
    }

    @Test func theDesktopsPreviewerShowsTheFileAndTheOneThatAKeyLeadsTo() async throws {
        // GTK_DIR_RIGHT, and then the user closes it.
        let previewer = try await BusService("file-previewer", ["5", "close"])
        try await withFiles(environment: previewer.environment) { desktop, app, folder in
            try await desktop.input.click(app.center(of: "show-a b.txt"))
            try await app.expect("shown: a b.txt")
            try await app.expect("shown: c.txt")
            try await app.expect("shown: nothing")
            let shown = try await previewer.events("shown", as: Shown.self, count: 2)
            #expect(shown.map(\.uri) == ["file://\(folder.path)/a%20b.txt", "file://\(folder.path)/c.txt"])
            let number = try #require(app.window.identifier.flatMap { Int($0.dropFirst(2), radix: 16) })
            #expect(shown[0].window == "x11:" + String(number, radix: 16))
        }
        await previewer.end()
    }

    @Test func withoutAPreviewerAWindowShowsTheFileAndKeysMoveAndClose() async throws {
        let nothing = ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere"]
        try await withFiles(environment: nothing) { desktop, app, _ in
            try await desktop.input.click(app.center(of: "show-c.txt"))
            _ = try await app.window(titled: "c.txt", on: desktop)
            try await desktop.input.key("Left")
            try await app.expect("shown: a b.txt")
            _ = try await app.window(titled: "a b.txt", on: desktop)
            try await desktop.input.key("space")
            try await app.expect("shown: nothing")
            try await waitUntil("the window is closed") { try await desktop.windows().count == 1 }
        }
    }
}
