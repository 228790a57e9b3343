import SwiftUICore
import Testing
import TransferableTesting

import func TransferTestSupport.waitUntil

/// The views that are evaluated again after a change, and those that are not.
@MainActor
@Suite("Evaluation")
struct EvaluationTests {
    struct Item: Identifiable, Equatable {
        let id: Int
        var name: String
    }

    struct Row: View {
        let item: Item
        let journal: Journal
        var body: some View {
            let _ = journal.note("row \(item.id)")
            Text(item.name)
        }
    }

    @Test("A view is equal to one that holds an equal value in an existential")
    func existentials() throws {
        struct Drawing: View {
            let style: any ShapeStyle
            let value: Any
            let journal: Journal
            var body: some View {
                let _ = journal.note("drawing")
                Rectangle().fill(AnyShapeStyle(style))
            }
        }
        struct Content: View {
            @State private var count = 0
            @State private var color = Color.red
            let journal: Journal
            var body: some View {
                Button("count \(count)") { count += 1 }
                Button("color") { color = .blue }
                Drawing(style: color, value: [count / 100], journal: journal)
            }
        }
        let journal = Journal()
        let window = TestWindow(size: .small) { Content(journal: journal) }
        #expect(journal.take() == ["drawing"])
        try window.press("count 0")
        #expect(journal.take().isEmpty)
        try window.press("color")
        #expect(journal.take() == ["drawing"])
    }

    @Test("A view whose value is the same is not evaluated with its owner")
    func equalViews() throws {
        struct Content: View {
            let journal: Journal
            @State private var count = 0
            var body: some View {
                Text("count \(count)")
                Row(item: Item(id: 1, name: "one"), journal: journal)
                Button("more") { count += 1 }
            }
        }
        let journal = Journal()
        let window = TestWindow(size: .small) { Content(journal: journal) }
        #expect(journal.take() == ["row 1"])
        try window.press("more")
        #expect(window.texts.contains("count 1"))
        #expect(journal.take().isEmpty)
    }

    @Test("A binding to the same state does not have its view evaluated; reading the value does")
    func bindings() throws {
        struct Reader: View {
            @Binding var count: Int
            let journal: Journal
            var body: some View {
                let _ = journal.note("reader")
                Text("read \(count)")
            }
        }
        struct Writer: View {
            @Binding var count: Int
            let journal: Journal
            var body: some View {
                let _ = journal.note("writer")
                Button("more") { count += 1 }
            }
        }
        struct Content: View {
            let journal: Journal
            @State private var count = 0
            var body: some View {
                let _ = journal.note("owner")
                Reader(count: $count, journal: journal)
                Writer(count: $count, journal: journal)
            }
        }
        let journal = Journal()
        let window = TestWindow(size: .small) { Content(journal: journal) }
        #expect(journal.take() == ["owner", "reader", "writer"])
        try window.press("more")
        #expect(journal.take() == ["reader"])
        #expect(window.texts == ["read 1", "more"])
    }

    @Test("A binding to a part has its reader evaluated only when that part changes")
    func parts() throws {
        struct Names { var first = "Ada", last = "Lovelace" }
        struct Part: View {
            @Binding var text: String
            let journal: Journal
            var body: some View {
                let _ = journal.note(text)
                TextField("Name", text: $text)
            }
        }
        struct Content: View {
            let journal: Journal
            @State private var names = Names()
            var body: some View {
                Part(text: $names.first, journal: journal)
                Part(text: $names.last, journal: journal)
            }
        }
        let journal = Journal()
        let window = TestWindow(size: .small) { Content(journal: journal) }
        #expect(journal.take() == ["Ada", "Lovelace"])
        let fields = window.widgets.filter { $0.textField != nil }
        fields[1].textField?.setText("King")
        window.host.runScheduled()
        #expect(journal.take() == ["King"])
        #expect(fields.map { $0.textField?.text } == ["Ada", "King"])
    }

