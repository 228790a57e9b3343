import Foundation
import SwiftUICore
import Testing
import TransferableTesting

/// Rows that are made on demand follow every change of their data, although only a part of it is looked at.
@MainActor
@Suite("Edits of rows")
struct RowEditTests {
    struct Item: Identifiable, Equatable {
        let id: Int
        /// Long enough to be stored apart, so that equal titles have other bytes.
        var title: String

        init(_ id: Int, version: Int = 0) {
            self.id = id
            title = "a title that is stored apart, of \(id) in version \(version)"
        }
    }

    @Observable final class Model {
        var items = (0..<30).map { Item($0) }
        var suffix = "."
    }

    struct StackView: View {
        let model: Model
        var body: some View {
            ScrollView { LazyVStack(spacing: 0) { ForEach(model.items) { Text($0.title + model.suffix) } } }
        }
    }

    struct GridView: View {
        let model: Model
        var body: some View {
            ScrollView {
                LazyVGrid(columns: Array(repeating: GridItem(), count: 3)) {
                    ForEach(model.items) { Text($0.title + model.suffix) }
                }
            }
        }
    }

    struct ListView: View {
        let model: Model
        var body: some View { List(model.items) { Text($0.title + model.suffix) } }
    }

    /// Numbers that look random and are the same in each run.
    struct Numbers: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state
        }
    }

    private func edit(_ model: Model, _ round: Int, _ numbers: inout Numbers) {
        let index = model.items.indices.randomElement(using: &numbers)
        switch Int.random(in: 0..<9, using: &numbers) {
        case 0: model.items.insert(Item(1000 + round), at: 0)
        case 1: model.items.append(Item(1000 + round))
        case 2: model.items.insert(Item(1000 + round), at: index ?? 0)
        case 3: if let index { model.items.remove(at: index) }
        case 4: if let index { model.items[index] = Item(model.items[index].id, version: round) }
        case 5:
            if let index { model.items.move(from: index, to: Int.random(in: 0..<model.items.count, using: &numbers)) }
        case 6: model.items = model.items.map { Item($0.id, version: round) }
        case 7: model.items.shuffle(using: &numbers)
        default: model.suffix = "\(round)"
        }
    }

    @Test("A lazy stack, a grid and a list show each of many edits", arguments: 1...4)
    func edits(seed: Int) {
        let model = Model()
        let stack = TestWindow(size: CGSize(width: 900, height: 2000)) { StackView(model: model) }
        let grid = TestWindow(size: CGSize(width: 3000, height: 900)) { GridView(model: model) }
        let list = TestWindow(size: CGSize(width: 900, height: 2000)) { ListView(model: model) }
        var numbers = Numbers(state: UInt64(seed))
        for round in 0..<120 {
            for _ in 0...round % 3 { edit(model, round, &numbers) }
            let titles = model.items.map { $0.title + model.suffix }
            for window in [stack, grid, list] {
                window.update()
                #expect(window.texts == titles, "round \(round)")
            }
            let positions = stack.views(.text).map(\.frame.minY)
            #expect(positions == titles.indices.map { CGFloat($0) * 20 })
            // As many as are on the screen.
            if model.items.count > 60 { model.items.removeLast(20) }
        }
    }

    @Test("A row keeps its state through edits that move it")
    func state() throws {
        struct Content: View {
            @State private var ids = Array(0..<40)
            var body: some View {
                Button("shuffle") { ids = ids.filter { $0 % 2 == 1 } + [100] + ids.filter { $0 % 2 == 0 } }
                ScrollView { LazyVStack(spacing: 0) { ForEach(ids, id: \.self) { Counter(name: "\($0)") } } }
            }
        }
        let window = TestWindow(size: CGSize(width: 300, height: 3000)) { Content() }
        try window.press("8+")
        try window.press("9+")
        try window.press("9+")
        try window.press("shuffle")
        #expect(window.texts.contains("8 1") && window.texts.contains("9 2"))
        #expect(window.texts.contains("100 0"))
    }
}

extension Array {
    fileprivate mutating func move(from index: Int, to other: Int) { insert(remove(at: index), at: other) }
}
