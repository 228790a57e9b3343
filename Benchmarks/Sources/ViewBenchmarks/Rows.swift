import Foundation
import SwiftUI

struct Item: Identifiable {
    let id: Int
    var title: String
}

/// Rows in a list or in a lazy stack.
struct Rows: View {
    enum Kind {
        /// A list of texts.
        case list
        /// A list of labels, each with a symbol.
        case symbols
        /// The same labels with icons of the desktop's theme.
        case icons
        /// A lazy stack of texts.
        case stack
    }

    @State private var items: [Item]
    private let kind: Kind

    init(count: Int, _ kind: Kind) {
        _items = State(initialValue: (0..<count).map { Item(id: $0, title: "Row number \($0)") })
        self.kind = kind
    }

    var body: some View {
        ScrollViewReader { proxy in
            rows.task { await measure(proxy) }
        }
    }

    @ViewBuilder private var rows: some View {
        switch kind {
        case .list: List(items) { Row(item: $0) }
        case .symbols: List(items) { Row(item: $0, hasSymbol: true) }
        case .icons: List(items) { Row(item: $0, hasSymbol: true) }.symbolSet(.desktop)
        case .stack: ScrollView { LazyVStack(alignment: .leading) { ForEach(items) { Row(item: $0) } } }
        }
    }

    private func measure(_ proxy: ScrollViewProxy) async {
        await reportStanding()
        await change("change") { items[3].title = "Changed \($0)" }
        await change("insert") { items.insert(Item(id: -1 - $0, title: "New \($0)"), at: 0) }
        await change("remove") { _ in items.remove(at: 2) }
        await reportScrolling(items.map(\.id), by: 25, proxy)
        proxy.scrollTo(items[0].id)
        await turnWheel()
        await reportIdle()
        exit(0)
    }

    /// Reports the time of the main thread for 250 turns of the wheel, each of which is drawn, and the last row that was shown.
    private func turnWheel() async {
        try? await Task.sleep(for: .seconds(1))
        Row.last = 0
        let before = Used.threadTime
        let xdotool = Process()
        xdotool.executableURL = URL(filePath: "/usr/bin/xdotool")
        xdotool.arguments = "mousemove 200 300 click --repeat 250 --delay 33 5".split(separator: " ").map(String.init)
        try? xdotool.run()
        try? await Task.sleep(for: .seconds(10))
        report("wheel", Used.threadTime - before, Row.last)
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
    var hasSymbol = false
    private static let symbols = [
        "trash", "folder.badge.plus", "heart.fill", "xmark.circle.fill", "person.2", "doc.text", "bell.slash", "star",
        "gearshape", "envelope", "checkmark.circle.fill", "photo", "magnifyingglass", "clock", "link", "lock.fill",
        "globe",
        "12.circle", "wifi", "paperplane",
    ]
    @MainActor static var evaluations = 0
    @MainActor static var last = 0

    var body: some View {
        let _ = count()
        if hasSymbol {
            Label(item.title, systemImage: Self.symbols[abs(item.id) % Self.symbols.count])
        } else {
            Text(item.title)
        }
    }

    private func count() {
        Self.evaluations += 1
        Self.last = max(Self.last, item.id)
    }
}
