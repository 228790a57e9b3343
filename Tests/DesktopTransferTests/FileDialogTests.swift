import Foundation
import Testing
import TransferTestSupport

/// The dialogs of GTK in which files are chosen, on a real display.
@Suite("File dialogs on a display", .timeLimit(.minutes(20)))
struct FileDialogTests {
    /// The app with buttons that present file dialogs, and the folder that they open with.
    private struct Session {
        let desktop: XServer
        let app: AppUnderTest
        let folder: TemporaryDirectory

        /// Presses a button, and waits for the dialog to have keyboard focus.
        func open(_ button: String, titled title: String) async throws {
            try await desktop.input.click(app.center(of: button))
            let dialog = try await app.window(titled: title, on: desktop).window
            try await desktop.activate(dialog)
        }

        /// Types a place over the name of the file to be written, and confirms it.
        func save(as place: String) async throws {
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
            let app = try await AppUnderTest.files(on: desktop, in: folder)
            try await body(Session(desktop: desktop, app: app, folder: folder))
            app.expectGoodHealth()
        }
    }

    @Test func filesAreChosenByTheirPathAndWithTheEscapeKeyNone() async throws {
        try await run { session in
            try session.folder.write("a", to: "a.txt")
            try await session.open("import", titled: "Which files?")
            try await session.desktop.choosePath(session.folder.file("a.txt"))
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
            try await session.desktop.choosePath(inner)
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
            try await session.save(as: session.folder.file("old.txt"))
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
            try await session.save(as: "old")
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
            try await session.save(as: "new")
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
            try await session.desktop.choosePath(inner)
            try await session.app.program.waitForLine(containing: "moved: \(inner)/moved.txt")
            #expect(session.names == ["inner"] && session.text("inner/moved.txt") == "moved")
        }
    }
}
