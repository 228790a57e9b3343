import CoreTransferable
import Foundation
import SwiftUICore
import Testing
import TransferableTesting
import UniformTypeIdentifiers

@MainActor
@Suite("Items that are dropped into reorder containers")
struct ReorderDestinationTests {
    struct Card: Identifiable, Codable, Transferable {
        let id: String
        static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: .json) }
    }

    typealias Place = ReorderDifference<String, String>.Destination

    @Observable final class Board {
        var columns: [String: [String]] = ["todo": ["a", "b", "c"], "done": ["x"], "later": []]
        var isEnabled = true
        var differences: [ReorderDifference<String, String>] = []
        var dropped: [(cards: [String], place: Place?)] = []
        var observed: [Place?] = []
        var otherKinds = 0
        /// A closure that decides what happens to items; nil for no configuration.
        var configure: ((DropSession) -> DropConfiguration)?

        func cards(_ column: String) -> [Card] { (columns[column] ?? []).map { Card(id: $0) } }

        func insert(_ cards: [String], at place: Place) {
            let count = columns[place.collectionID]?.count ?? 0
            var index = count
            if case .before(let card) = place.position {
                index = columns[place.collectionID]?.firstIndex(of: card) ?? count
            }
            columns[place.collectionID]?.insert(contentsOf: cards, at: index)
        }

        func apply(_ difference: ReorderDifference<String, String>) {
            differences.append(difference)
            for name in columns.keys { columns[name]?.removeAll { difference.sources.contains($0) } }
            insert(difference.sources, at: difference.destination)
        }

        func drop(_ cards: [Card], _ session: DropSession) {
            let place = session.reorderDestination(for: Card.self, in: String.self)
            dropped.append((cards.map(\.id), place))
            if let place { insert(cards.map(\.id), at: place) }
            // The container knows no such items, and no such collections.
            if session.reorderDestination(for: Card.self) != nil { otherKinds += 1 }
            if session.reorderDestination(for: Card.self, itemID: \.id.count, in: Int.self) != nil { otherKinds += 1 }
        }
    }

    struct Account: Transferable, Codable {
        let number: Int
        static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: .json) }
    }

    @Observable final class Model {
        var accounts = [1, 2, 3].map(Account.init)
        var places: [ReorderDifference<Int, ReorderableSingleCollectionIdentifier>.Destination?] = []
    }

    struct Columns: View {
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
        }
    }

    struct Rows: View {
        let board: Board
        var body: some View {
            List {
                ForEach(["todo", "done"], id: \.self) { column in
                    Section(column) {
                        ForEach(board.cards(column)) { Text($0.id) }.reorderable(collectionID: column)
                    }
                }
            }
        }
    }

    /// A container with a destination around it, as Apple's documentation nests them.
    private func window(_ board: Board, showing content: some View) -> TestWindow {
        TestWindow {
            VStack {
                content
                    .reorderContainer(for: Card.self, in: String.self, isEnabled: board.isEnabled) { board.apply($0) }
                    .dropDestination(for: Card.self) { board.drop($0, $1) }
                    .dropConfiguration { board.configure?($0) ?? DropConfiguration(operation: .copy) }
                    .onDropSessionUpdated {
                        board.observed.append($0.reorderDestination(for: Card.self, in: String.self))
                    }
                    .dragContainer(for: Card.self) { (ids: [String]) in
                        ids.contains("fixed") ? [] : ids.map { Card(id: $0) }
                    }
            }
            .padding(20)
        }
    }

    @Test(
        "A drop tells the place nearest to the pointer, which a line shows",
        arguments: [TestSender.anotherApp, .thisApp]
    )
    func place(sender: TestSender) async throws {
        let board = Board()
        let window = window(board, showing: Columns(board: board))
        let drag = window.drag([Card(id: "new")], from: sender)
        #expect(drag.enter(try window.view(text: "b"), of: window, at: .top))
        let line = try #require(window.views(.shape).first).frame
        let (first, second) = (try window.view(text: "a").frame, try window.view(text: "b").frame)
        #expect(line.midY == (first.maxY + second.minY) / 2 && line.midX == first.midX)
        #expect(board.observed.last == Place(position: .before("b"), collectionID: "todo"))
        #expect(try await drag.drop(on: window.view(text: "b"), of: window, at: .top))
        #expect(window.views(.shape).isEmpty)
        #expect(board.columns["todo"] == ["a", "new", "b", "c"])
        #expect(board.dropped.first?.place == Place(position: .before("b"), collectionID: "todo"))
        #expect(board.otherKinds == 0 && board.differences.isEmpty)
    }

    @Test("A drop behind all items of a collection, or in one without items, is at its end")
    func end() async throws {
        let board = Board()
        let window = window(board, showing: Columns(board: board))
        #expect(try await window.drag([Card(id: "n")]).drop(on: window.view(text: "x"), of: window, at: .bottom))
        #expect(try await window.drag([Card(id: "m")]).drop(on: window.view(text: "later"), of: window, at: .bottom))
        #expect(board.dropped.map(\.place?.position) == [.end, .end])
        #expect(board.columns["done"] == ["x", "n"] && board.columns["later"] == ["m"])
    }

    @Test("A drop between the rows of a list tells the place, too, and the list shows it")
    func rows() async throws {
        let board = Board()
        let window = window(board, showing: Rows(board: board))
        let drag = window.drag([Card(id: "new")])
        #expect(drag.enter(try window.view(text: "b"), of: window, at: .bottom))
        #expect(window.views(.list)[0].insertionRow == 3)
        drag.enter(try window.view(text: "b"), of: window, at: .top)
        #expect(window.views(.list)[0].insertionRow == 2)
        drag.leave(window)
        #expect(window.views(.list)[0].insertionRow == nil)
        #expect(try await window.drag([Card(id: "n")]).drop(on: window.view(text: "c"), of: window, at: .bottom))
        #expect(board.columns["todo"] == ["a", "b", "c", "n"])
    }

    @Test("A configuration names another place, for drops and for items that are moved")
    func named() async throws {
        let board = Board()
        board.configure = { _ in
            DropConfiguration(operation: .move, destination: Place(position: .before("x"), collectionID: "done"))
        }
        for content in [AnyView(Columns(board: board)), AnyView(Rows(board: board))] {
            board.columns = ["todo": ["a", "b", "c"], "done": ["x"], "later": []]
            let window = window(board, showing: content)
            #expect(try await window.drag([Card(id: "new")]).drop(on: window.view(text: "b"), of: window, at: .top))
            #expect(board.columns["done"] == ["new", "x"])
            let drag = try window.drag(from: window.view(text: "a"))
            #expect(try await drag.drop(on: window.view(text: "c"), of: window, at: .bottom))
            #expect(board.columns["done"] == ["new", "a", "x"] && board.columns["todo"] == ["b", "c"])
            #expect(board.differences.last?.sources == ["a"])
        }
    }

    @Test("A configuration that forbids has nothing moved, and shows no place")
    func forbidden() async throws {
        let board = Board()
        board.configure = { session in
            let place = session.reorderDestination(for: Card.self, in: String.self)
            return DropConfiguration(operation: place?.collectionID == "done" ? .forbidden : .move)
        }
        for content in [AnyView(Columns(board: board)), AnyView(Rows(board: board))] {
            let window = window(board, showing: content)
            let drag = try window.drag(from: window.view(text: "a"))
            drag.enter(try window.view(text: "x"), of: window, at: .bottom)
            #expect(window.views(.shape).isEmpty && drag.operation == .forbidden)
            #expect(window.views(.list).first?.insertionRow == nil)
            #expect(try await !drag.drop(on: window.view(text: "x"), of: window, at: .bottom))
            let other = window.drag([Card(id: "new")])
            #expect(try await !other.drop(on: window.view(text: "x"), of: window, at: .bottom))
        }
        #expect(board.differences.isEmpty && board.dropped.isEmpty)
    }

    @Test("A container that is disabled has no place for a drop, which is taken all the same")
    func disabled() async throws {
        let board = Board()
        board.isEnabled = false
        let window = window(board, showing: Columns(board: board))
        #expect(try await window.drag([Card(id: "n")]).drop(on: window.view(text: "b"), of: window, at: .top))
        #expect(board.dropped.count == 1 && board.dropped.first?.place == nil)
    }

    @Test("A drag container makes what leaves the app with items that are moved")
    func dragContainer() async throws {
        let board = Board()
        board.columns["later"] = ["fixed"]
        for content in [AnyView(Columns(board: board)), AnyView(Rows(board: board))] {
            let window = window(board, showing: content)
            let drag = try window.drag(from: window.view(text: "b"))
            #expect(drag.offeredNames.contains("application/json"))
            let data = try await drag.data(for: "application/json")
            #expect(try JSONDecoder().decode(Card.self, from: data).id == "b")
            #expect(try await drag.drop(on: window.view(text: "a"), of: window, at: .top))
            #expect(board.columns["todo"]?.first == "b")
            board.columns["todo"] = ["a", "b", "c"]
            window.update()
        }
        let window = window(board, showing: Columns(board: board))
        #expect(throws: TestWindowError.self) { try window.drag(from: window.view(text: "fixed")) }
    }

    @Test("Items are known by the identifier that a container names")
    func itemID() async throws {
        let model = Model()
        let window = TestWindow {
            VStack {
                VStack { ForEach(model.accounts, id: \.number) { Text("\($0.number)") }.reorderable() }
                    .reorderContainer(for: Account.self, itemID: \.number) { model.places.append($0.destination) }
                    .dropDestination(for: Account.self) { _, session in
                        model.places.append(session.reorderDestination(for: Account.self, itemID: \.number))
                    }
            }
        }
        #expect(
            try await window.drag(from: window.view(text: "3")).drop(on: window.view(text: "1"), of: window, at: .top)
        )
        let drag = window.drag([Account(number: 9)])
        #expect(try await drag.drop(on: window.view(text: "2"), of: window, at: .top))
        #expect(model.places == [.init(position: .before(1)), .init(position: .before(2))])
    }
}
