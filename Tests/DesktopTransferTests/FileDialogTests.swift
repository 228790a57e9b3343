import Foundation
import Testing
import TransferTestSupport

/// The dialogs of GTK in which files are chosen, on a real display.
@Suite("File dialogs on a display", .timeLimit(.minutes(10)))
struct FileDialogTests {
    /// The app with buttons that present file dialogs, and the folder that they open with.
    private struct Session {
        let desktop: XServer
        let app: AppUnderTest
        let folder: TemporaryDirectory

        /// Presses a button, and waits for the dialog to have the keyboard's focus.
        func open(_ button: String, titled title: String) async throws {
            try await desktop.input.click(app.center(of: button))
            let dialog = try await app.window(titled: title, on: desktop).window
            try await desktop.activate(dialog)
        }

        /// Types a place over the name that is there, and confirms it.
        func choose(_ place: String) async throws {
            try await desktop.input.key("ctrl+a")
            try await desktop.input.type(place)
            try await desktop.input.key("Return")
        }

        func waitForEnd(of title: String) async throws {
            try await waitUntil("the end of the dialog “\(title)”") {
                try await !desktop.windows().contains { $0.title == title }
            }
        }

        func text(_ name: String) -> String? { try? String(contentsOfFile: folder.file(name), encoding: .utf8) }

        var names: [String] {
            ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
        }
    }

    private func run(_ body: (Session) async throws -> Void) async throws {
        try await XServer.run { desktop in
            let folder = try TemporaryDirectory()
            let app = try await AppUnderTest.probe(
                on: desktop,
                at: Point(40, 60),
                showing: "files",
                titled: "Files",
                until: "import",
                environment: ["PROBE_FOLDER": folder.path, "GSETTINGS_BACKEND": "memory"]
            )
            try await body(Session(desktop: desktop, app: app, folder: folder))
            app.expectGoodHealth()
        }
    }

    @Test func filesAreChosenByTypingAndWithTheEscapeKeyNone() async throws {
        try await run { session in
            try session.folder.write("a", to: "a.txt")
            try await session.open("import", titled: "Which files?")
            try await session.desktop.input.key("ctrl+l")
            try await session.choose(session.folder.file("a.txt"))
            try await session.app.program.waitForLine(containing: "imported: \(session.folder.file("a.txt"))")
            try await session.waitForEnd(of: "Which files?")
            try await session.open("import", titled: "Which files?")
            try await session.desktop.input.key("Escape")
            try await session.app.program.waitForLine(containing: "imported: cancelled")
            try await session.waitForEnd(of: "Which files?")
        }
    }

    @Test func aFolderIsChosen() async throws {
        try await run { session in
            let inner = try session.folder.makeDirectory("inner")
            try await session.open("folder", titled: "Choose a Folder")
            try await session.desktop.input.key("ctrl+l")
            try await session.choose(inner)
            try await session.app.program.waitForLine(containing: "folder: \(inner)")
        }
    }

    @Test func aDocumentIsExportedAndReplacedOnlyWhenTheUserSaysSo() async throws {
        try await run { session in
            try await session.open("export", titled: "Export")
            try await session.desktop.input.key("Return")
            let place = session.folder.file("Probe.txt")
            try await session.app.program.waitForLine(containing: "exported: \(place)")
            #expect(session.text("Probe.txt") == "exported by the probe")

            try session.folder.write("old", to: "old.txt")
            try await session.waitForEnd(of: "Export")
            try await session.open("export", titled: "Export")
            try await session.choose(session.folder.file("old.txt"))
            // GTK asks, in a window without a title.
            try await waitUntil("the question") {
                try await session.desktop.windows().contains { $0.title.isEmpty }
            }
            try await session.desktop.input.key("Escape")
            try await waitUntil("the end of the question") {
                try await !session.desktop.windows().contains { $0.title.isEmpty }
            }
            #expect(session.text("old.txt") == "old")
            try await session.desktop.input.key("Return")
            try await waitUntil("the question") {
                try await session.desktop.windows().contains { $0.title.isEmpty }
            }
            try await session.desktop.input.key("Return")
            try await session.app.program.waitForLine(containing: "exported: \(session.folder.file("old.txt"))")
            #expect(session.text("old.txt") == "exported by the probe")
            #expect(session.names == ["Probe.txt", "old.txt"])
        }
    }

    @Test func aNameWithoutAnExtensionGetsOneAndTheUserIsAskedAboutThat() async throws {
        try await run { session in
            try session.folder.write("old", to: "old.txt")
            try await session.open("export-item", titled: "Export")
            let first = try await session.desktop.windows().first { $0.title == "Export" }
            try await session.choose("old")
            // The dialog is there again, with the whole name.
            let second = try await waitUntil("the dialog with the whole name") {
                try await session.desktop.windows().first {
                    $0.title == "Export" && $0.identifier != first?.identifier
                }
            }
            try await session.desktop.activate(second)
            try await session.desktop.input.key("Escape")
            #expect(session.text("old.txt") == "old")
            try await session.waitForEnd(of: "Export")
            try await session.open("export-item", titled: "Export")
            try await session.choose("new")
            try await session.app.program.waitForLine(containing: "item: \(session.folder.file("new.txt"))")
            #expect(session.text("new.txt") == "text of an item")
            #expect(session.names == ["new.txt", "old.txt"])
        }
    }

