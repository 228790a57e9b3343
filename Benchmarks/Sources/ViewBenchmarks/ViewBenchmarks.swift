import Foundation
import SwiftUI

/// Windows of this package's SwiftUI, to be measured from inside.
///
///     ViewBenchmarks empty         a window with nothing in it
///     ViewBenchmarks rows COUNT    a list, of which rows are changed, inserted and removed
@main
struct ViewBenchmarks: App {
    var body: some Scene {
        WindowGroup("Benchmark") {
            switch CommandLine.arguments.dropFirst().first {
            case "rows": Rows(count: CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) } ?? 10_000)
            default: Empty()
            }
        }
        .defaultSize(width: 400, height: 600)
    }
}

struct Empty: View {
    var body: some View {
        Color.clear.task {
            try? await Task.sleep(for: .seconds(1))
            report("stands", Used.processTime, Used.memory)
            exit(0)
        }
    }
}

struct Item: Identifiable {
    let id: Int
    var title: String
}

struct Rows: View {
    @State private var items: [Item]

    init(count: Int) {
        _items = State(initialValue: (0..<count).map { Item(id: $0, title: "Row number \($0)") })
    }

    var body: some View {
        List(items) { Row(item: $0) }.task { await measure() }
    }

    private func measure() async {
        try? await Task.sleep(for: .seconds(1))
        report("stands", Used.processTime, Used.memory)
        await change("change") { items[3].title = "Changed \($0)" }
        await change("insert") { items.insert(Item(id: -1 - $0, title: "New \($0)"), at: 0) }
        await change("remove") { _ in items.remove(at: 2) }
        let before = Used.threadTime
        try? await Task.sleep(for: .seconds(5))
        report("idle", Used.threadTime - before)
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
