import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Lists")
struct ListTests {
    struct Person: Identifiable {
        let id: Int
        var name: String { "person \(id)" }
    }

    @Test func aRangeHasARowForEachNumber() {
        let window = TestWindow { List(3..<6) { Text("row \($0)") } }
        #expect(window.texts == ["row 3", "row 4", "row 5"])
    }

    @Test("A list that selects one row writes its identity, and shows what is written elsewhere")
    func single() throws {
        struct Content: View {
            @State private var selection: Int?
            var body: some View {
                List([Person(id: 1), Person(id: 2)], selection: $selection) { Text($0.name) }
                Text("selected \(selection ?? 0)")
                Button("second") { selection = 2 }
            }
        }
        let window = TestWindow(size: .small) { Content() }
        let list = try #require(window.list)
        #expect(list.selectionValues == [1, 2])
        let selection = try #require(list.selection)
        #expect(!selection.allowsMultiple && selection.selected.isEmpty)
        selection.select([1])
        window.host.runScheduled()
        #expect(window.texts.contains("selected 1"))
        #expect(window.list?.selection?.selected == [1])
        try window.press("second")
        #expect(window.list?.selection?.selected == [2])
        window.list?.selection?.select([])
        window.host.runScheduled()
        #expect(window.texts.contains("selected 0"))
    }

    @Test("A list that selects several rows writes their tags")
    func multiple() throws {
        struct Content: View {
            @State private var selection: Set<String> = ["a"]
            var body: some View {
                List(selection: $selection) {
                    Text("first").tag("a")
                    ForEach([Person(id: 1), Person(id: 2)]) { person in
                        Text(person.name).padding().tag("t\(person.id)").opacity(0.5)
                    }
                }
                Text(selection.sorted().joined(separator: ","))
            }
        }
        let window = TestWindow(size: .small) { Content() }
        let list = try #require(window.list)
        #expect(list.selectionValues == ["a", "t1", "t2"])
        #expect(list.selection?.allowsMultiple == true)
        #expect(list.selection?.selected == ["a"])
        list.selection?.select(["t1", "t2"])
        window.host.runScheduled()
        #expect(window.texts.last == "t1,t2")
    }

    @Test("Rows that stay keep their elements and widgets when others come")
    func rowsStay() throws {
        struct Content: View {
            @State private var ids = [1, 2]
            var body: some View {
                Button("add") { ids.insert(3, at: 0) }
                List(ids, id: \.self) { Text("row \($0)") }
            }
        }
        let window = TestWindow(size: .small) { Content() }
        let list = try #require(window.widgets.lazy.compactMap { $0 as? MemoryList }.first)
        let before = list.rows
        let created = window.host.createdWidgets
        try window.press("add")
        let after = list.rows
        #expect(after.count == 3)
        #expect(after[1] === before[0] && after[2] === before[1])
        #expect(window.host.createdWidgets == created + 1)
        #expect(window.texts == ["add", "row 3", "row 1", "row 2"])
    }

    @Test("Rows that are scrolled into sight are shown by the views of rows that were scrolled out of it")
    func scrolledRowsReuseViews() throws {
        let window = TestWindow(size: .small) {
            List(0..<1_000, selection: .constant(3)) { number in
                HStack {
                    Image(systemName: "circle")
                    Text("row \(number)").bold().padding(number % 2 == 0 ? 4 : 8)
                    if number % 3 == 0 { Text("third") }
                }
            }
        }
        let list = try #require(window.widgets.lazy.compactMap { $0 as? MemoryList }.first)
        list.visibleRows = 0..<6
        window.host.runScheduled()
        #expect(window.texts == ["row 0", "third", "row 1", "row 2", "row 3", "third", "row 4", "row 5"])
        let (before, created) = (list.rows, window.host.createdWidgets)
        list.visibleRows = 501..<507
        window.host.runScheduled()
        #expect(
            window.texts == ["row 501", "third", "row 502", "row 503", "row 504", "third", "row 505", "row 506"]
        )
        #expect(Set(list.rows.map { ObjectIdentifier($0) }) == Set(before.map { ObjectIdentifier($0) }))
        #expect(window.host.createdWidgets <= created + 2)
        #expect(list.rows.map(\.selectionValue) == (501..<507).map { AnyHashable($0) })
        list.visibleRows = 0..<6
        window.host.runScheduled()
        #expect(window.texts == ["row 0", "third", "row 1", "row 2", "row 3", "third", "row 4", "row 5"])
    }

    @Test("Rows whose views keep something are made for their element, and disappear with it")
    func rowsWithStateAreNotReused() throws {
        struct Counter: View {
            let number: Int
            @State private var first: Int?
            var body: some View { Text("row \(number) is \(first ?? number)").onAppear { first = number } }
        }
        struct Watched: View {
            let number: Int
            let said: (String) -> Void
            var body: some View {
                Text("row \(number)").onAppear { said("+\(number)") }.onDisappear { said("-\(number)") }
            }
        }
        var said: [String] = []
        let window = TestWindow(size: .small) {
            List(0..<100) { Counter(number: $0) }
            List(0..<100) { number in Watched(number: number) { said.append($0) } }
        }
        let lists = window.widgets.compactMap { $0 as? MemoryList }
        try #require(lists.count == 2)
        for list in lists { list.visibleRows = 0..<2 }
        window.host.runScheduled()
        said = []
        for list in lists { list.visibleRows = 50..<52 }
        window.host.runScheduled()
        #expect(window.texts == ["row 50 is 50", "row 51 is 51", "row 50", "row 51"])
        #expect(said.sorted() == ["+50", "+51", "-0", "-1"])
    }

    @Test("Rows of a ForEach with a modifier are reused where that keeps nothing", arguments: [true, false])
    func rowsInsideModifiers(isHovered: Bool) throws {
        let window = TestWindow(size: .small) {
            List {
                if isHovered {
                    ForEach(0..<100) { Text("row \($0)") }.onHover { _ in }
                } else {
                    ForEach(0..<100) { Text("row \($0)") }.padding()
                }
            }
        }
        let list = try #require(window.widgets.lazy.compactMap { $0 as? MemoryList }.first)
        list.visibleRows = 0..<2
        window.host.runScheduled()
        let before = list.rows
        list.visibleRows = 50..<52
        window.host.runScheduled()
        #expect(window.texts == ["row 50", "row 51"])
        let kept = list.rows.filter { row in before.contains { $0 === row } }
        #expect(kept.count == (isHovered ? 0 : 2))
    }

    @Test("A row that shows another element has what that asks the list for, and nothing of the one before")
    func rowsThatAskForMoreAreNotReused() throws {
        let window = TestWindow(size: .small) {
            List(0..<100) { number in
                if number / 10 % 2 == 1 { Text("row \(number)").badge(number * 2) } else { Text("row \(number)") }
            }
        }
        let list = try #require(window.widgets.lazy.compactMap { $0 as? MemoryList }.first)
        for start in [0, 10, 12, 20, 23, 30] {
            list.visibleRows = start..<start + 2
            window.host.runScheduled()
            let hasBadge = start / 10 % 2 == 1
            let texts = (start..<start + 2).flatMap { hasBadge ? ["row \($0)", "\($0 * 2)"] : ["row \($0)"] }
            #expect(window.texts == texts)
        }
    }

    @Test("A list without a selection selects nothing")
    func none() {
        let window = TestWindow(size: .small) { List { Text("a") } }
        #expect(window.list != nil)
        #expect(window.list?.selection == nil)
    }
}
