import Foundation
import LogCapture
import SwiftUICore
import Testing
import TransferableTesting

/// Programs that ask lazy containers for what cannot be.
@MainActor
@Suite("Mistakes in lazy containers")
struct LazyMistakeTests {
    let size = CGSize(width: 300, height: 200)

    struct Impossible: Layout {
        let height: CGFloat
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 10, height: height)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }

    @Test("Heights that are infinite or no number are taken as zero, and said once", arguments: [true, false])
    func impossibleLengths(isGrid: Bool) throws {
        @ViewBuilder func rows() -> some View {
            ForEach(0..<100, id: \.self) { id in
                switch id % 4 {
                case 0: Color.red.padding(.bottom, .infinity)
                case 1: Impossible(height: .nan) { Text("inside \(id)") }
                case 2: Text("negative").padding(-20)
                default: Text("row \(id)")
                }
            }
        }
        let window = TestWindow(size: size) {
            ScrollView {
                if isGrid {
                    LazyVGrid(columns: [GridItem(spacing: 0)], spacing: 0) { rows() }
                } else {
                    LazyVStack(spacing: 0) { rows() }
                }
            }
        }
        #expect(try window.view(text: "row 7").frame.minY == 20)
        #expect(window.views.allSatisfy { $0.frame.minY.isFinite && $0.frame.height.isFinite })
        try window.scroll(to: .infinity)
        #expect(try window.view(text: "row 99").frame.maxY == 200)
        let said = LogCapture.shared.messages(containing: "asked for a height of inf, which is taken as zero")
        #expect(said.count == 1)
        #expect(said.first?.contains(".frame(height: 100)") == true)
    }

    @Test("Frames of impossible lengths are as if they named none, and said once")
    func impossibleFrames() throws {
        let window = TestWindow(size: size) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<100, id: \.self) { id in
                        switch id % 4 {
                        case 0: Color.red.frame(height: .infinity)
                        case 1: Color.red.frame(minHeight: .infinity)
                        case 2: Color.red.frame(width: .nan, height: -5)
                        default: Text("row \(id)")
                        }
                    }
                }
            }
        }
        #expect(try window.view(text: "row 7").frame.minY == 80)
        #expect(window.views.allSatisfy { $0.frame.minY.isFinite && $0.frame.height.isFinite })
        // It is said once for all frames of the process, with the length of the first.
        let said = LogCapture.shared.messages(containing: "A frame was given a height")
        #expect(said.count == 1)
        #expect(said.first?.contains(".frame(maxHeight: .infinity)") == true)
    }

    @Test("Rows with one identity are all shown, and said once")
    func repeatedIdentity() throws {
        struct Twice: Identifiable { let id = 5 }
        let window = TestWindow(size: size) {
            ScrollView { LazyVStack(spacing: 0) { ForEach((0..<3).map { _ in Twice() }) { Text("row \($0.id)") } } }
        }
        #expect(window.texts == ["row 5", "row 5", "row 5"])
        #expect(Set(window.views(.text).map(\.frame.minY)) == [0, 20, 40])
        #expect(LogCapture.shared.messages(containing: "ForEach of Twice have the identity 5").count == 1)
    }

    @Test("A binding to an element that is gone does no harm")
    func shrinks() throws {
        struct Item: Identifiable {
            let id: Int
            var text: String
        }
        struct Content: View {
            @State private var items = (0..<500).map { Item(id: $0, text: "row \($0)") }
            @State private var held: Binding<Item>?
            var body: some View {
                Button("shrink") { items.removeLast(490) }
                Button("write") { held?.wrappedValue.text = "written" }
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach($items) { $item in
                            Button(item.text) { held = $item }
                            Text("held \(held?.wrappedValue.text ?? "nothing")")
                        }
                    }
                }
            }
        }
        let window = TestWindow(size: CGSize(width: 300, height: 400)) { Content() }
        try window.scroll(to: 8000)
        let title = try #require(window.views(.button).map(\.text).last)
        try window.press(title)
        #expect(window.texts.contains("held \(title)"))
        try window.press("shrink")
        try window.press("write")
        #expect(!window.texts.contains("written"))
        #expect(window.texts.contains("row 9"))
    }

    @Test("A hundred stacks in one another, lazy ones and scrolling places among them, are laid out")
    func deepNesting() throws {
        struct Nest: View {
            let depth: Int
            var body: some View {
                switch depth % 4 {
                case _ where depth == 0: AnyView(Text("core"))
                case 0:
                    AnyView(
                        VStack(spacing: 0) {
                            Text("v")
                            Nest(depth: depth - 1)
                        }
                    )
                case 1:
                    AnyView(
                        HStack(spacing: 0) {
                            Text("h")
                            Nest(depth: depth - 1)
                        }
                    )
                case 2: AnyView(LazyVStack(spacing: 0) { Nest(depth: depth - 1) }.opacity(0.9))
                default: AnyView(ScrollView { LazyVStack(spacing: 0) { Nest(depth: depth - 1) } })
                }
            }
        }
        let window = TestWindow(size: size) { Nest(depth: 100) }
        #expect(window.texts.contains("core"))
        #expect(try window.view(text: "core").frame.minX.isFinite)
    }
}