    @Test func aFileIsMoved() async throws {
        try await run { session in
            try session.folder.write("moved", to: "moved.txt")
            let inner = try session.folder.makeDirectory("inner")
            try await session.open("move", titled: "Move “moved.txt”")
            try await session.desktop.input.key("ctrl+l")
            try await session.choose(inner)
            try await session.app.program.waitForLine(containing: "moved: \(inner)/moved.txt")
            #expect(session.names == ["inner"] && session.text("inner/moved.txt") == "moved")
        }
    }

    // MARK: The portal

    private struct Asked: Decodable {
        let method: String
        let title: String
        let label: String?
        let filters: [String]
        let name: String?
        let multiple: Bool
        let directory: Bool
    }

    /// Runs a test with a portal that answers in some way. GTK uses portals outside of sandboxes when it is told to.
    private func withPortal(
        answering answer: [String],
        in folder: TemporaryDirectory,
        _ body: (XServer, AppUnderTest, RunningProgram) async throws -> Void
    ) async throws {
        try await XServer.run { desktop in
            let bus = try desktop.launch("dbus-daemon", ["--session", "--nofork", "--print-address"])
            let environment = [
                "DBUS_SESSION_BUS_ADDRESS": try await bus.waitForLine(containing: "unix:"), "GDK_DEBUG": "portals",
                "PROBE_FOLDER": folder.path, "GSETTINGS_BACKEND": "memory",
            ]
            let portal = try desktop.launch(
                "/usr/bin/python3",
                [DragPeer.script("file-chooser-portal")] + answer,
                environment: environment
            )
            try await portal.waitForLine(containing: #""ready""#)
            let app = try await AppUnderTest.probe(
                on: desktop,
                at: Point(40, 60),
                showing: "files",
                titled: "Files",
                until: "import",
                environment: environment
            )
            try await body(desktop, app, portal)
            #expect(app.program.isRunning, "\(app.program.transcript)")
        }
    }

    private func asked(_ portal: RunningProgram) async throws -> Asked {
        let line = try await portal.waitForLine(containing: #""asked""#)
        return try JSONDecoder().decode(Asked.self, from: Data(line.utf8))
    }

    @Test func thePortalIsAskedForFiles() async throws {
        let folder = try TemporaryDirectory()
        let file = URL(fileURLWithPath: try folder.write("a", to: "a b.txt"))
        try await withPortal(answering: ["0", file.absoluteString], in: folder) { desktop, app, portal in
            try await desktop.input.click(app.center(of: "import"))
            try await app.program.waitForLine(containing: "imported: \(file.path)")
            let asked = try await asked(portal)
            #expect(asked.method == "OpenFile" && asked.multiple && !asked.directory)
            #expect(asked.title == "Which files?" && asked.label == "Take")
            #expect(asked.filters.count == 3 && asked.filters.first == "All Supported Files")
        }
    }

    @Test func thePortalIsAskedForThePlaceOfADocument() async throws {
        let folder = try TemporaryDirectory()
        let file = URL(fileURLWithPath: folder.file("from the portal.txt"))
        try await withPortal(answering: ["0", file.absoluteString], in: folder) { desktop, app, portal in
            try await desktop.input.click(app.center(of: "export"))
            try await app.program.waitForLine(containing: "exported: \(file.path)")
            let asked = try await asked(portal)
            #expect(asked.method == "SaveFile" && asked.name == "Probe.txt" && asked.label == "Save")
            #expect(try String(contentsOf: file, encoding: .utf8) == "exported by the probe")
        }
    }

    @Test func aPortalThatEndsIsAnError() async throws {
        try await withPortal(answering: ["die"], in: TemporaryDirectory()) { desktop, app, _ in
            try await desktop.input.click(app.center(of: "export"))
            try await app.program.waitForLine(containing: "exported: failed: The desktop's file dialog ended")
            // The next is GTK's own, as there is no portal.
            try await desktop.input.click(app.center(of: "export"))
            _ = try await app.window(titled: "Export", on: desktop)
        }
    }

    @Test(arguments: ["1", "2"]) func aPortalThatChoosesNothingIsTakenAsCancelled(_ answer: String) async throws {
        try await withPortal(answering: [answer], in: TemporaryDirectory()) { desktop, app, _ in
            try await desktop.input.click(app.center(of: "export"))
            try await app.program.waitForLine(containing: "exported: cancelled")
        }
    }
}
