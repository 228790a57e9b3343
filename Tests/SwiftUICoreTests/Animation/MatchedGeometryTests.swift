import Foundation
import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Matched geometry")
struct MatchedGeometryTests {
    private struct Tabs: View {
        @Namespace private var namespace
        @State private var selected = 0

        var body: some View {
            VStack(spacing: 0) {
                ForEach(0..<3) { index in
                    ZStack {
                        if index == selected {
                            Text("mark").matchedGeometryEffect(id: "mark", in: namespace)
                        }
                    }
                    .frame(width: 100, height: 40)
                }
                Button("next") { withAnimation(.linear(duration: 1)) { selected = 2 } }
                Button("jump") { selected = 1 }
            }
        }
    }

    /// Returns the place of the mark that stays; another may be disappearing.
    private func place(_ window: TestWindow) throws -> CGFloat {
        try #require(window.views(.text).last { $0.text == "mark" }).frame.midY
    }

    @Test("A view that appears with an animation comes from the place of the one that disappears")
    func insertion() throws {
        let window = TestWindow { Tabs() }
        let start = try place(window)
        try window.press("next")
        let first = try place(window)
        #expect(abs(first - start) < 5)
        window.advance(by: .milliseconds(500))
        let middle = try place(window)
        #expect(middle > start + 20 && middle < start + 60)
        window.advance(by: .milliseconds(600))
        #expect(try abs(place(window) - start - 80) < 1)
        #expect(!window.isAnimating)
    }

    @Test("Without an animation a view is in its place at once")
    func jump() throws {
        let window = TestWindow { Tabs() }
        let start = try place(window)
        try window.press("jump")
        #expect(try abs(place(window) - start - 40) < 1)
    }

    @Test("A view that is no source has the place and the size of the one that is")
    func following() throws {
        struct Page: View {
            @Namespace private var namespace
            var body: some View {
                VStack(spacing: 0) {
                    // The view is offered the size of the other, and a frame inside would keep its own.
                    Color.red.matchedGeometryEffect(id: 1, in: namespace, isSource: false)
                        .frame(width: 20, height: 20)
                    Color.blue.frame(width: 60, height: 30).matchedGeometryEffect(id: 1, in: namespace)
                }
            }
        }
        let window = TestWindow { Page() }
        window.update()
        let frames = window.views(.shape).map(\.frame)
        #expect(frames.count == 2 && frames[0] == frames[1] && frames[1].size == CGSize(width: 60, height: 30))
    }
}
