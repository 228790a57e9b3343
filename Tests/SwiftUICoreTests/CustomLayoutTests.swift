import Foundation
import LogCapture
import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Custom layouts")
struct CustomLayoutTests {
    struct Factor: LayoutValueKey { static var defaultValue: CGFloat { 1 } }

    /// Views along a diagonal, each as far from the one before as it says.
    struct Diagonal: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
            let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
            return CGSize(width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).reduce(0, +))
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) {
            var point = bounds.origin
            for subview in subviews {
                let size = subview.sizeThatFits(.unspecified)
                subview.place(at: point, proposal: ProposedViewSize(size))
                point.x += size.width * subview[Factor.self]
                point.y += size.height
            }
        }

        func makeCache(subviews: Subviews) -> Int { subviews.count }
    }

    @Test("A layout places its views, by what they tell it")
    func places() {
        let window = TestWindow(size: .small) {
            Diagonal {
                Rectangle().frame(width: 10, height: 20)
                Rectangle().frame(width: 30, height: 40).layoutValue(key: Factor.self, value: 2)
                Rectangle().frame(width: 5, height: 5)
            }
        }
        let frames = window.shapeFrames()
        #expect(frames[1].minX - frames[0].minX == 10 && frames[1].minY - frames[0].minY == 20)
        #expect(frames[2].minX - frames[1].minX == 60 && frames[2].minY - frames[1].minY == 40)
    }

    @Test("A layout follows views that are added, and values that change")
    func follows() throws {
        struct Content: View {
            @State private var count = 1
            @State private var factor: CGFloat = 1
            var body: some View {
                VStack {
                    Diagonal {
                        ForEach(0..<count, id: \.self) { _ in
                            Rectangle().frame(width: 10, height: 10).layoutValue(key: Factor.self, value: factor)
                        }
                    }
                    Button("add") { count += 1 }
                    Button("wider") { factor = 3 }
                }
            }
        }
        let window = TestWindow(size: .small) { Content() }
        #expect(window.shapeFrames().count == 1)
        try window.press("add")
        var frames = window.shapeFrames()
        #expect(frames.count == 2 && frames[1].minX - frames[0].minX == 10)
        try window.press("wider")
        frames = window.shapeFrames()
        #expect(frames[1].minX - frames[0].minX == 30)
    }

    @Test("A layout that takes what it is offered is as flexible as a colour, and nothing is said of it")
    func endless() throws {
        struct Greedy: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                CGSize(width: proposal.width ?? 10, height: 20)
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
        }
        let window = TestWindow(size: CGSize(width: 300, height: 100)) {
            HStack(spacing: 0) {
                Greedy { Text("inside") }
                Text("after")
            }
        }
        #expect(try window.view(text: "after").frame == CGRect(x: 250, y: 40, width: 50, height: 20))
        #expect(LogCapture.shared.messages(containing: "The layout Greedy").isEmpty)
    }

    @Test("A layout that asks for impossible sizes is taken as zero, and its views stay where they can be seen")
    func impossible() {
        struct Impossible: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                CGSize(width: CGFloat.infinity, height: .nan)
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                subviews.first?.place(at: CGPoint(x: CGFloat.nan, y: .infinity), proposal: .unspecified)
            }
        }
        let window = TestWindow(size: .small) {
            VStack {
                Impossible {
                    Rectangle().frame(width: 10, height: 10)
                    Rectangle().frame(width: 10, height: 10)
                }
                Text("after")
            }
        }
        let frames = window.shapeFrames()
        #expect(frames.count == 2)
        #expect(frames.allSatisfy { $0.minX.isFinite && $0.minY.isFinite && $0.width == 10 })
    }
}
