import Foundation
import Testing
import TransferTestSupport

@Suite("An app with the older interfaces", .timeLimit(.minutes(20)))
struct KitAppTests {
    /// Starts the app, and waits until its window stands still.
    private func launch(
        _ arguments: String...,
        on desktop: XServer,
        environment: [String: String] = [:]
    ) async throws -> (program: RunningProgram, window: DesktopWindow) {
        let app = try desktop.launch(
            try BuiltProduct.path(of: "KitProbe"),
            ["app"] + arguments,
            environment: environment
        )
        return (app, try await desktop.window(titled: "Kit", of: app))
    }

    @Test("tells its delegate of its life, and ends when it terminates itself")
    func life() async throws {
        try await XServer.run { desktop in
            let app = try desktop.launch(try BuiltProduct.path(of: "KitProbe"), ["app", "quit"])
            _ = try await app.waitForExit()
            let lines = app.standardOutput.text.split(separator: "\n").map(String.init)
            #expect(
                lines.filter { !$0.contains("active") } == [
                    "will finish launching", "did finish launching", "should terminate", "will terminate",
                ]
            )
        }
    }

    @Test("goes on where its delegate refuses the end")
    func refusal() async throws {
        try await XServer.run { desktop in
            let (app, _) = try await launch("refuse", "quit", "copy", on: desktop)
            try await app.waitForLine(containing: "should terminate")
            try await waitUntil("what is copied afterwards") {
                (try? await desktop.clipboard.text()) == "from the app"
            }
            #expect(!app.standardOutput.text.contains("will terminate"))
            await app.terminate()
        }
    }

    @Test("hands the URLs that it is started with to its delegate, which also hears of the keyboard")
    func urls() async throws {
        try await XServer.run { desktop in
            let folder = try TemporaryDirectory()
            let file = try folder.write("a", to: "a b.txt")
            let (app, window) = try await launch(file, "https://example.org/a", on: desktop)
            try await app.waitForLine(
                containing: "opened \(URL(fileURLWithPath: file).absoluteString) https://example.org/a"
            )
            try await desktop.activate(window)
            try await app.waitForLine(containing: "active true")
            let other = try desktop.launch("xterm", ["-T", "Other"])
            try await desktop.activate(try await desktop.window(titled: "Other", of: other))
            try await app.waitForLine(containing: "inactive false")
            await other.terminate()
            await app.terminate()
        }
    }

    @Test("copies for other programs, and pastes from them, at once")
    func pasteboard() async throws {
        try await XServer.run { desktop in
            let probe = try BuiltProduct.path(of: "KitProbe")
            let app = try desktop.launch(probe, ["app", "copy", "paste", "paste-later"])
            try await waitUntil("the text is there") { (try? await desktop.clipboard.text()) == "from the app" }
            #expect(app.standardOutput.text.contains("count 0\npasted from the app"))
            try await desktop.clipboard.setText("from xclip")
            try await waitUntil("it is pasted") { app.standardOutput.text.contains("pasted from xclip") }
            await app.terminate()
        }
    }

    @Test("shows the pointer that it pushes, and the one before after it is popped", arguments: [false, true])
    func pointer(isPopped: Bool) async throws {
        try await XServer.run { desktop in
            let (app, window) = try await launch("hand", isPopped ? "pop" : "stay", on: desktop)
            try await app.waitForLine(containing: "pointer true", count: isPopped ? 2 : 1)
            #expect(!app.standardOutput.text.contains("pointer false"))
            try await desktop.input.move(to: window.point(20, 200))
            var name = ""
            try await waitUntil("the pointer, which is “\(name)”") {
                name = try await run(
                    "/usr/bin/python3",
                    [DragPeer.script("pointer-name")],
                    environment: desktop.environment
                ).standardOutput.text.trimmingCharacters(in: .whitespacesAndNewlines)
                return name == (isPopped ? "crosshair" : "pointer")
            }
            await app.terminate()
        }
    }

    @Test("asks the kits on another thread, while the main one serves the windows and while it waits for that thread")
    func otherThread() async throws {
        try await XServer.run { desktop in
            let (app, _) = try await launch("other thread", on: desktop)
            let (width, height) = (desktop.size.width, desktop.size.height)
            try await app.waitForLine(containing: "waited for: screen \(width) \(height), 1 screen, 1.0")
            try await app.waitForLine(containing: "served: screen \(width) \(height), 1 screen, 1.0")
            try await app.waitForLine(containing: "colours true, pictures true, pasteboard true, workspace true")
            await app.terminate()
        }
    }

    @Test("is dark where it asks for it, and knows its screen")
    func appearance() async throws {
        try await XServer.run { desktop in
            let (app, window) = try await launch("screen", "dark", on: desktop)
            try await app.waitForLine(containing: "appearance true")
            #expect(app.standardOutput.text.contains("screen \(desktop.size.width) \(desktop.size.height) 1.0"))
            #expect(app.standardOutput.text.contains("main screen \(desktop.size.width) \(desktop.size.height) of 1"))
            // The bottom of the window has no views.
            let place = Rectangle(
                x: window.frame.origin.x + 20,
                y: window.frame.origin.y + window.frame.height - 30,
                width: 40,
                height: 10
            )
            try await waitUntil("the window is dark") { try await desktop.meanColor(of: place).red < 90 }
            await app.terminate()
        }
    }

    @Test("presents the share sheet over its window, where it has no view")
    func presentation() async throws {
        try await XServer.run { desktop in
            let (app, window) = try await launch("present", on: desktop)
            try await desktop.activate(window)
            try await app.waitForLine(containing: "presents true")
            try await desktop.activate(try await desktop.window(titled: "Share", of: app))
            try await desktop.input.key("Escape")
            try await app.waitForLine(containing: "ended nowhere false true")
            try await app.waitForLine(containing: "presents false")
            await app.terminate()
        }
    }

    @Test("hears of the end of a share sheet in whose place another was presented")
    func replacedPresentation() async throws {
        try await XServer.run { desktop in
            let (app, window) = try await launch("present", "pick", on: desktop)
            try await desktop.activate(window)
            try await app.waitForLine(containing: "presents true")
            try await desktop.activate(try await desktop.window(titled: "Share", of: app))
            try await desktop.input.key("Escape")
            try await app.waitForLine(containing: "ended nowhere false true")
            await app.terminate()
        }
    }

    @Test("opens and saves by the desktop's dialogs, for which it waits")
    func modalPanels() async throws {
        try await XServer.run { desktop in
            let folder = try TemporaryDirectory()
            let file = try folder.write("a", to: "a.png")
            let (app, _) = try await launch("open", "save", on: desktop)
            let opening = try await desktop.window(titled: "Choose a picture", of: app)
            try await desktop.activate(opening)
            try await desktop.choosePath(file)
            try await app.waitForLine(containing: "panel \(file)")
            let saving = try await desktop.window(titled: "Keep the picture", of: app)
            try await desktop.activate(saving)
            try await desktop.input.key("ctrl+a")
            try await desktop.input.type(folder.file("kept.png"))
            try await desktop.input.key("Return")
            try await app.waitForLine(containing: "panel \(folder.file("kept.png"))")
            await app.terminate()
        }
    }

    @Test("opens a copy of a document by the desktop's dialog, over its window")
    func documentPicker() async throws {
        try await XServer.run { desktop in
            let folder = try TemporaryDirectory()
            let file = try folder.write("a letter", to: "letter.txt")
            let (app, window) = try await launch("document", on: desktop)
            try await desktop.activate(window)
            try await app.waitForLine(containing: "presented")
            try await desktop.activate(try await desktop.window(titled: "Choose a File", of: app))
            try await desktop.choosePath(file)
            try await app.waitForLine(containing: "/letter.txt has a letter")
            #expect(!app.standardOutput.text.contains(file))
            await app.terminate()
        }
    }

    @Test("hears that a document picker is cancelled")
    func cancelledDocumentPicker() async throws {
        try await XServer.run { desktop in
            let (app, window) = try await launch("document", on: desktop)
            try await desktop.activate(window)
            try await desktop.activate(try await desktop.window(titled: "Choose a File", of: app))
            try await desktop.input.key("Escape")
            try await app.waitForLine(containing: "no document")
            await app.terminate()
        }
    }

    @Test("copies or moves a document to the folder that the portal gives", arguments: ["Copy", "Move"])
    func exportedDocument(_ verb: String) async throws {
        struct Asked: Decodable {
            let title: String
            let directory: Bool
        }
        try await XServer.run { desktop in
            let folder = try TemporaryDirectory()
            let file = try folder.write("a letter", to: "letter.txt")
            let places = try TemporaryDirectory()
            _ = try places.write("another", to: "letter.txt")
            let place = URL(fileURLWithPath: places.path).absoluteString
            let portal = try await BusService("file-chooser-portal", ["0", place])
            var environment = portal.environment
            environment["DOCUMENT"] = file
            let (app, window) = try await launch("\(verb.lowercased()) document", on: desktop, environment: environment)
            try await desktop.activate(window)
            try await desktop.input.key("ctrl+e")
            // What is there stays.
            try await app.waitForLine(containing: "document \(places.file("letter 2.txt")) has a letter")
            #expect(FileManager.default.fileExists(atPath: file) == (verb == "Copy"))
            let asked = try #require(try await portal.events("asked", as: Asked.self).first)
            #expect(asked.directory && asked.title == "\(verb) “letter.txt”")
            await app.terminate()
            await portal.end()
        }
    }

    @Test("hears that a panel is cancelled")
    func cancelledPanel() async throws {
        try await XServer.run { desktop in
            let (app, _) = try await launch("save", on: desktop)
            try await desktop.activate(try await desktop.window(titled: "Keep the picture", of: app))
            try await desktop.input.key("Escape")
            try await app.waitForLine(containing: "panel cancelled")
            await app.terminate()
        }
    }

    @Test("asks the portal for a folder, and goes on meanwhile")
    func portal() async throws {
        struct Asked: Decodable {
            let method: String
            let title: String
            let label: String?
            let folder: String
            let directory: Bool
        }
        try await XServer.run { desktop in
            let portal = try await BusService("file-chooser-portal", ["0", "file:///usr/share"])
            let (app, _) = try await launch("begin", on: desktop, environment: portal.environment)
            try await app.waitForLine(containing: "panel /usr/share")
            let asked = try #require(try await portal.events("asked", as: Asked.self).first)
            #expect((asked.method, asked.title, asked.label) == ("OpenFile", "Which folder?", "Take"))
            #expect((asked.folder, asked.directory) == ("/usr", true))
            await app.terminate()
            await portal.end()
        }
    }
}
