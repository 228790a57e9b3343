import Foundation
import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Lazy stacks")
struct LazyStackTests {
    let size = CGSize(width: 300, height: 200)

    @Test("Only rows near the screen are made, and they are let go when they are far from it")
    func rowsNearTheScreen() throws {
        let journal = Journal()
        let window = TestWindow(size: size) {
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<10_000, id: \.self) { NotedRow(id: $0, journal: journal) } }
            }
        }
        let first = Set(journal.take())
        #expect(first.isSuperset(of: (0..<10).map { "+\($0)" }))
        #expect(first.count <= 20)
        try window.scroll(to: 100_000)
        let then = Set(journal.take())
        #expect(then.isSuperset(of: (5000..<5010).map { "+\($0)" }))
        #expect(then.isSuperset(of: first.map { $0.replacingOccurrences(of: "+", with: "-") }))
        #expect(try window.view(text: "row 5000").frame.minY == 0)
        #expect(window.texts.count <= 30)
        // The end is where all rows together say that it is.
        try window.scroll(to: .infinity)
        #expect(try window.view(text: "row 9999").frame.maxY == 200)
        try window.scroll(to: 0)
        #expect(try window.view(text: "row 0").frame.minY == 0)
    }

    @Test("Rows of different heights stand one after another, and stay in place while more are made around them")
    func differentHeights() throws {
        func height(_ id: Int) -> CGFloat { CGFloat(id * 7 % 5 + 1) * 10 }
        let window = TestWindow(size: size) {
            ScrollView {
                LazyVStack(spacing: 3) {
                    ForEach(0..<2000, id: \.self) { NotedRow(id: $0, height: height($0), journal: Journal()) }
                }
            }
        }
        // From the middle, of which nothing was measured, upwards and downwards by small steps.
        try window.scroll(to: 30_000)
        var position = try #require(window.scrollPosition)
        for step in [CGFloat](repeating: -37, count: 60) + [CGFloat](repeating: 53, count: 80) {
            let before = window.visibleTexts(height: 200)
            try window.scroll(to: position + step)
            for (text, frame) in window.visibleTexts(height: 200) {
                guard let old = before[text] else { continue }
                #expect(abs(old.minY - frame.minY - step) < 0.01, "\(text)")
            }
            position = try #require(window.scrollPosition)
        }
        let rows = window.views(.text).map { (id: Int($0.text.dropFirst(4))!, frame: $0.frame) }
        for (row, next) in zip(rows, rows.dropFirst()) {
            #expect(next.id == row.id + 1)
            let ends = row.frame.midY + height(row.id) / 2
            #expect(abs(next.frame.midY - height(next.id) / 2 - ends - 3) < 0.01)
        }
        // All the way up, the first row stands at the top.
        while position > 0 {
            try window.scroll(to: position - 150)
            position = try #require(window.scrollPosition)
        }
        #expect(try window.view(text: "row 0").frame.midY == 5)
    }

    @Test("A row whose state was written keeps it while it is away; others are let go")
    func state() throws {
        let window = TestWindow(size: size) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<1000, id: \.self) { Counter(name: "\($0)").frame(height: 40) }
                }
            }
        }
        try window.press("2+")
        #expect(window.texts.contains("2 1"))
        try window.scroll(to: 20_000)
        #expect(!window.texts.contains("2+"))
        try window.scroll(to: 0)
        #expect(try window.view(text: "2+").frame.minY < 200)
        #expect(window.texts.contains("2 1"))
    }

    @Test("A row that is let go takes its widgets and state with it")
    func memory() throws {
        let (window, token) = watchedRows { id, token in
            Kept(value: token, name: "row \(id)").opacity(0.5).frame(height: 20)
        }
        #expect(token() != nil)
        try window.scroll(to: 10_000)
        #expect(token() == nil)
    }

    @Test("A row that had the focus is let go, too")
    func focused() throws {
        let (window, token) = watchedRows { id, token in
            Kept(value: token, name: "row").frame(height: 20).focusable().accessibilityIdentifier("row \(id)")
        }
        window.focus(try window.view(identifier: "row 3"))
        window.focus(try window.view(identifier: "row 4"))
        #expect(token() != nil)
        try window.scroll(to: 10_000)
        #expect(token() == nil)
    }

    private final class Token {}

    /// A view that keeps an object as its state.
    private struct Kept: View {
        @State var value: Token
        let name: String

        var body: some View { Text("\(name) \(ObjectIdentifier(value).hashValue)") }
    }

    /// Makes a window of rows that are made with an object each.
    /// - Returns: The window, and a function that returns the object of row 3 for as long as that is there.
    private func watchedRows(
        @ViewBuilder _ row: @escaping (_ id: Int, _ token: Token) -> some View
    ) -> (window: TestWindow, token: () -> Token?) {
        weak var token: Token?
        let window = TestWindow(size: size) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<1000, id: \.self) { id in
                        let new = Token()
                        let _ = { if id == 3, token == nil { token = new } }()
                        row(id, new)
                    }
                }
            }
        }
        return (window, { token })
    }

    @Test("Rows that are added and removed are followed, and one that changes is evaluated alone")
    func changes() throws {
        struct Item: Identifiable, Equatable {
            let id: Int
            var height: CGFloat = 20
        }
        struct Row: View {
            let item: Item
            let journal: Journal
            var body: some View {
                let _ = journal.note("row \(item.id)")
                Text("row \(item.id)").frame(height: item.height)
            }
        }
        struct Content: View {
            let journal: Journal
            @State private var items = (0..<1000).map { Item(id: $0) }
            var body: some View {
                Button("insert") { items.insert(Item(id: -1), at: 0) }.frame(height: 20)
                Button("remove") { items.removeSubrange(1...2) }.frame(height: 20)
                Button("grow") { items[1].height = 50 }.frame(height: 20)
                Button("clear") { items = [] }.frame(height: 20)
                Button("fill") { items = [Item(id: 7)] }.frame(height: 20)
                ScrollView { LazyVStack(spacing: 0) { ForEach(items) { Row(item: $0, journal: journal) } } }
            }
        }
        let journal = Journal()
        let window = TestWindow(size: CGSize(width: 300, height: 340)) { Content(journal: journal) }
        func position(_ text: String) throws -> CGFloat {
            try window.view(text: text).frame.midY - window.scrollView.frame.minY
        }
        _ = journal.take()
        try window.press("insert")
        #expect(journal.take() == ["row -1"])
        #expect(try [position("row -1"), position("row 0")] == [10, 30])
        try window.press("remove")
        #expect(try [position("row -1"), position("row 2")] == [10, 30])
        #expect(!window.texts.contains("row 0"))
        _ = journal.take()
        try window.press("grow")
        #expect(journal.take() == ["row 2"])
        #expect(try [position("row 2"), position("row 3")] == [45, 80])
        try window.press("clear")
        #expect(!window.texts.contains { $0.hasPrefix("row") })
        try window.press("fill")
        #expect(try position("row 7") == 10)
    }

    @Test("A horizontal stack makes views near the screen, in rows of a vertical one, too")
    func nested() throws {
        let journal = Journal()
        let window = TestWindow(size: size) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<100, id: \.self) { line in
                        ScrollView(.horizontal) {
                            LazyHStack(spacing: 0) {
                                ForEach(0..<1000, id: \.self) { column in
                                    NotedRow(id: line * 1000 + column, height: 40, width: 50, journal: journal)
                                }
                            }
                        }
                    }
                }
            }
        }
        #expect(try window.view(text: "row 1002").frame.midX == 125)
        #expect(try window.view(text: "row 1002").frame.midY == 60)
        #expect(journal.take().count < 12 * 12)
        let second = window.views(.scrollView)[2]
        try window.scroll(second, to: CGPoint(x: 25_000, y: 0))
        let made = Set(journal.take())
        #expect(made.isSuperset(of: (1500..<1506).map { "+\($0)" }))
        #expect(!made.contains("+500"))
        #expect(try window.view(text: "row 1500").frame.midX == 25)
    }

    @Test("A lazy stack takes the width that it is offered, and its views stand in it by their alignment")
    func alignment() throws {
        let window = TestWindow(size: size) {
            ScrollView {
                LazyVStack(alignment: .trailing, spacing: 0) {
                    Text("ab")
                    Divider()
                    ForEach(0..<2, id: \.self) { Text("row \($0)") }
                }
            }
        }
        #expect(try window.view(text: "ab").frame == CGRect(280, 0, 20, 20))
        #expect(try window.view(text: "row 1").frame == CGRect(250, 41, 50, 20))
        #expect(window.views(.divider)[0].frame == CGRect(0, 20, 300, 1))
    }

    @Test("Outside of a scrolling place all rows are there")
    func withoutScrolling() {
        let journal = Journal()
        let window = TestWindow(size: size) {
            LazyVStack(spacing: 0) { ForEach(0..<300, id: \.self) { NotedRow(id: $0, journal: journal) } }
        }
        #expect(journal.take().count == 300)
        #expect(window.texts.count == 300)
    }

    @Test("A window that grows shows more rows")
    func grows() throws {
        struct Content: View {
            @State private var height: CGFloat = 40
            var body: some View {
                VStack(spacing: 0) {
                    Button("grow") { height = 400 }.frame(height: 20)
                    ScrollView { LazyVStack(spacing: 0) { ForEach(0..<900, id: \.self) { Text("row \($0)") } } }
                        .frame(height: height)
                    Spacer(minLength: 0)
                }
            }
        }
        let window = TestWindow(size: CGSize(width: 300, height: 420)) { Content() }
        #expect(window.texts.count < 8)
        try window.press("grow")
        #expect(window.texts.contains("row 19"))
        #expect(window.texts.count < 45)
    }
}
