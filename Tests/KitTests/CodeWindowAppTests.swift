import Foundation
import Testing
import TransferTestSupport

@Suite("The windows that code makes on a display", .timeLimit(.minutes(20)))
struct CodeWindowAppTests {
    private func launch(_ arguments: String..., on desktop: XServer) throws -> RunningProgram {
        try desktop.launch(try BuiltProduct.path(of: "KitProbe"), ["code"] + arguments)
    }

    private func close(_ window: DesktopWindow, on desktop: XServer) async throws {
        try await run("wmctrl", ["-i", "-c", window.identifier ?? ""], environment: desktop.environment)
    }

    @Test("open in the middle, in their size, take keys, and end the app when the last is closed")
    func window() async throws {
        try await XServer.run { desktop in
            let app = try launch("window", on: desktop)
            let window = try await desktop.window(titled: "Made by code", of: app)
            #expect(abs(window.frame.width - 420) <= 2 && abs(window.frame.height - 240) <= 2)
            #expect(abs(window.frame.center.x - desktop.size.width / 2) <= 4)
            try await desktop.activate(window)
            try await app.waitForLine(containing: "key Made by code")
            try await desktop.input.key("ctrl+k", "ctrl+k")
            try await app.waitForLine(containing: "counted 2")
            try await close(window, on: desktop)
            #expect(try await app.waitForExit().isSuccess)
            #expect(app.standardOutput.lines.filter { $0.hasPrefix("will close") } == ["will close Made by code"])
        }
    }

    @Test("are those of an app that main.swift runs with its delegate")
    func runByCode() async throws {
        try await XServer.run { desktop in
            let app = try desktop.launch(try BuiltProduct.path(of: "KitProbe"), ["mac", "window"])
            let window = try await desktop.window(titled: "Made by code", of: app)
            try await close(window, on: desktop)
            #expect(try await app.waitForExit().isSuccess)
        }
    }

    @Test("are those of a scene delegate in an app that begins with its app delegate")
    func sceneDelegate() async throws {
        try await XServer.run { desktop in
            let app = try desktop.launch(try BuiltProduct.path(of: "KitProbe"), ["phone"])
            let window = try await desktop.window(titled: "Phone", of: app)
            try await desktop.activate(window)
            try await app.waitForLine(containing: "scene is active")
            try await desktop.input.key("ctrl+k")
            try await app.waitForLine(containing: "counted 1")
            try await close(window, on: desktop)
            #expect(try await app.waitForExit().isSuccess)
            let lines = app.standardOutput.lines
            #expect(lines.first == "launched with 0 scenes")
            #expect(lines.suffix(2) == ["scene disconnects", "terminates"])
        }
    }

    @Test("have their views' state when they are opened again")
    func kept() async throws {
        try await XServer.run { desktop in
            let app = try launch("window", "kept", on: desktop)
            let window = try await desktop.window(titled: "Kept", of: app)
            try await desktop.activate(window)
            try await desktop.input.key("ctrl+k")
            try await app.waitForLine(containing: "counted 1")
            try await close(window, on: desktop)
            try await app.waitForLine(containing: "will close Kept")
            try await desktop.activate(try await desktop.window(titled: "Kept", of: app))
            try await desktop.input.key("ctrl+k")
            try await app.waitForLine(containing: "counted 2")
            await app.terminate()
        }
    }

    @Test("are of an app that hears when the machine sleeps and wakes")
    func sleep() async throws {
        try await XServer.run { desktop in
            let service = try await BusService("logind", isSystemBus: true)
            let environment = service.environment
            let app = try desktop.launch(
                try BuiltProduct.path(of: "KitProbe"),
                ["code", "sleep", "window"],
                environment: environment
            )
            _ = try await desktop.window(titled: "Made by code", of: app)
            try await app.waitForLine(containing: "NSWorkspaceWillSleepNotification")
            try await app.waitForLine(containing: "NSWorkspaceDidWakeNotification")
            await app.terminate()
            await service.end()
        }
    }

    @Test("cancel with the Escape key that no view takes")
    func panel() async throws {
        try await XServer.run { desktop in
            let app = try launch("panel", on: desktop)
            let panel = try await desktop.window(titled: "Panel", of: app)
            #expect(abs(panel.frame.width - 240) <= 2 && abs(panel.frame.height - 120) <= 2)
            try await desktop.activate(panel)
            try await app.waitForLine(containing: "key Panel")
            try await desktop.input.key("Escape")
            try await app.waitForLine(containing: "will close Panel")
            #expect(try await app.waitForExit().isSuccess)
            #expect(app.standardOutput.lines.contains("cancelled"))
        }
    }

    @Test("are waited for by the action of a button")
    func modal() async throws {
        try await XServer.run { desktop in
            let app = try launch("modal", on: desktop)
            let window = try await desktop.window(titled: "Asking", of: app)
            try await desktop.activate(window)
            try await desktop.input.click(window.frame.center)
            let question = try await desktop.window(titled: "Question", of: app)
            try await desktop.activate(question)
            try await desktop.input.click(question.frame.center)
            try await app.waitForLine(containing: "answered 1")
            await app.terminate()
        }
    }

    @Test("release their views and what these hold, one window after another")
    func many() async throws {
        try await XServer.run { desktop in
            let app = try launch("many=20", on: desktop)
            try await app.waitForLine(containing: "opened 20")
            let lines = app.standardOutput.lines.filter { $0.hasPrefix("opened") }
            let numbers = lines.map { $0.split(separator: " ").compactMap { Int($0) } }
            #expect(numbers.map { $0[1] }.max() ?? 9 <= 3)
            #expect(numbers[20][2] <= numbers[3][2] + 2)
            await app.terminate()
        }
    }
}
