import Foundation
import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Sections")
struct SectionTests {
    let size = CGSize(width: 300, height: 200)

    private func sections<Row: View>(
        _ pinned: PinnedScrollableViews,
        @ViewBuilder row: @escaping (Int) -> Row
    ) -> some View {
        ScrollView {
            LazyVStack(spacing: 0, pinnedViews: pinned) {
                ForEach(0..<20, id: \.self) { section in
                    Section {
                        ForEach(0..<50, id: \.self) { row(section * 100 + $0) }
                    } header: {
                        Text("header \(section)")
                    } footer: {
                        Text("footer \(section)")
                    }
                }
            }
        }
    }

    @Test("A stack shows headers and footers around what they belong to")
    func stack() {
        let window = TestWindow(size: size) {
            VStack {
                Section("title") { Text("a") }
                Section {
                    Text("b")
                } footer: {
                    Text("end")
                }
            }
        }
        #expect(window.texts == ["title", "a", "b", "end"])
    }

    @Test("Rows of sections are made near the screen")
    func onDemand() throws {
        let journal = Journal()
        let window = TestWindow(size: size) { sections([]) { NotedRow(id: $0, journal: journal) } }
        #expect(journal.take().count < 20)
        // A section is 52 lines long.
        try window.scroll(to: 52 * 20 * 3)
        #expect(try window.view(text: "header 3").frame.minY == 0)
        #expect(try window.view(text: "row 300").frame.minY == 20)
        #expect(try window.view(text: "footer 2").frame.minY == -20)
    }

    @Test("A pinned header stays at the top until the next one pushes it away")
    func pinnedHeaders() throws {
        let window = TestWindow(size: size) { sections(.sectionHeaders) { Text("row \($0)") } }
        try window.scroll(to: 400)
        #expect(try window.view(text: "header 0").frame.minY == 0)
        #expect(try window.view(text: "row 20").frame.minY == 20)
        // It is in front of the rows.
        #expect(window.texts.last { $0.hasPrefix("header") || $0.hasPrefix("row") }?.hasPrefix("header") == true)
        // Ten points of the section are left.
        try window.scroll(to: 52 * 20 - 10)
        #expect(try window.view(text: "header 0").frame.minY == -10)
        #expect(try window.view(text: "header 1").frame.minY == 10)
        try window.scroll(to: 52 * 20 * 10 + 300)
        #expect(try window.view(text: "header 10").frame.minY == 0)
        #expect(!window.texts.contains("header 0"))
    }

    @Test("A pinned footer stays at the bottom")
    func pinnedFooters() throws {
        let window = TestWindow(size: size) { sections(.sectionFooters) { Text("row \($0)") } }
        #expect(try window.view(text: "footer 0").frame.maxY == 200)
        try window.scroll(to: 52 * 20 * 2 + 100)
        #expect(try window.view(text: "footer 2").frame.maxY == 200)
    }

    @Test("In a grid, a header has a line of its own")
    func grid() throws {
        let window = TestWindow(size: size) {
            ScrollView {
                LazyVGrid(columns: Array(repeating: GridItem(spacing: 0), count: 3), spacing: 0) {
                    ForEach(0..<2, id: \.self) { section in
                        Section {
                            ForEach(0..<4, id: \.self) { Text("row \(section * 10 + $0)") }
                        } header: {
                            Text("header \(section)").frame(maxWidth: .infinity)
                        }
                    }
                }
            }
        }
        #expect(try window.view(text: "header 0").frame.midX == 150)
        #expect(try window.view(text: "row 2").frame.origin == CGPoint(x: 225, y: 20))
        #expect(try window.view(text: "row 3").frame.origin == CGPoint(x: 25, y: 40))
        #expect(try window.view(text: "header 1").frame.minY == 60)
        #expect(try window.view(text: "row 10").frame.origin == CGPoint(x: 20, y: 80))
    }

    @Test("A list shows headers as rows that cannot be selected, and makes rows of sections when it shows them")
    func list() throws {
        struct Content: View {
            let journal: Journal
            @State private var selection: Int?
            @State private var count = 1000
            var body: some View {
                Button("less") { count = 3 }
                List(selection: $selection) {
                    Section("first") { ForEach(0..<2, id: \.self) { Text("row \($0)") } }
                    Section {
                        ForEach(10..<10 + count, id: \.self) { NotedRow(id: $0, journal: journal) }
                    } header: {
                        Text("second")
                    } footer: {
                        Text("end")
                    }
                }
            }
        }
        let journal = Journal()
        let window = TestWindow(size: .small) { Content(journal: journal) }
        let list = try #require(window.widgets.lazy.compactMap { $0 as? MemoryList }.first)
        #expect(list.content.rows?.count == 1 + 2 + 1 + 1000 + 1)
        #expect(list.content.selectionValues.prefix(5) == [nil, 0, 1, nil, 10])
        #expect(list.content.selectionValues.last == .some(nil))
        #expect(journal.take().count < 200)
        #expect(window.texts.filter { !$0.hasPrefix("row") } == ["less", "first", "second"])
        try window.press("less")
        #expect(list.content.selectionValues == [nil, 0, 1, nil, 10, 11, 12, nil])
        let header = try #require(window.text("second").text)
        let row = try #require(window.text("row 10").text)
        #expect(header.font != row.font && header.foreground != row.foreground)
    }
}
