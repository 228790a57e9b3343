import Foundation
import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Lazy grids")
struct LazyGridTests {
    let size = CGSize(width: 300, height: 200)

    @Test("Of a grid, lines near the screen are made, and let go when they are far from it")
    func linesNearTheScreen() throws {
        let journal = Journal()
        let window = TestWindow(size: size) {
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 90), spacing: 0)], spacing: 10) {
                    ForEach(0..<5000, id: \.self) { NotedRow(id: $0, height: 40, journal: journal) }
                }
            }
        }
        // Three columns of 100 points, lines of 40 with 10 between.
        #expect(try window.view(text: "row 4").frame.midX == 150)
        #expect(try window.view(text: "row 4").frame.midY == 70)
        #expect(journal.take().count <= 3 * 8)
        try window.scroll(to: 50_000)
        #expect(try window.view(text: "row 3000").frame.midY == 20)
        #expect(Set(journal.take()).isSuperset(of: ["+3000", "+3008", "-0", "-8"]))
        #expect(window.texts.count <= 3 * 12)
        try window.scroll(to: .infinity)
        #expect(try window.view(text: "row 4999").frame.midY == 180)
    }

    @Test("A grid beside others takes the room that they leave")
    func besideOthers() throws {
        let window = TestWindow(size: size) {
            HStack(spacing: 0) {
                ScrollView {
                    LazyVGrid(columns: [GridItem(.adaptive(minimum: 50), spacing: 0)]) {
                        ForEach(0..<4, id: \.self) { Text("cell \($0)").frame(maxWidth: .infinity) }
                    }
                }
                Text("shelf").frame(width: 100)
            }
        }
        // Four columns of 50 points.
        #expect(try window.view(text: "cell 0").frame.midX == 25)
        #expect(try window.view(text: "cell 3").frame.midX == 175)
        #expect(try window.view(text: "shelf").frame.midX == 250)
    }

    @Test("Other columns keep the views that are there, and take them to other places")
    func columnsChange() throws {
        struct Content: View {
            @State private var columns = 2
            let journal: Journal
            var body: some View {
                Button("wider") { columns = 3 }.frame(height: 20)
                ScrollView {
                    LazyVGrid(columns: Array(repeating: GridItem(spacing: 0), count: columns), spacing: 0) {
                        ForEach(0..<1000, id: \.self) { NotedRow(id: $0, journal: journal) }
                    }
                }
            }
        }
        let journal = Journal()
        let window = TestWindow(size: size) { Content(journal: journal) }
        let place = try window.view(text: "row 2").frame
        #expect(place.midX == 75)
        _ = journal.take()
        try window.press("wider")
        #expect(try window.view(text: "row 2").frame.midX == 250)
        #expect(!journal.take().contains { $0.hasPrefix("-") })
    }

    @Test("Views that are added move those after them to the next cells")
    func insertion() throws {
        struct Content: View {
            @State private var ids = Array(0..<1000)
            var body: some View {
                Button("insert") { ids.insert(-1, at: 1) }.frame(height: 20)
                ScrollView {
                    LazyVGrid(columns: Array(repeating: GridItem(spacing: 0), count: 3), spacing: 0) {
                        ForEach(ids, id: \.self) { Text("row \($0)") }
                    }
                }
            }
        }
        let window = TestWindow(size: size) { Content() }
        try window.press("insert")
        #expect(try window.view(text: "row -1").frame.midX == 150)
        let top = try window.view(text: "row 0").frame.minY
        #expect(try window.view(text: "row 2").frame == CGRect(25, top + 20, 50, 20))
        try window.scroll(to: 1000)
        #expect(try window.view(text: "row 149").frame.midX == 50)
    }

    @Test("A horizontal grid makes columns of views near the screen")
    func horizontal() throws {
        let journal = Journal()
        let window = TestWindow(size: size) {
            ScrollView(.horizontal) {
                LazyHGrid(rows: [GridItem(.fixed(50)), GridItem(.fixed(60))], spacing: 0) {
                    ForEach(0..<1000, id: \.self) { NotedRow(id: $0, width: 100, journal: journal) }
                }
            }
        }
        #expect(try window.view(text: "row 3").frame.midX == 150)
        #expect(journal.take().count <= 16)
        try window.scroll(window.scrollView, to: CGPoint(x: 10_000, y: 0))
        #expect(try window.view(text: "row 200").frame.midX == 50)
    }

    @Test("A grid without columns shows its views one below the other")
    func noColumns() throws {
        let window = TestWindow(size: size) {
            ScrollView { LazyVGrid(columns: [], spacing: 0) { ForEach(0..<3, id: \.self) { Text("row \($0)") } } }
        }
        #expect(try window.view(text: "row 2").frame.minY == 40)
    }
}
