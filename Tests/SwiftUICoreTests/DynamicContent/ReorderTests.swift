import Foundation
import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Items that are moved within and between collections")
struct ReorderTests {
    struct Card: Identifiable {
        let id: String
    }

    @Observable final class Board {
        var columns: [String: [String]] = ["todo": ["a", "b", "c"], "done": ["x", "y"], "later": []]
        var isEnabled = true
        var differences: [ReorderDifference<String, String>] = []

        func cards(_ column: String) -> [Card] { (columns[column] ?? []).map { Card(id: $0) } }

        func apply(_ difference: ReorderDifference<String, String>) {
            differences.append(difference)
            for name in columns.keys { columns[name]?.removeAll { difference.sources.contains($0) } }
            let name = difference.destination.collectionID
            var index = columns[name]?.count ?? 0
            if case .before(let card) = difference.destination.position {
                index = columns[name]?.firstIndex(of: card) ?? index
            }
            columns[name]?.insert(contentsOf: difference.sources, at: index)
        }
    }

    /// Columns of cards side by side.
    struct BoardView: View {
        let board: Board
        var body: some View {
            HStack(alignment: .top, spacing: 20) {
                ForEach(["todo", "done", "later"], id: \.self) { column in
                    VStack(spacing: 10) {
                        Text(column).frame(width: 100)
                        ForEach(board.cards(column)) { Text($0.id).frame(width: 100, height: 30) }
                            .reorderable(collectionID: column)
                    }
                }
            }
            .reorderContainer(for: Card.self, in: String.self, isEnabled: board.isEnabled) { board.apply($0) }
        }
    }

    private func drop(_ card: String, on other: String, at point: UnitPoint, in window: TestWindow) async throws -> Bool
    {
        let drag = try window.drag(from: window.view(text: card))
        return try await drag.drop(on: window.view(text: other), of: window, at: point)
    }

    @Test("An item is dragged to another place of its collection")
    func within() async throws {
        let board = Board()
        let window = TestWindow { BoardView(board: board) }
        #expect(try await drop("a", on: "b", at: .bottom, in: window))
        #expect(board.columns["todo"] == ["b", "a", "c"])
        #expect(board.differences.map(\.sources) == [["a"]])
        #expect(board.differences.first?.destination == .init(position: .before("c"), collectionID: "todo"))
        #expect(try await drop("c", on: "b", at: .top, in: window))
        #expect(board.columns["todo"] == ["c", "b", "a"])
        #expect(try await drop("c", on: "b", at: .top, in: window))
        #expect(board.differences.count == 2)
    }

    @Test("An item is dragged into another collection, and into one without items")
    func between() async throws {
        let board = Board()
        let window = TestWindow { BoardView(board: board) }
        #expect(try await drop("a", on: "y", at: .bottom, in: window))
        #expect(board.differences.last?.destination == .init(position: .end, collectionID: "done"))
        #expect(board.columns["done"] == ["x", "y", "a"])
        #expect(try await drop("b", on: "later", at: .bottom, in: window))
        #expect(board.columns["later"] == ["b"] && board.columns["todo"] == ["c"])
    }

    @Test("A line shows where an item would land, in the middle between two")
    func line() throws {
        let board = Board()
        let window = TestWindow { BoardView(board: board) }
        let (first, second) = (try window.view(text: "a").frame, try window.view(text: "b").frame)
        let drag = try window.drag(from: window.view(text: "c"))
        drag.enter(try window.view(text: "a"), of: window, at: .bottom)
        let line = try #require(window.views(.shape).first).frame
        #expect(line.midY == (first.maxY + second.minY) / 2)
        #expect(line.width == 100 && line.midX == first.midX)
        drag.leave(window)
        #expect(window.views(.shape).isEmpty)
    }

    @Test("Keys and screen readers move an item, at the end of its collection into the next")
    func keys() throws {
        let board = Board()
        let window = TestWindow { BoardView(board: board) }
        try window.press(key: .downArrow, modifiers: .option, in: window.view(text: "b"))
        #expect(board.columns["todo"] == ["a", "c", "b"])
        try window.press(key: .downArrow, modifiers: .option, in: window.view(text: "b"))
        #expect(board.columns["todo"] == ["a", "c"] && board.columns["done"] == ["b", "x", "y"])
        try window.perform("Move Back", on: window.accessibilityElement(label: "b"))
        #expect(board.columns["todo"] == ["a", "c", "b"])
        try window.perform("Move Forward", on: window.accessibilityElement(label: "y"))
        #expect(board.columns["later"] == ["y"])
    }

    @Test("Nothing is moved while the container is disabled")
    func disabled() throws {
        let board = Board()
        board.isEnabled = false
        let window = TestWindow { BoardView(board: board) }
        #expect(throws: TestWindowError.self) { try window.drag(from: window.view(text: "a")) }
        board.isEnabled = true
        window.update()
        _ = try window.drag(from: window.view(text: "a"))
    }

    @Test("Items of a grid are moved along its lines")
    func grid() async throws {
        struct GridView: View {
            let board: Board
            var body: some View {
                LazyVGrid(columns: [GridItem(.fixed(100)), GridItem(.fixed(100))]) {
                    ForEach(board.cards("todo")) { Text($0.id).frame(width: 80, height: 30) }.reorderable()
                }
                .reorderContainer(for: Card.self) { difference in
                    board.columns["moved"] = difference.sources
                    if case .before(let card) = difference.destination.position { board.columns["before"] = [card] }
                }
            }
        }
        let board = Board()
        let window = TestWindow { GridView(board: board) }
        let drag = try window.drag(from: window.view(text: "c"))
        drag.enter(try window.view(text: "a"), of: window, at: .trailing)
        let line = try #require(window.views(.shape).first).frame
        let (first, second) = (try window.view(text: "a").frame, try window.view(text: "b").frame)
        #expect(line.height == 30 && line.midX == (first.midX + second.midX) / 2)
        #expect(try await drag.drop(on: window.view(text: "a"), of: window, at: .trailing))
        #expect(board.columns["before"] == ["b"] && board.columns["moved"] == ["c"])
    }

    @Test("The sections of a list exchange rows, the selected ones together")
    func sections() async throws {
        struct ListView: View {
            let board: Board
            @State private var selection: Set<String> = []
            var body: some View {
                List(selection: $selection) {
                    ForEach(["todo", "done", "later"], id: \.self) { column in
                        Section(column) {
                            ForEach(board.cards(column)) { Text($0.id) }.reorderable(collectionID: column)
                        }
                    }
                }
                .reorderContainer(for: Card.self, in: String.self) { board.apply($0) }
            }
        }
        let board = Board()
        let window = TestWindow { ListView(board: board) }
        try window.select(["a", "c", "x"], in: window.views(.list)[0])
        #expect(try await drop("c", on: "y", at: .bottom, in: window))
        #expect(board.columns["todo"] == ["b"] && board.columns["done"] == ["y", "a", "c", "x"])
        try window.select(["b"], in: window.views(.list)[0])
        try window.press(key: .downArrow, modifiers: .option)
        #expect(board.columns["done"]?.first == "b" && board.columns["todo"]?.isEmpty == true)
        try window.press(key: .upArrow, modifiers: .option)
        #expect(board.columns["todo"] == ["b"])
        // Below the header of a section without rows.
        #expect(try await drop("y", on: "later", at: .bottom, in: window))
        #expect(board.columns["later"] == ["y"])
    }
}
