import CoreTransferable
import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Drags of rows by keys")
struct KeyboardRowDragTests {
    @Test("A row of a list with onMove is picked up, moved among the others by arrows, and dropped")
    func moving() async throws {
        let list = Names()
        let window = TestWindow { MovableNames(names: list) }
        try window.press(key: "m", modifiers: .command, in: window.view(text: "Ada"))
        #expect(window.views(.list)[0].insertionRow == 0)
        try window.press(key: .downArrow)
        #expect(window.announcements.last == "before Cleo")
        #expect(window.views(.list)[0].insertionRow == 2)
        try window.press(key: .end)
        #expect(window.announcements.last == "after Dora")
        try window.press(key: .upArrow)
        #expect(window.announcements.last == "before Dora")
        #expect(try await window.dropHeldItems())
        #expect(window.announcements.last == "Dropped Ada on the destination, before Dora.")
        #expect(list.names == ["Bea", "Cleo", "Ada", "Dora"])
        #expect(window.views(.list)[0].insertionRow == nil)
    }

    @Test("A row that is one of several selected ones is moved with them")
    func selectedRows() async throws {
        let list = Names()
        let window = TestWindow { MovableNames(names: list) }
        try window.select(["Ada", "Cleo"], in: window.views(.list)[0])
        try window.press(key: "m", modifiers: .command, in: window.view(text: "Ada"))
        #expect(window.announcements.last?.hasPrefix("Picked up 2 items. ") == true)
        try window.press(key: .end)
        #expect(try await window.dropHeldItems())
        #expect(list.names == ["Bea", "Dora", "Ada", "Cleo"])
    }

    @Test("Rows that a drag container makes items of are taken together by a shelf")
    func dragContainer() async throws {
        let shelf = Names()
        shelf.names = []
        let window = TestWindow { SelectedNames(shelf: shelf) }
        try window.press(key: "m", modifiers: .command, in: window.view(text: "Bea"))
        #expect(try await window.dropHeldItems())
        #expect(shelf.names == ["Ada", "Bea"])
    }

    @Test("Items are inserted between rows where arrows choose")
    func inserting() async throws {
        let list = Names()
        let window = TestWindow {
            Text("Zoe").draggable("Zoe")
            List {
                ForEach(list.names, id: \.self) { Text($0) }
                    .dropDestination(for: String.self) { names, offset in
                        list.names.insert(contentsOf: names, at: offset)
                    }
            }
        }
        try window.press(key: "m", modifiers: .command, in: window.view(text: "Zoe"))
        try window.press(key: .downArrow)
        try window.press(key: .downArrow)
        #expect(try await window.dropHeldItems())
        #expect(list.names == ["Ada", "Bea", "Zoe", "Cleo", "Dora"])
    }

    @Test("An item of a reorder container goes to the chosen place among the others")
    func reordering() async throws {
        let list = Names()
        let window = TestWindow { ReorderableNames(list: list) }
        try window.press(key: "m", modifiers: .command, in: window.view(text: "Ada"))
        #expect(window.announcements.last?.contains("before Ada") == true)
        try window.press(key: .rightArrow)
        #expect(window.announcements.last == "before Cleo")
        #expect(try await window.dropHeldItems())
        #expect(list.names == ["Bea", "Ada", "Cleo", "Dora"])
    }
}

@MainActor
private final class Names {
    var names = ["Ada", "Bea", "Cleo", "Dora"]

    nonisolated init() {}
}

private struct MovableNames: View {
    let names: Names
    @State private var shown = ["Ada", "Bea", "Cleo", "Dora"]
    @State private var selection: Set<String> = []

    var body: some View {
        List(selection: $selection) {
            ForEach(shown, id: \.self) { Text($0) }
                .onMove {
                    shown.move(fromOffsets: $0, toOffset: $1)
                    names.names = shown
                }
        }
    }
}

private struct SelectedNames: View {
    let shelf: Names

    var body: some View {
        List(["Ada", "Bea", "Cleo"], id: \.self) { Text($0).draggable(containerItemID: $0) }
            .dragContainer(for: String.self, itemID: \.self) { $0 }
            .dragContainerSelection(["Ada", "Bea"])
        Text("shelf").frame(width: 100, height: 20).dropDestination(for: String.self) { names, _ in
            shelf.names += names
            return true
        }
    }
}

private struct ReorderableNames: View {
    struct Item: Identifiable {
        let id: String
    }

    let list: Names

    var body: some View {
        HStack {
            ForEach(list.names.map { Item(id: $0) }) { Text($0.id).frame(width: 50, height: 20) }.reorderable()
        }
        .reorderContainer(for: Item.self) { difference in
            list.names.removeAll { difference.sources.contains($0) }
            var index = list.names.count
            if case .before(let next) = difference.destination.position {
                index = list.names.firstIndex(of: next) ?? index
            }
            list.names.insert(contentsOf: difference.sources, at: index)
        }
    }
}
