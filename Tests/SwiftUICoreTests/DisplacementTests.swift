import Foundation
import SwiftUICore
import Testing
import TransferableTesting

/// A view that buttons move, in a container of its own.
private struct Wandering<Content: View>: View {
    @ViewBuilder let content: Content
    @State private var distance: CGFloat = 0

    var body: some View {
        VStack(spacing: 0) {
            Button("go") { distance += 30 }
            Button("wander") { withAnimation(.linear(duration: 1)) { distance = 100 } }
            ZStack {
                content.offset(x: distance, y: distance / 10)
                Text("steady").accessibilityIdentifier("steady")
            }
            .accessibilityIdentifier("around")
        }
    }
}

/// A view that shows where it is in the window.
private struct Place: View {
    var body: some View {
        GeometryReader { Text("\(Int($0.frame(in: .global).minX))") }.frame(width: 40, height: 20)
    }
}

@MainActor
@Suite("Views that are drawn elsewhere")
struct DisplacementTests {
    @Test("A view that moves takes no layout, and stands where one would place it")
    func withoutLayout() throws {
        let window = MemoryWindow {
            Wandering { Text("moving").padding(4).frame(width: 80, height: 30).fixedSize() }
        }
        window.layOut()
        let (around, steady) = try (window.container("around"), window.container("steady"))
        let before = try (window.text("moving").windowFrame, steady.windowFrame)
        for step in 1...70 {
            try window.press("go")
            let frame = try window.text("moving").windowFrame
            #expect(frame == before.0.offsetBy(dx: CGFloat(step * 30), dy: CGFloat(step * 3)))
        }
        #expect(steady.windowFrame == before.1)
        #expect(around.layoutRequests == 0 && steady.layoutRequests == 0)
        let moved = try window.text("moving").windowFrame
        window.layOut()
        #expect(try window.text("moving").windowFrame == moved)
    }

    @Test("Views that move inside one that moves stand where a layout would place them")
    func nested() throws {
        let window = MemoryWindow {
            Wandering { Wandering { Text("moving") }.opacity(0.5).offset(x: 5) }
        }
        window.layOut()
        for widget in window.widgets where widget.string == "go" {
            widget.button?.action()
            window.host.runScheduled()
        }
        let moved = try window.text("moving").windowFrame
        window.layOut()
        #expect(try window.text("moving").windowFrame == moved)
    }

    @Test("Where the layout runs from right to left, views move to the left")
    func rightToLeft() throws {
        let window = MemoryWindow {
            Wandering { Text("moving") }.environment(\.layoutDirection, .rightToLeft)
        }
        window.layOut()
        let before = try window.text("moving").windowFrame
        try window.press("go")
        let moved = try window.text("moving").windowFrame
        #expect(moved == before.offsetBy(dx: -30, dy: 3))
        window.layOut()
        #expect(try window.text("moving").windowFrame == moved)
    }

    @Test("A view that reads its place in the window is evaluated when a view around moves")
    func geometry() throws {
        let window = TestWindow(size: CGSize(width: 300, height: 200)) { Wandering { Place() } }
        let before = try #require(window.texts.compactMap { Int($0) }.first)
        try window.press("go")
        #expect(window.texts.compactMap { Int($0) }.first == before + 30)
    }

    @Test("An animated view is at its new place in the end, and takes no layout on the way")
    func animated() throws {
        let window = MemoryWindow { Wandering { Text("moving") } }
        window.layOut()
        let around = try window.container("around")
        let before = try window.text("moving").windowFrame
        try window.press("wander")
        var seen: [CGFloat] = []
        for _ in 0..<6 {
            window.host.advance(by: 0.25) {}
            seen.append(try window.text("moving").windowFrame.minX - before.minX)
        }
        #expect(seen == seen.sorted() && seen.contains { $0 > 0 && $0 < 100 })
        #expect(seen.last == 100)
        #expect(around.layoutRequests == 0)
    }
}
