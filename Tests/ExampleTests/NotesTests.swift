import Foundation
import SwiftUI
import Testing
import TransferableTesting

@testable import Notes

@MainActor
@Suite("The Notes example")
struct NotesTests {
    private let store = NoteStore()
    private let window: TestWindow

    init() {
        let store = store
        window = TestWindow(size: CGSize(width: 880, height: 600)) { NotesView(store: store) }
    }

    private func titles(_ folder: Int) -> [String] { store.folders[folder].notes.map(\.title) }
    private func row(_ title: String) throws -> TestView { try window.view(identifier: "note-" + title) }
    private var list: TestView { get throws { try #require(window.views(.list).first) } }
    private func select(_ titles: String...) throws {
        let ids = store.folders.flatMap(\.notes).filter { titles.contains($0.title) }.map(\.id)
        try window.select(Set(ids.map { AnyHashable($0) }), in: list)
    }

    @Test("A note is dragged to another folder; that is undone and done again")
    func move() async throws {
        let drag = try window.drag(from: row("Groceries"))
        #expect(await drag.drop(on: try row("Names for the boat"), of: window, at: .top))
        #expect(titles(0) == ["Call the harbour", "Talk about transfers"])
        #expect(titles(1) == ["A map of benches", "Groceries", "Names for the boat"])
        try window.undo()
        #expect(titles(0).first == "Groceries")
        try window.redo()
        #expect(titles(1)[1] == "Groceries")
    }

    @Test("Notes are moved by keys, also into the next folder")
    func moveByKeys() throws {
        try select("Talk about transfers")
        try window.press(key: .upArrow, modifiers: .option)
        #expect(titles(0) == ["Groceries", "Talk about transfers", "Call the harbour"])
        try select("Call the harbour")
        try window.press(key: .downArrow, modifiers: .option)
        #expect(titles(1).first == "Call the harbour")
    }

    @Test("Notes leave as text and as notes, and text of other programs becomes notes where it is dropped")
    func otherPrograms() async throws {
        let drag = try window.drag(from: row("Groceries"))
        #expect(drag.offeredNames.contains("UTF8_STRING"))
        let text = try await drag.data(for: "UTF8_STRING")
        #expect(String(decoding: text, as: UTF8.self).hasPrefix("Groceries\nRye bread"))
        let dropped = window.drag(["Buy stamps"])
        #expect(await dropped.drop(on: try row("Call the harbour"), of: window, at: .top))
        #expect(titles(0) == ["Groceries", "Buy stamps", "Call the harbour", "Talk about transfers"])
    }

    @Test("Notes are cut, pasted, deleted and made anew, each of which is undone")
    func edit() async throws {
        try select("Groceries", "Call the harbour")
        let items = try window.cut(list)
        #expect(items.count == 2)
        #expect(titles(0) == ["Talk about transfers"])
        try select("A map of benches")
        try await window.paste(items, into: list)
        #expect(titles(1) == ["A map of benches", "Groceries", "Call the harbour", "Names for the boat"])
        try window.undo()
        try window.undo()
        #expect(titles(0) == ["Groceries", "Call the harbour", "Talk about transfers"])
        try window.press("New Note")
        #expect(titles(0).contains("New note") || titles(1).contains("New note"))
        try window.undo()
        try select("Return the ladder")
        try window.press(key: .deleteForward)
        #expect(titles(2).isEmpty)
        try window.undo()
        #expect(titles(2) == ["Return the ladder"])
    }

    @Test("The selected note is edited")
    func text() throws {
        try select("Return the ladder")
        try window.type("Return the drill", into: window.view(identifier: "editor"))
        #expect(titles(2) == ["Return the drill"])
    }
}
