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

    @Test("Of two preferences, the one stays that takes more space, at the edges that are merged")
    func unions() {
        let usual = ViewSpacing()
        #expect(ViewSpacing.zero.distance(to: .zero, along: .horizontal) == 0)
        #expect(ViewSpacing.zero.distance(to: usual, along: .horizontal) == 8)
        let top = ViewSpacing.zero.union(usual, edges: .top)
        #expect(ViewSpacing.zero.distance(to: top, along: .vertical) == 8)
        #expect(top.distance(to: .zero, along: .vertical) == 0)
        #expect(ViewSpacing.zero.distance(to: top, along: .horizontal) == 0)
    }
}
