import Foundation
import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Rows that are moved and deleted")
struct RowMoveTests {
    struct Note: Identifiable, Equatable {
        let id: Int
        var title: String { "note \(id)" }
    }

    @Observable final class Model {
        var notes: [Note]
        var others = [Note(id: 100), Note(id: 101)]
        var selection: Set<Int> = []
        var canEdit = true
        var calls = 0

        init(count: Int = 5) { notes = (0..<count).map { Note(id: $0) } }

        var order: [Int] { notes.map(\.id) }
    }

    @Observable final class Words {
        var words = ["a", "b", "c"]
        var selection: Set<String> = []
    }

    struct Content: View {
        let model: Model
        var body: some View {
            @Bindable var model = model
            List(selection: $model.selection) {
                Text("header")
                ForEach(model.notes) { note in
                    Text(note.title).moveDisabled(note.id == 3).deleteDisabled(note.id == 4)
                }
                .onMove(
                    perform: model.canEdit
                        ? {
                            model.notes.move(fromOffsets: $0, toOffset: $1)
                            model.calls += 1
                        } : nil
                )
                .onDelete(perform: model.canEdit ? { model.notes.remove(atOffsets: $0) } : nil)
                ForEach(model.others) { Text($0.title) }.onMove { model.others.move(fromOffsets: $0, toOffset: $1) }
            }
        }
    }

    private func drop(_ row: String, on other: String, at point: UnitPoint, in window: TestWindow) async throws -> Bool
    {
        let drag = try window.drag(from: window.view(text: row))
        return try await drag.drop(on: window.view(text: other), of: window, at: point)
    }

    @Test("A row is dragged to above or below another")
    func drag() async throws {
        let model = Model()
        let window = TestWindow { Content(model: model) }
        #expect(try await drop("note 0", on: "note 2", at: .bottom, in: window))
        #expect(model.order == [1, 2, 0, 3, 4])
        #expect(try await drop("note 4", on: "note 1", at: .top, in: window))
        #expect(model.order == [4, 1, 2, 0, 3])
        #expect(window.texts.prefix(3) == ["header", "note 4", "note 1"])
    }

    @Test("A list shows where a dragged row would land, and no longer when the drag has left")
    func insertion() throws {
        let model = Model()
        let window = TestWindow { Content(model: model) }
        let drag = try window.drag(from: window.view(text: "note 0"))
        drag.enter(try window.view(text: "note 2"), of: window, at: .top)
        #expect(window.views(.list)[0].insertionRow == 3)
        drag.enter(try window.view(text: "note 2"), of: window, at: .bottom)
        #expect(window.views(.list)[0].insertionRow == 4)
        #expect(drag.operation == .move)
        // The header is no place for it, but what is below is.
        drag.enter(try window.view(text: "header"), of: window, at: .top)
        #expect(window.views(.list)[0].insertionRow == 1)
        drag.leave(window)
        #expect(window.views(.list)[0].insertionRow == nil)
    }

    @Test("A row is not moved to where it stands, into other content, or where it says no")
    func refused() async throws {
        let model = Model()
        let window = TestWindow { Content(model: model) }
        #expect(try await drop("note 1", on: "note 0", at: .bottom, in: window))
        #expect(try await drop("note 1", on: "note 2", at: .top, in: window))
        #expect(model.calls == 0)
        #expect(try await !drop("note 1", on: "note 101", at: .bottom, in: window))
        #expect(model.order == [0, 1, 2, 3, 4] && model.others.map(\.id) == [100, 101])
        #expect(throws: TestWindowError.self) { try window.drag(from: window.view(text: "note 3")) }
        #expect(throws: TestWindowError.self) { try window.drag(from: window.view(text: "header")) }
    }

    @Test("The selected rows are dragged together, but for those that stay where they are")
    func dragSelection() async throws {
        let model = Model()
        let window = TestWindow { Content(model: model) }
        try window.select([0, 2, 3, 101], in: window.views(.list)[0])
        #expect(try await drop("note 2", on: "note 4", at: .bottom, in: window))
        #expect(model.order == [1, 3, 4, 0, 2])
        // A row that is not selected is dragged alone.
        #expect(try await drop("note 4", on: "note 1", at: .top, in: window))
        #expect(model.order == [4, 1, 3, 0, 2])
    }

