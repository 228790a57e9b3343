import Foundation
import SwiftUI
import Testing
import TransferTestSupport
import TransferableTesting

@testable import Notes

@MainActor
@Suite("The Notes example")
struct NotesTests {
    private let directory: TemporaryDirectory
    private let app: TestApp
    private let file: URL

    /// Opens a copy of the notebook that comes with the app.
    init() async throws {
        directory = try TemporaryDirectory()
        file = URL(fileURLWithPath: directory.file("Harbour.notebook"))
        let sample = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Examples/Notes/Resources/Harbour.notebook")
        try FileManager.default.copyItem(at: sample, to: file)
        app = TestApp(NotesApp.self)
        await app.open(file)
    }

    private var window: TestWindow {
        let window = app.windows[0]
        window.update()
        return window
    }

    /// The titles of all notes that are shown, in their order.
    private var titles: [String] {
        window.views.compactMap(\.identifier).filter { $0.hasPrefix("note-") }.map { String($0.dropFirst(5)) }
    }
    private func row(_ title: String) throws -> TestView { try window.view(identifier: "note-" + title) }
    private var list: TestView { get throws { try #require(window.views(.list).first) } }

    /// Returns the folders of the file.
    private func folders(in file: URL) throws -> [Folder] {
        try JSONDecoder().decode([Folder].self, from: Data(contentsOf: file))
    }

    private func select(_ titles: String...) throws {
        let notes = try folders(in: file).flatMap(\.notes)
        try window.select(Set(notes.filter { titles.contains($0.title) }.map { AnyHashable($0.id) }), in: list)
    }

    /// Saves the notebook and compares what the file has then.
    private func expectSaved(_ titles: [[String]], _ location: SourceLocation = #_sourceLocation) async throws {
        try window.press(key: "s", modifiers: .command)
        try await waitUntil("the saved file") { app.windows[0].title == "Harbour.notebook" }
        #expect(try folders(in: file).map { $0.notes.map(\.title) } == titles, sourceLocation: location)
    }

    private let ideas = ["A map of benches", "Names for the boat"]

    @Test("A note is dragged to another folder, which marks the notebook as changed; that is undone and done again")
    func move() async throws {
        #expect(app.windows.map(\.title) == ["Harbour.notebook"])
        let drag = try window.drag(from: row("Groceries"))
        #expect(await drag.drop(on: try row("Names for the boat"), of: window, at: .top))
        #expect(titles.prefix(5) == ["Call the harbour", "Talk about transfers", ideas[0], "Groceries", ideas[1]])
        #expect(app.windows.map(\.title) == ["• Harbour.notebook"])
        try window.undo()
        #expect(titles.first == "Groceries")
        try window.redo()
        #expect(titles[3] == "Groceries")
        try await expectSaved([
            ["Call the harbour", "Talk about transfers"], [ideas[0], "Groceries", ideas[1]], ["Return the ladder"],
        ])
        // What was saved can be undone, and differs from the file then.
        try window.undo()
        #expect(app.windows.map(\.title) == ["• Harbour.notebook"])
    }

    @Test("Notes are moved by keys, also into the next folder")
    func moveByKeys() async throws {
        try select("Talk about transfers")
        try window.press(key: .upArrow, modifiers: .option)
        #expect(titles.prefix(3) == ["Groceries", "Talk about transfers", "Call the harbour"])
        try select("Call the harbour")
        try window.press(key: .downArrow, modifiers: .option)
        try await expectSaved([
            ["Groceries", "Talk about transfers"], ["Call the harbour"] + ideas, ["Return the ladder"],
        ])
    }

    @Test("Notes leave as text and as notes, and text of other programs becomes notes where it is dropped")
    func otherPrograms() async throws {
        let drag = try window.drag(from: row("Groceries"))
        #expect(drag.offeredNames.contains("UTF8_STRING"))
        let text = try await drag.data(for: "UTF8_STRING")
        #expect(String(decoding: text, as: UTF8.self).hasPrefix("Groceries\nRye bread"))
        let dropped = window.drag(["Buy stamps"])
        #expect(await dropped.drop(on: try row("Call the harbour"), of: window, at: .top))
        #expect(titles.prefix(3) == ["Groceries", "Buy stamps", "Call the harbour"])
    }

    @Test("Notes are cut, pasted, deleted and made anew, each of which is undone")
    func edit() async throws {
        try select("Groceries", "Call the harbour")
        let items = try window.cut(list)
        #expect(items.count == 2)
        #expect(titles.first == "Talk about transfers")
        try select("A map of benches")
        try await window.paste(items, into: list)
        #expect(titles.prefix(5) == ["Talk about transfers", ideas[0], "Groceries", "Call the harbour", ideas[1]])
        try window.undo()
        try window.undo()
        #expect(titles.prefix(3) == ["Groceries", "Call the harbour", "Talk about transfers"])
        try window.press("New Note")
        #expect(titles.contains("New note"))
        #expect(try window.view(identifier: "editor").isFocused)
        try window.undo()
        #expect(!titles.contains("New note"))
        // The note that was selected is gone.
        #expect(window.texts.contains("No Note Selected"))
        try select("Return the ladder")
        try window.press(key: .deleteForward)
        #expect(!titles.contains("Return the ladder"))
        try window.undo()
        #expect(titles.last == "Return the ladder")
    }

    @Test("The selected note is edited")
    func text() throws {
        try select("Return the ladder")
        try window.type("Return the drill", into: window.view(identifier: "editor"))
        #expect(titles.last == "Return the drill")
        #expect(app.windows[0].title == "• Harbour.notebook")
    }

    @Test("A new notebook is saved under a name of its own, beside the one that is open")
    func newNotebook() async throws {
        try window.press(key: "n", modifiers: .command)
        #expect(app.windows.map(\.title) == ["Harbour.notebook", "Untitled 2"])
        let new = app.windows[1]
        new.update()
        try new.press("New Note")
        try new.press(key: "s", modifiers: .command)
        let dialog = try #require(new.fileDialogs.first)
        #expect(dialog.filename == "Untitled 2.notebook" && dialog.contentTypes == [.notebook])
        let place = URL(fileURLWithPath: directory.file("Trip.notebook"))
        try await dialog.choose(place)
        #expect(app.windows.map(\.title) == ["Harbour.notebook", "Trip.notebook"])
        #expect(try folders(in: place).map(\.notes.count) == [1, 0, 0])
        // The other is as it was.
        #expect(try folders(in: file).flatMap(\.notes).count == 6)
    }

    @Test("A file that is no notebook is told and left as it is")
    func damaged() async throws {
        let path = try directory.write("[{\"title\":", to: "Broken.notebook")
        await app.open(URL(fileURLWithPath: path))
        let alert = try #require(window.alerts.first)
        #expect(alert.texts.contains { $0.contains("“Broken.notebook” is damaged") })
        #expect(app.windows.map(\.title) == ["Harbour.notebook"])
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "[{\"title\":")
    }

    @Test("A URL of another program adds a note; others do nothing")
    func link() async throws {
        let count = titles.count
        for url in ["x-example-notes:add", "x-example-notes:add?text=", "other:add?text=No"] {
            await app.open(try #require(URL(string: url)))
        }
        #expect(titles.count == count)
        await app.open(try #require(URL(string: "x-example-notes:add?text=Buy%20stamps")))
        #expect(titles.contains("Buy stamps"))
        #expect(app.windows[0].title == "• Harbour.notebook")
        try window.undo()
        #expect(titles.count == count)
    }

    @Test("Changes are recovered when the app has ended")
    func recovery() async throws {
        let kept = URL(fileURLWithPath: directory.file("kept"))
        let app = TestApp(NotesApp.self, recoveryFolder: kept)
        await app.open(file)
        let window = app.windows[0]
        window.update()
        try window.press("New Note")
        window.advance(by: .seconds(3))
        let left = URL(fileURLWithPath: directory.file("left"))
        try await waitUntil("a copy that is kept") {
            let copies = (try? FileManager.default.subpathsOfDirectory(atPath: kept.path)) ?? []
            return copies.contains { $0.hasSuffix("/document.plist") }
        }
        try FileManager.default.copyItem(at: kept, to: left)
        let next = TestApp(NotesApp.self, recoveryFolder: left)
        #expect(next.windows.map(\.title) == ["• Harbour.notebook"])
        next.windows[0].update()
        #expect(next.windows[0].views.contains { $0.identifier == "note-New note" })
    }
}
