import Foundation
import Testing
import TransferTestSupport

/// The Notes as a person uses them, on a real display.
@Suite("Notes on a display", .timeLimit(.minutes(20)))
struct NotesTests {
    private func waitForTitles(_ titles: [String], on desktop: XServer) async throws {
        try await waitUntil("the windows \(titles)") {
            try await desktop.windows().map(\.title).filter { !$0.isEmpty }.sorted() == titles.sorted()
        }
    }

    @Test func aNoteIsCutAndBroughtBack() async throws {
        try await XServer.run { desktop in
            let folder = try TemporaryDirectory()
            let app = try await AppUnderTest.notes(on: desktop, at: Point(20, 40), in: folder)
            try await desktop.activate(app.window)
            try await desktop.input.click(app.center(of: "note-Names for the boat"))
            try await desktop.input.key("ctrl+x")
            try await waitUntil("the end of the note") { app.shown("note-Names for the boat").isEmpty }
            let text = try await desktop.clipboard.data(as: "UTF8_STRING", timeout: .patience)
            #expect(text == Data("Names for the boat\nHeron, Second Wind, Marginalia".utf8))
            try await waitForTitles(["• Harbour.notebook"], on: desktop)
            // Nothing that can undo something itself has the focus.
            try await desktop.input.click(app.center(of: "note-Return the ladder"))
            try await desktop.input.key("ctrl+z")
            try await app.waitUntilShown("note-Names for the boat")
            try await desktop.input.key("ctrl+s")
            try await waitForTitles(["Harbour.notebook"], on: desktop)
            app.expectGoodHealth()
        }
    }

    @Test func whatIsTypedAfterNewNoteIsItsText() async throws {
        try await XServer.run { desktop in
            let folder = try TemporaryDirectory()
            let app = try await AppUnderTest.notes(on: desktop, at: Point(20, 40), in: folder)
            try await desktop.activate(app.window)
            try await desktop.input.click(app.center(of: "new"))
            try await app.waitUntilShown("note-New note")
            try await desktop.input.type("two words")
            try await app.waitUntilShown("note-two words")
            #expect(app.shown("note-New note").isEmpty)
            #expect(app.shown("note-").count == 7)
            app.expectGoodHealth()
        }
    }

    @Test func aNotebookIsOpenedFromTheFileManager() async throws {
        try await XServer.run { desktop in
            let folder = try TemporaryDirectory()
            let file = try Samples.notebook(in: folder, named: "100% \"mine\" & o'hers.notebook")
            // The Info.plist as the build has put it beside the program.
            let notes = try BuiltProduct.path(of: "Notes")
            let bundle = URL(fileURLWithPath: notes).deletingLastPathComponent()
                .appendingPathComponent("swift-transferable_Notes.resources/Resources/Info.plist")
            let command = try desktop.launch(
                try BuiltProduct.path(of: "transferable"),
                ["declare", bundle.path, "--install"]
            )
            #expect(try await command.waitForExit() == .exited(0), "\(command.transcript)")

            // What a test starts ends with its process group, and so would the app: hence setsid.
            let opened = try desktop.launch("setsid", ["--wait", "gio", "open", file])
            #expect(try await opened.waitForExit() == .exited(0), "\(opened.transcript)")
            let title = URL(fileURLWithPath: file).lastPathComponent
            try await waitForTitles([title], on: desktop)
            let window = try #require(try await desktop.windows().first { $0.title == title })
            try await desktop.close(window)
            try await waitForTitles([], on: desktop)
        }
    }

    @Test func oneProcessHasAllNotebooks() async throws {
        try await XServer.run { desktop in
            let folder = try TemporaryDirectory()
            let bus = try await SessionBus.start(on: desktop)
            let app = try await AppUnderTest.notes(on: desktop, at: Point(20, 40), in: folder, environment: bus)
            let notes = try BuiltProduct.path(of: "Notes")

            // What does not fit an argument of others is handed over too: spaces, and a name that is no URI.
            let other = try Samples.notebook(in: folder, named: "100% ours#?.notebook")
            let second = try desktop.launch(notes, [other], environment: bus)
            #expect(try await second.waitForExit() == .exited(0), "\(second.transcript)")
            try await waitForTitles(["100% ours#?.notebook", "Harbour.notebook"], on: desktop)

            let third = try desktop.launch(notes, ["x-example-notes:add?text=Buy%20stamps"], environment: bus)
            #expect(try await third.waitForExit() == .exited(0), "\(third.transcript)")
            try await waitUntil("a changed notebook") {
                try await desktop.windows().contains { $0.title.hasPrefix("• ") }
            }

            let fourth = try desktop.launch(notes, [], environment: bus)
            #expect(try await fourth.waitForExit() == .exited(0), "\(fourth.transcript)")
            try await waitUntil("a new notebook") { try await desktop.windows().contains { $0.title == "Untitled 2" } }
            let owners = try await desktop.windows().compactMap(\.processIdentifier)
            #expect(Set(owners) == [app.program.processIdentifier])
            app.expectGoodHealth()
        }
    }

    @Test func withoutABusEachProcessIsByItself() async throws {
        try await XServer.run { desktop in
            let folder = try TemporaryDirectory()
            let first = try await AppUnderTest.notes(on: desktop, at: Point(20, 40), in: folder)
            let other = try Samples.notebook(in: folder, named: "Other.notebook")
            let second = try desktop.launch(try BuiltProduct.path(of: "Notes"), [other])
            try await waitForTitles(["Harbour.notebook", "Other.notebook"], on: desktop)
            #expect(first.program.isRunning && second.isRunning)
        }
    }
}