    @Test("Alt with an arrow moves the selected rows by one, and together")
    func keys() throws {
        let model = Model()
        let window = TestWindow { Content(model: model) }
        try window.select([1], in: window.views(.list)[0])
        try window.press(key: .downArrow, modifiers: .option)
        #expect(model.order == [0, 2, 1, 3, 4])
        try window.press(key: .upArrow, modifiers: .option)
        try window.press(key: .upArrow, modifiers: .option)
        #expect(model.order == [1, 0, 2, 3, 4])
        try window.press(key: .upArrow, modifiers: .option)
        #expect(model.order == [1, 0, 2, 3, 4])
        #expect(model.calls == 3)
        try window.select([0, 4, 100], in: window.views(.list)[0])
        try window.press(key: .downArrow, modifiers: .option)
        #expect(model.order == [1, 2, 3, 0, 4])
        #expect(model.others.map(\.id) == [101, 100])
        #expect(model.selection == [0, 4, 100])
    }

    @Test("The Delete key deletes the selected rows that can be deleted, and the menu has the command then only")
    func delete() throws {
        let model = Model()
        let window = TestWindow { Content(model: model) }
        #expect(throws: TestWindowError.self) { try window.press(key: .deleteForward) }
        try window.select([4, 100], in: window.views(.list)[0])
        #expect(throws: TestWindowError.self) { try window.press(key: .deleteForward) }
        try window.select([1, 2, 4], in: window.views(.list)[0])
        try window.press(key: .deleteForward)
        #expect(model.order == [0, 3, 4])
    }

    @Test("Rows are neither moved nor deleted without an action")
    func withoutAction() throws {
        let model = Model()
        model.canEdit = false
        let window = TestWindow { Content(model: model) }
        #expect(throws: TestWindowError.self) { try window.drag(from: window.view(text: "note 0")) }
        model.canEdit = true
        window.update()
        _ = try window.drag(from: window.view(text: "note 0"))
    }

