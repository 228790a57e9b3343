import Foundation
import Testing
import TransferTestSupport

@Suite("The windows of an app in code", .timeLimit(.minutes(20)))
struct WindowAppTests {
    /// Starts the app, and waits until its window stands still. The app does what the arguments say a second after it was launched; the title
    /// is the one that the window keeps.
    private func launch(
        _ arguments: String...,
        titled title: String = "Kit",
        on desktop: XServer
    ) async throws -> (program: RunningProgram, window: DesktopWindow) {
        let app = try desktop.launch(try BuiltProduct.path(of: "KitProbe"), ["app"] + arguments)
        return (app, try await desktop.window(titled: title, of: app))
    }

    @Test("are found by a view, and by the app, and have the title that it gives them")
    func handles() async throws {
        try await XServer.run { desktop in
            let (app, window) = try await launch("describe screen", "windows", titled: "Renamed", on: desktop)
            try await app.waitForLine(containing: "described \(desktop.size.width) true")
            try await app.waitForLine(containing: "accessor found Kit true")
            try await desktop.activate(window)
            try await app.waitForLine(containing: "windows [\"Kit\"]")
            await app.terminate()
        }
    }

    @Test("wait for the answer of an alert, which has the text of its field")
    func alert() async throws {
        try await XServer.run { desktop in
            let (app, _) = try await launch("alert", on: desktop)
            let dialog = try await desktop.window(titled: "Rename “Holiday”?", of: app)
            try await desktop.activate(dialog)
            try await desktop.input.key("ctrl+a")
            try await desktop.input.type("Beach")
            try await desktop.input.key("Return")
            try await app.waitForLine(containing: "answer 1000 Beach false")
            await app.terminate()
        }
    }

    @Test("have alerts over them that keys answer", arguments: [("Return", 1000), ("Escape", 1001), ("ctrl+d", 1002)])
    func keys(_ key: String, _ answer: Int) async throws {
        try await XServer.run { desktop in
            let (app, _) = try await launch("alert over window", on: desktop)
            try await app.waitForLine(containing: "asked")
            try await desktop.activate(try await desktop.window(titled: "Save the changes?", of: app))
            try await desktop.input.key(key)
            try await app.waitForLine(containing: "answer \(answer)")
            await app.terminate()
        }
    }

    @Test("tell monitors of keys and clicks, by the codes of Apple's keyboards")
    func monitors() async throws {
        try await XServer.run { desktop in
            let (app, window) = try await launch("keys", "windows", titled: "Renamed", on: desktop)
            try await desktop.activate(window)
            try await desktop.input.key("Escape", "ctrl+b")
            try await app.waitForLine(containing: "key 53 \u{1B} command false")
            try await app.waitForLine(containing: "key 11 b command true")
            try await desktop.input.click(window.frame.center)
            try await app.waitForLine(containing: "click 1 nil command false")
            await app.terminate()
        }
    }

    @Test("ask their delegate whether they may be closed by the user, and not by the app")
    func closing() async throws {
        try await XServer.run { desktop in
            let (app, window) = try await launch("refuse to close", "windows", titled: "Renamed", on: desktop)
            try await run("wmctrl", ["-i", "-c", window.identifier ?? ""], environment: desktop.environment)
            try await app.waitForLine(containing: "should close Renamed")
            await app.terminate()
        }
        try await XServer.run { desktop in
            let probe = try BuiltProduct.path(of: "KitProbe")
            let app = try desktop.launch(probe, ["app", "refuse to close", "close window"])
            try await app.waitForLine(containing: "will close Kit")
            #expect(try await app.waitForExit().isSuccess)
            #expect(!app.standardOutput.text.contains("should close"))
        }
    }
}
