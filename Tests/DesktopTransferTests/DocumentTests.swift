import Foundation
import Testing
import TransferTestSupport

/// Documents in windows of their own, on a real display.
@Suite("Documents on a display", .timeLimit(.minutes(20)))
struct DocumentTests {
    private func text(_ path: String) -> String? { try? String(contentsOfFile: path, encoding: .utf8) }

    /// Waits until the window of a document has a title.
    private func waitForTitle(_ title: String, on desktop: XServer) async throws {
        try await waitUntil("a window “\(title)”") { try await desktop.windows().contains { $0.title == title } }
    }

    private func waitForEnd(of title: String, on desktop: XServer) async throws {
        try await waitUntil("the end of the window “\(title)”") {
            try await !desktop.windows().contains { $0.title == title }
        }
    }

    /// By file wrappers, and by readers and writers.
    @Test(arguments: ["values", "objects"])
    func aFileOfTheCommandLineIsEditedAndSaved(_ documents: String) async throws {
        try await XServer.run { desktop in
            let folder = try TemporaryDirectory()
            let file = try folder.write("first\n", to: "a.txt")
            let app = try await AppUnderTest.documents(
                on: desktop,
                opening: [file],
                titled: "a.txt",
                environment: ["PROBE": documents]
            )
            try await app.program.waitForLine(containing: "document: first")
            try await desktop.input.click(app.center(of: "add"))
            try await waitForTitle("• a.txt", on: desktop)
            #expect(text(file) == "first\n")
            try await desktop.input.key("ctrl+s")
            try await waitForTitle("a.txt", on: desktop)
            #expect(text(file) == "first\nmore\n")
            app.expectGoodHealth()
            // Nothing is lost, so that nothing is asked.
            try await desktop.close(desktop.window(titled: "a.txt", of: app.program))
            #expect(try await app.program.waitForExit() == .exited(0))
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.txt"])
        }
    }

    @Test func aNewDocumentIsSavedAsAFileAndClosingAsksAboutChanges() async throws {
        try await XServer.run { desktop in
            let folder = try TemporaryDirectory()
            let app = try await AppUnderTest.documents(on: desktop)
            try await desktop.input.click(app.center(of: "add"))
            try await waitForTitle("• Untitled", on: desktop)
            try await desktop.input.key("ctrl+s")
            let dialog = try await desktop.window(titled: "Save As", of: app.program)
            try await desktop.activate(dialog)
            try await desktop.input.key("ctrl+a")
            try await desktop.input.type(folder.file("b.txt"))
            try await desktop.input.key("Return")
            try await waitForTitle("b.txt", on: desktop)
            #expect(text(folder.file("b.txt")) == "more\n")

            try await desktop.input.click(app.center(of: "add"))
            try await waitForTitle("• b.txt", on: desktop)
            let question = "Save the changes to “b.txt” before closing?"
            try await desktop.close(desktop.window(titled: "• b.txt", of: app.program))
            let alert = try await desktop.window(titled: question, of: app.program)
            try await desktop.activate(alert)
            try await desktop.input.key("Escape")
            try await waitForEnd(of: question, on: desktop)
            app.expectGoodHealth()
            #expect(text(folder.file("b.txt")) == "more\n")
        }
    }

    @Test func aQuestionAboutADocumentLeavesTheWindowsOfOthersUsable() async throws {
        try await XServer.run { desktop in
            let folder = try TemporaryDirectory()
            let files = try ["a.txt", "b.txt"].map { try folder.write("first\n", to: $0) }
            let app = try await AppUnderTest.documents(on: desktop, opening: files, titled: "a.txt")
            let other = try await app.window(titled: "b.txt", on: desktop, movedTo: Point(600, 60))
            // Both windows are alike: what is said of one holds for the other.
            let button = try await app.center(of: "add")
            let inWindow = Point(button.x - app.window.frame.origin.x, button.y - app.window.frame.origin.y)
            try await desktop.activate(app.window)
            try await desktop.input.click(button)
            let changed = try await desktop.window(titled: "• a.txt", of: app.program)
            try await desktop.close(changed)
            let question = try await desktop.window(
                titled: "Save the changes to “a.txt” before closing?",
                of: app.program,
                movedTo: Point(60, 480)
            )
            try await desktop.activate(other.window)
            try await desktop.input.click(other.window.point(inWindow.x, inWindow.y))
            try await waitForTitle("• b.txt", on: desktop)
            // The window that is asked about takes no clicks: the text is saved as it was.
            try await desktop.input.click(button)
            try await desktop.activate(question)
            try await desktop.input.key("Return")
            try await waitForEnd(of: "• a.txt", on: desktop)
            try await waitUntil("a saved text") { text(files[0]) == "first\nmore\n" }
            #expect(text(files[1]) == "first\n")
            app.expectGoodHealth()
        }
    }

    @Test func aNewDocumentIsSavedAmongTheUsersDocumentsWhereverTheAppWasStarted() async throws {
        try await XServer.run { desktop in
            let home = try TemporaryDirectory()
            let documents = try home.makeDirectory("Papers")
            try home.write("XDG_DOCUMENTS_DIR=\"$HOME/Papers\"\n", to: "config/user-dirs.dirs")
            let app = try await AppUnderTest.documents(
                on: desktop,
                environment: ["HOME": home.path, "XDG_CONFIG_HOME": home.file("config")],
                startingIn: "/"
            )
            try await desktop.input.click(app.center(of: "add"))
            try await waitForTitle("• Untitled", on: desktop)
            try await desktop.input.key("ctrl+s")
            let dialog = try await desktop.window(titled: "Save As", of: app.program)
            try await desktop.activate(dialog)
            try await desktop.input.key("ctrl+a")
            try await desktop.input.type("b.txt")
            try await desktop.input.key("Return")
            try await waitForTitle("b.txt", on: desktop)
            #expect(text(documents + "/b.txt") == "more\n")
            app.expectGoodHealth()
        }
    }

    /// By file wrappers, and by readers and writers.
    @Test(arguments: ["values", "objects"])
    func changesAreRecoveredAfterTheProcessWasKilled(_ documents: String) async throws {
        try await XServer.run { desktop in
            let folder = try TemporaryDirectory()
            let file = try folder.write("first\n", to: "a.txt")
            let state = ["XDG_STATE_HOME": try folder.makeDirectory("state"), "PROBE": documents]
            let app = try await AppUnderTest.documents(
                on: desktop,
                opening: [file],
                titled: "a.txt",
                environment: state
            )
            try await desktop.input.click(app.center(of: "add"))
            let kept = folder.file("state/DocumentProbe/documents")
            try await waitUntil("a copy of the document") {
                FileManager.default.subpaths(atPath: kept)?.contains { $0.hasSuffix("/document.plist") } == true
            }
            kill(app.program.processIdentifier, SIGKILL)
            _ = try await app.program.waitForExit()
            #expect(text(file) == "first\n")

            let next = try await AppUnderTest.documents(on: desktop, titled: "• a.txt", environment: state)
            try await next.program.waitForLine(containing: "more")
            try await desktop.activate(next.window)
            try await desktop.input.key("ctrl+s")
            try await waitForTitle("a.txt", on: desktop)
            #expect(text(file) == "first\nmore\n")
            #expect(try FileManager.default.contentsOfDirectory(atPath: kept).isEmpty)
            next.expectGoodHealth()
        }
    }
}