    @Test("A screen reader is told how rows are moved and deleted")
    func accessibility() throws {
        let model = Model()
        let window = TestWindow { Content(model: model) }
        #expect(try window.accessibilityElement(label: "header").actions.isEmpty)
        #expect(try window.accessibilityElement(label: "note 3").actions == ["press", "delete"])
        #expect(
            try window.accessibilityElement(label: "note 4").actions == ["press", "Move Up", "Move Down", "Pick Up"]
        )
        try window.perform("Move Down", on: window.accessibilityElement(label: "note 0"))
        #expect(model.order == [1, 0, 2, 3, 4])
        try window.perform("Move Up", on: window.accessibilityElement(label: "note 4"))
        #expect(model.order == [1, 0, 2, 4, 3])
        try window.perform(.delete, on: window.accessibilityElement(label: "note 2"))
        #expect(model.order == [1, 0, 4, 3])
    }

    @Test("Of ten thousand rows those that are moved or deleted are made, and no others")
    func onDemand() async throws {
        let model = Model(count: 10_000)
        let window = TestWindow { Content(model: model) }
        try window.select([9_000, 9_001], in: window.views(.list)[0])
        try window.press(key: .upArrow, modifiers: .option)
        #expect(Array(model.order[8_998..<9_002]) == [8_998, 9_000, 9_001, 8_999])
        #expect(try await drop("note 5", on: "note 150", at: .bottom, in: window))
        #expect(model.order[150] == 5)
        model.selection = Set(model.order)
        window.update()
        try window.press(key: .deleteForward)
        #expect(model.order == [4])
    }

    @Test("An element of several rows is moved as one")
    func severalRows() async throws {
        struct Content: View {
            let letters: Words
            var body: some View {
                List {
                    ForEach(letters.words, id: \.self) { name in
                        Text("\(name)1")
                        Text("\(name)2")
                    }
                    .onMove { letters.words.move(fromOffsets: $0, toOffset: $1) }
                }
            }
        }
        let letters = Words()
        let window = TestWindow { Content(letters: letters) }
        let drag = try window.drag(from: window.view(text: "a2"))
        drag.enter(try window.view(text: "b2"), of: window, at: .bottom)
        #expect(window.views(.list)[0].insertionRow == 4)
        drag.enter(try window.view(text: "c1"), of: window, at: .bottom)
        #expect(window.views(.list)[0].insertionRow == 4)
        #expect(try await drag.drop(on: window.view(text: "c2"), of: window, at: .bottom))
        #expect(window.texts == ["b1", "b2", "c1", "c2", "a1", "a2"])
    }

    @Test("Rows that can be dragged into other programs are moved by the same drag")
    func draggable() async throws {
        struct Content: View {
            let words: Words
            var body: some View {
                List {
                    ForEach(words.words, id: \.self) { Text($0).draggable($0) }
                        .onMove { words.words.move(fromOffsets: $0, toOffset: $1) }
                }
            }
        }
        let words = Words()
        let window = TestWindow { Content(words: words) }
        let drag = try window.drag(from: window.view(text: "a"))
        #expect(drag.offeredNames.contains("text/plain"))
        #expect(!drag.offeredNames.contains { $0.contains("dragged-elements") })
        #expect(try await drag.drop(on: window.view(text: "c"), of: window, at: .bottom))
        #expect(words.words == ["b", "c", "a"])
    }

    @Test("A list edits the collection of a binding as its edit actions say")
    func editActions() async throws {
        struct Content: View {
            let words: Words
            let actions: EditActions<[String]>
            var body: some View {
                @Bindable var words = words
                List($words.words, id: \.self, editActions: actions, selection: $words.selection) {
                    Text($0.wrappedValue)
                }
            }
        }
        let words = Words()
        let window = TestWindow { Content(words: words, actions: .all) }
        #expect(try await drop("a", on: "c", at: .bottom, in: window))
        #expect(words.words == ["b", "c", "a"])
        try window.select(["c"], in: window.views(.list)[0])
        try window.press(key: .deleteForward)
        #expect(words.words == ["b", "a"])
        let other = TestWindow { Content(words: words, actions: .delete) }
        #expect(throws: TestWindowError.self) { try other.drag(from: other.view(text: "a")) }
        #expect(EditActions<[Int]>.all == [.delete, .move] && EditActions<Range<Int>>.all.isEmpty)
    }
}

@MainActor
@Suite("Lists of which one row is always selected")
struct LastingSelectionTests {
    @Observable final class Model {
        var words = ["a", "b", "c"]
        var selected = "b"
    }

    @Test("Another row is selected, and none never")
    func selection() throws {
        struct Content: View {
            @Bindable var model: Model
            var body: some View {
                List($model.words, id: \.self, editActions: .delete, selection: $model.selected) {
                    Text($0.wrappedValue)
                }
            }
        }
        let model = Model()
        let window = TestWindow { Content(model: model) }
        try window.select(["c"], in: window.views(.list)[0])
        #expect(model.selected == "c")
        try window.select([], in: window.views(.list)[0])
        #expect(model.selected == "c")
        try window.press(key: .deleteForward)
        #expect(model.words == ["a", "b"])
    }
}

@Suite("Elements by their offsets")
struct OffsetTests {
    @Test(
        "Elements are moved in front of another",
        arguments: [
            ([0], 3, "bcade"), ([4], 0, "eabcd"), ([1, 3], 5, "acebd"), ([0, 4], 2, "baecd"), ([2], 2, "abcde"),
            ([2], 3, "abcde"), ([0, 1, 2, 3, 4], 2, "abcde"), ([], 3, "abcde"),
        ]
    )
    func move(source: [Int], destination: Int, result: String) {
        var letters = Array("abcde")
        letters.move(fromOffsets: IndexSet(source), toOffset: destination)
        #expect(String(letters) == result)
    }

    @Test("Elements of a slice are moved and removed by their offsets, not by their indices")
    func slice() {
        var slice = Array("abcde")[1...]
        slice.move(fromOffsets: [0], toOffset: 2)
        #expect(String(slice) == "cbde")
        slice.remove(atOffsets: [0, 2])
        #expect(String(slice) == "be")
    }
}
