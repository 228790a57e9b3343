import Foundation
import LogCapture
import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Scrolling to a view")
struct ScrollViewReaderTests {
    let size = CGSize(width: 300, height: 240)

    /// Rows of different heights, and a button for each place to scroll to.
    private struct Rows: View {
        let targets: [(title: String, id: Int, anchor: UnitPoint?)]
        var body: some View {
            ScrollViewReader { proxy in
                HStack {
                    ForEach(targets, id: \.title) { target in
                        Button(target.title) { proxy.scrollTo(target.id, anchor: target.anchor) }
                    }
                }
                .frame(height: 40)
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<5000, id: \.self) { id in
                            Text("row \(id)").frame(height: CGFloat(id % 4 + 1) * 10)
                        }
                    }
                }
                .frame(height: 192)
            }
        }
    }

    @Test("A row that was not made is scrolled to, with the point that is asked for")
    func lazyRow() throws {
        let window = TestWindow(size: size) {
            Rows(targets: [("t", 2000, .top), ("c", 3001, .center), ("b", 1001, .bottom), ("e", 4999, .bottom)])
        }
        let top = try window.scrollView.frame.minY
        try window.press("t")
        #expect(try window.view(text: "row 2000").frame.midY == top + 5)
        try window.press("c")
        #expect(try window.view(text: "row 3001").frame.midY == top + 96)
        try window.press("b")
        #expect(try window.view(text: "row 1001").frame.midY == top + 192 - 10)
        try window.press("e")
        #expect(try window.view(text: "row 4999").frame.midY == top + 192 - 20)
        #expect(window.texts.count < 60)
    }

    @Test("Without a point, the place moves no further than it has to")
    func leastMovement() throws {
        let window = TestWindow(size: size) { Rows(targets: [("3", 3, nil), ("100", 100, nil), ("90", 90, nil)]) }
        let top = try window.scrollView.frame.minY
        try window.press("3")
        #expect(try window.view(text: "row 0").frame.midY == top + 5)
        try window.press("100")
        #expect(try window.view(text: "row 100").frame.midY == top + 192 - 5)
        try window.press("90")
        #expect(try window.view(text: "row 90").frame.midY == top + 15)
    }

    @Test("A view in a plain stack is found by the identity that it was given, in containers, too")
    func explicitIdentity() throws {
        let window = TestWindow(size: size) {
            ScrollViewReader { proxy in
                Button("go") { proxy.scrollTo("target", anchor: .top) }.frame(height: 40)
                ScrollView {
                    VStack(spacing: 0) {
                        Color.red.frame(height: 1000)
                        VStack(spacing: 0) {
                            Text("before").frame(height: 50)
                            Text("here").padding(10).id("target").opacity(0.5)
                        }
                        .padding(30)
                        .opacity(0.5)
                        Color.red.frame(height: 1000)
                    }
                }
            }
        }
        try window.press("go")
        #expect(try window.view(text: "here").frame.minY == window.scrollView.frame.minY + 10)
    }

    @Test("A view that appears can scroll at once, and a row that was added can be scrolled to")
    func newRows() throws {
        struct Content: View {
            @State private var count = 500
            var body: some View {
                ScrollViewReader { proxy in
                    Button("add") {
                        count += 1
                        proxy.scrollTo(count - 1, anchor: .bottom)
                    }
                    .frame(height: 40)
                    ScrollView { LazyVStack(spacing: 0) { ForEach(0..<count, id: \.self) { Text("row \($0)") } } }
                        .onAppear { proxy.scrollTo(499, anchor: .bottom) }
                }
            }
        }
        let window = TestWindow(size: size) { Content() }
        #expect(try window.view(text: "row 499").frame.maxY == window.scrollView.frame.maxY)
        try window.press("add")
        #expect(try window.view(text: "row 500").frame.maxY == window.scrollView.frame.maxY)
    }

    @Test("A row of a list is scrolled to")
    func list() throws {
        let window = TestWindow(size: .small) {
            ScrollViewReader { proxy in
                Button("go") { proxy.scrollTo(700, anchor: .top) }
                List { ForEach(0..<1000, id: \.self) { Text("row \($0)") } }
            }
        }
        #expect(!window.texts.contains("row 700"))
        try window.press("go")
        #expect(window.texts[1] == "row 700")
    }

    @Test("An identity that no view has is said once, with what to do")
    func notFound() throws {
        let window = TestWindow(size: size) { Rows(targets: [("x", 70_001, nil)]) }
        try window.press("x")
        try window.press("x")
        let said = LogCapture.shared.messages(containing: "70001")
        #expect(said.count == 1)
        #expect(said.first?.contains(".id(_:)") == true)
    }
}
