import Foundation
import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Safe areas")
struct SafeAreaTests {
    private let size = CGSize(width: 200, height: 100)

    @Test("A bar stands at the edge, and content beside it")
    func bar() throws {
        let window = TestWindow(size: size) {
            Color.red.accessibilityIdentifier("content")
                .safeAreaInset(edge: .bottom) { Text("bar").frame(height: 30) }
                .safeAreaInset(edge: .leading, spacing: 5) { Text("side").frame(width: 40) }
        }
        #expect(try window.view(identifier: "content").frame == CGRect(x: 45, y: 0, width: 155, height: 70))
        #expect(try window.view(text: "bar").frame.midY == 85)
        #expect(try window.view(text: "side").frame.midX == 20)
    }

    @Test("A view that ignores safe areas reaches under the bars that its edges meet")
    func ignoring() throws {
        let window = TestWindow(size: size) {
            VStack(spacing: 0) {
                Color.red.accessibilityIdentifier("first").ignoresSafeArea()
                Color.red.accessibilityIdentifier("second").ignoresSafeArea(edges: .bottom)
            }
            .safeAreaInset(edge: .top) { Text("bar").frame(height: 20) }
            .safeAreaInset(edge: .bottom) { Text("bar").frame(height: 20) }
        }
        #expect(try window.view(identifier: "first").frame == CGRect(x: 0, y: 0, width: 200, height: 50))
        #expect(try window.view(identifier: "second").frame == CGRect(x: 0, y: 50, width: 200, height: 50))
        let kept = TestWindow(size: size) {
            Color.red.accessibilityIdentifier("kept").ignoresSafeArea(.keyboard).safeAreaPadding(.top, 10)
        }
        #expect(try kept.view(identifier: "kept").frame.minY == 10)
    }

    @Test("A background reaches under bars where it is not told otherwise")
    func backgrounds() throws {
        func window(_ edges: Edge.Set) -> TestWindow {
            TestWindow(size: size) {
                Text("a").frame(maxWidth: .infinity, maxHeight: .infinity)
                    .background(Color.red, ignoresSafeAreaEdges: edges)
                    .safeAreaPadding(.vertical, 10)
            }
        }
        #expect(window(.all).views(.shape).map(\.frame.height) == [100])
        #expect(window([]).views(.shape).map(\.frame.height) == [80])
    }

    @Test("A scroll view reaches under bars, and its content can be scrolled out from under them")
    func scrolling() throws {
        let window = TestWindow(size: size) {
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<20) { Text("row \($0)").frame(height: 20) } }
                    .frame(maxWidth: .infinity)
            }
            .safeAreaInset(edge: .top) { Text("top").frame(height: 30) }
            .safeAreaInset(edge: .bottom) { Text("bottom").frame(height: 25) }
        }
        #expect(try window.scrollView.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(try window.view(text: "row 0").frame.minY == 30)
        try window.scroll(to: .infinity)
        #expect(try window.view(text: "row 19").frame.maxY == 75)
        #expect(try window.view(text: "bottom").frame.midY == 87.5)
    }

    @Test("Bringing a view to the screen does not leave it under a bar")
    func revealing() throws {
        let window = TestWindow(size: size) {
            ScrollViewReader { proxy in
                ScrollView {
                    VStack(spacing: 0) { ForEach(0..<20) { Text("row \($0)").frame(height: 20) } }
                }
                .safeAreaInset(edge: .bottom) {
                    Button("ten") { proxy.scrollTo(10) }.frame(height: 30)
                }
            }
        }
        try window.press("ten")
        #expect(try window.view(text: "row 10").frame.maxY == 70)
    }

    @Test("A geometry reader knows the room that is kept free beside it")
    func geometry() throws {
        let window = TestWindow(size: size) {
            GeometryReader { Text("\(Int($0.safeAreaInsets.top)) \(Int($0.safeAreaInsets.bottom))") }
                .safeAreaPadding(EdgeInsets(top: 12, leading: 0, bottom: 7, trailing: 0))
        }
        #expect(window.texts == ["12 7"])
    }
}