    @Test("Only views that read a value of the environment are evaluated when it changes")
    func environment() throws {
        struct Reader: View {
            @Environment(\.isEnabled) private var isEnabled
            let journal: Journal
            var body: some View {
                let _ = journal.note("reader")
                Text(isEnabled ? "on" : "off")
            }
        }
        struct Other: View {
            @Environment(\.lineLimit) private var limit
            let journal: Journal
            var body: some View {
                let _ = journal.note("other")
                Reader(journal: journal)
            }
        }
        struct Content: View {
            let journal: Journal
            @State private var isDisabled = false
            var body: some View {
                Other(journal: journal).disabled(isDisabled)
                Button("toggle") { isDisabled.toggle() }
            }
        }
        let journal = Journal()
        let window = TestWindow(size: .small) { Content(journal: journal) }
        #expect(journal.take() == ["other", "reader"])
        try window.press("toggle")
        #expect(journal.take() == ["reader"])
        #expect(window.texts.contains("off"))
    }

    @Test("One changed element of ten thousand evaluates one row, and rows that are not shown are not made")
    func oneRow() throws {
        struct Content: View {
            let journal: Journal
            @State private var items = (0..<10_000).map { Item(id: $0, name: "item \($0)") }
            var body: some View {
                List(items) { Row(item: $0, journal: journal) }
                Button("change") { items[7].name = "changed" }
                Button("insert") { items.insert(Item(id: -1, name: "new"), at: 0) }
                Button("remove") { items.removeAll { $0.id == 3 } }
            }
        }
        let journal = Journal()
        let window = TestWindow(size: .small) { Content(journal: journal) }
        #expect(window.list?.rows?.count == 10_000)
        #expect(journal.take().count == 200)
        try window.press("change")
        #expect(journal.take() == ["row 7"])
        #expect(window.texts.contains("changed"))
        try window.press("insert")
        // One row is new; the last one that was shown has gone off the end.
        #expect(journal.take() == ["row -1"])
        #expect(window.texts.first == "new")
        try window.press("remove")
        #expect(journal.take() == ["row 199"])
    }

    @Test("A row that was written to keeps its state while it is not shown, others are let go")
    func rowState() throws {
        struct Counter: View {
            let id: Int
            let journal: Journal
            @State private var count = 0
            var body: some View {
                let _ = journal.note("row \(id)")
                Button("\(id): \(count)") { count += 1 }
            }
        }
        let journal = Journal()
        let window = TestWindow(size: .small) {
            List(0..<1000, id: \.self) { Counter(id: $0, journal: journal) }
        }
        let list = try #require(window.widgets.lazy.compactMap { $0 as? MemoryList }.first)
        try window.press("5: 0")
        _ = journal.take()
        list.visibleRows = 500..<510
        #expect(journal.take() == (500..<510).map { "row \($0)" })
        list.visibleRows = 0..<10
        window.host.runScheduled()
        #expect(journal.take() == [0, 1, 2, 3, 4, 6, 7, 8, 9].map { "row \($0)" })
        #expect(window.widgets.contains { $0.button != nil && $0.string == "5: 1" })
    }

    @Test("A value that is read in the closure of a row has that row made again, not its owner")
    func rowClosure() throws {
        struct Content: View {
            let journal: Journal
            @State private var selected = 1
            var body: some View {
                let _ = journal.note("owner")
                VStack {
                    ForEach([1, 2], id: \.self) { id in
                        let _ = journal.note("row \(id)")
                        Button("\(id)\(selected == id ? "!" : "")") { selected = id }
                    }
                }
            }
        }
        let journal = Journal()
        let window = TestWindow(size: .small) { Content(journal: journal) }
        #expect(journal.take() == ["owner", "row 1", "row 2"])
        try window.press("2")
        #expect(journal.take() == ["row 1", "row 2"])
        #expect(window.texts == ["1", "2!"])
    }

    @Test("A view whose state is written on another thread follows on the main thread")
    func otherThread() async throws {
        struct Content: View {
            @State private var count = 0
            var body: some View {
                Text("count \(count)")
                Button("start") {
                    let state = _count
                    Task.detached { state.wrappedValue = 5 }
                }
            }
        }
        let window = TestWindow(size: .small) { Content() }
        try window.press("start")
        try await waitUntil("the value") { window.host.hasScheduledWork }
        window.host.runScheduled()
        #expect(window.texts.first == "count 5")
    }
}
