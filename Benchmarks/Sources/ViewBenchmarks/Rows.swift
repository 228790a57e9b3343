import Foundation
import SwiftUI

struct Item: Identifiable {
    let id: Int
    var title: String
}

/// Rows in a list or in a lazy stack.
struct Rows: View {
    @State private var items: [Item]
    private let isList: Bool

    init(count: Int, isList: Bool) {
        _items = State(initialValue: (0..<count).map { Item(id: $0, title: "Row number \($0)") })
        self.isList = isList
    }

    var body: some View {
        ScrollViewReader { proxy in
            rows.task { await measure(proxy) }
        }
    }

    @ViewBuilder private var rows: some View {
        if isList {
            List(items) { Row(item: $0) }
        } else {
            ScrollView { LazyVStack(alignment: .leading) { ForEach(items) { Row(item: $0) } } }
        }
    }

    private func measure(_ proxy: ScrollViewProxy) async {
        await reportStanding()
        await change("change") { items[3].title = "Changed \($0)" }
        await change("insert") { items.insert(Item(id: -1 - $0, title: "New \($0)"), at: 0) }
        await change("remove") { _ in items.remove(at: 2) }
        await reportScrolling(items.map(\.id), by: 25, proxy)
        await reportIdle()
        exit(0)
    }

    /// Reports the least and the median time of the main thread for a change, until all that follows from it is drawn.
    private func change(_ name: String, _ change: (Int) -> Void) async {
        var times: [Double] = []
        var evaluated = 0
        for round in 0..<30 {
            Row.evaluations = 0
            let before = Used.threadTime
            change(round)
            try? await Task.sleep(for: .milliseconds(100))
            times.append(Used.threadTime - before)
            evaluated = max(evaluated, Row.evaluations)
        }
        times.sort()
        report(name, times[0], times[times.count / 2], evaluated)
    }
}

struct Row: View {
    let item: Item
    @MainActor static var evaluations = 0

    var body: some View {
        let _ = Self.count()
        Text(item.title)
    }

    private static func count() { evaluations += 1 }
}
