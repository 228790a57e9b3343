import Foundation
import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Spacing of views in layouts")
struct ViewSpacingTests {
    /// Views side by side, as far apart as they prefer.
    struct Row: Layout {
        var edge: ViewSpacing?

        private func gaps(_ subviews: Subviews) -> [CGFloat] {
            zip(subviews, subviews.dropFirst()).map { $0.spacing.distance(to: $1.spacing, along: .horizontal) } + [0]
        }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
            let width = sizes.map(\.width).reduce(0, +) + gaps(subviews).reduce(0, +)
            return CGSize(width: width, height: sizes.map(\.height).max() ?? 0)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            var x = bounds.minX
            for (subview, gap) in zip(subviews, gaps(subviews)) {
                subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
                x += subview.sizeThatFits(.unspecified).width + gap
            }
        }

        func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
            edge ?? subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
        }
    }

    private func box() -> some View { Rectangle().frame(width: 10, height: 10) }

    @Test("Views are as far apart in a program's layout as in a stack, and spacers take no space around them")
    func distances() {
        func offsets(_ window: TestWindow) -> [CGFloat] {
            let frames = window.shapeFrames()
            return frames.map { $0.minX - frames[0].minX }
        }
        let own = TestWindow(size: .small) {
            Row {
                box()
                box().padding(2)
                Spacer(minLength: 5)
                box()
            }
        }
        let stack = TestWindow(size: .small) {
            HStack {
                box()
                box().padding(2)
                Spacer(minLength: 5)
                box()
            }
            .fixedSize()
        }
        #expect(offsets(own) == offsets(stack))
    }

    @Test("A stack keeps the distance from a layout that its spacing asks for")
    func layoutSpacing() {
        func gap(_ edge: ViewSpacing?) -> CGFloat {
            let window = TestWindow(size: .small) {
                VStack {
                    Row(edge: edge) { box() }
                    Row(edge: edge) { box() }
                }
            }
            let frames = window.shapeFrames()
            return frames[1].minY - frames[0].maxY
        }
        #expect(gap(nil) == 8)
        #expect(gap(.zero) == 0)
    }

    @Test("No space at one edge is none to every view that has no preference, and the larger of two preferences stays")
    func unions() {
        let usual = ViewSpacing()
        #expect(usual.distance(to: usual, along: .vertical) == 8)
        #expect(ViewSpacing.zero.distance(to: .zero, along: .horizontal) == 0)
        #expect(ViewSpacing.zero.distance(to: usual, along: .horizontal) == 0)
        var top = usual
        top.formUnion(.zero, edges: .top)
        #expect(usual.distance(to: top, along: .vertical) == 0)
        #expect(top.distance(to: usual, along: .vertical) == 8)
        #expect(usual.distance(to: top, along: .horizontal) == 8)
    }

    /// The distances between the views of a column, from the first to the last.
    private func gaps(@ViewBuilder _ views: () -> some View) -> [CGFloat] {
        let window = TestWindow(size: CGSize(width: 400, height: 800)) { VStack { views() } }
        window.layOut()
        let frames = window.root.all.filter {
            $0.text != nil || $0.shape != nil || $0.content(ImageContent.self) != nil
        }.map(\.windowFrame)
        return zip(frames, frames.dropFirst()).map { $1.minY - $0.maxY }
    }

    @Test(
        "Lines of text, and symbols among them, follow each other without space; between text and all else is the usual space"
    )
    func text() {
        #expect(
            gaps {
                Text("a")
                Text("b").font(.title)
                Text("c").foregroundStyle(.red).padding(.horizontal)
                Image(systemName: "star")
                box()
                box()
                Text("d")
            } == [0, 0, 0, 8, 8, 8]
        )
    }

    @Test("Padding and a frame end the text at their edges, and leave it at the others")
    func edgesOfText() {
        #expect(
            gaps {
                Text("a").padding(.bottom, 1)
                Text("b").frame(width: 100)
                Text("c").frame(height: 20)
                Text("d").padding(.top, 0)
                Text("e").frame(minHeight: 20)
                Text("f")
            } == [9, 8, 8, 8, 8]
        )
    }

    @Test("A stack stands as far from others as the views at its edges do")
    func stacks() {
        #expect(
            gaps {
                Text("a")
                VStack {
                    Text("b")
                    box()
                }
                VStack(spacing: 0) {
                    box()
                    Text("c")
                }
                ZStack { Text("d") }
                AnyLayout(HStackLayout()) { Text("e") }
                VStack {
                    Spacer().frame(height: 3)
                    Text("f")
                }
            } == [0, 8, 8, 0, 0, 0, 3]
        )
    }

    @Test("Labeled contents have the usual space between them")
    func labeledContents() {
        let window = TestWindow(size: CGSize(width: 400, height: 400)) {
            VStack {
                LabeledContent("To", value: "Ada")
                LabeledContent("By", value: "Post")
            }
        }
        window.layOut()
        let frames = window.root.all.filter { $0.text != nil }.map(\.windowFrame)
        #expect(frames[2].minY - frames[0].maxY == 8)
    }

    @Test("A row with something else than text keeps the usual distance from text")
    func rows() {
        let window = TestWindow(size: CGSize(width: 400, height: 400)) {
            VStack {
                Text("a")
                HStack(alignment: .top) {
                    Text("b")
                    Rectangle().frame(width: 20, height: 20)
                }
                HStack {
                    Text("c")
                    Spacer()
                }
            }
        }
        window.layOut()
        let frames = window.root.all.filter { $0.text != nil }.map(\.windowFrame)
        #expect(frames[1].minY - frames[0].maxY == 8)
        #expect(frames[2].minY - frames[1].maxY == 8)
    }
}
