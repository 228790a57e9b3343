import Foundation
import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Scroll transitions")
struct ScrollTransitionTests {
    private func window(
        _ topLeading: ScrollTransitionConfiguration,
        _ bottomTrailing: ScrollTransitionConfiguration,
        axis: Axis? = nil
    ) -> TestWindow {
        TestWindow(size: CGSize(width: 100, height: 100)) {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<10) { index in
                        Text("row \(index)").frame(width: 100, height: 40)
                            .scrollTransition(
                                topLeading: topLeading,
                                bottomTrailing: bottomTrailing,
                                axis: axis
                            ) { content, phase in
                                content.opacity(phase.isIdentity ? 1 : 0).offset(x: phase.value * 10)
                            }
                    }
                }
            }
        }
    }

    /// Returns the opacity of the rows and their offsets, in hundredths.
    private func looks(_ window: TestWindow, _ rows: Range<Int>) throws -> [[CGFloat]] {
        try rows.map { index in
            let view = try window.view(text: "row \(index)")
            return [(view.opacity * 100).rounded(), (view.drawnOffset.width * 100).rounded()]
        }
    }

    @Test("A view that is partly out of sight is as far between two phases")
    func interactive() throws {
        let linear = ScrollTransitionConfiguration.interactive(timingCurve: .linear)
        let window = window(linear, linear)
        // Of the third row, a half can be seen.
        #expect(try looks(window, 0..<4) == [[100, 0], [100, 0], [50, 500], [0, 1000]])
        try window.scroll(to: 10)
        window.update()
        #expect(try looks(window, 0..<4) == [[75, -250], [100, 0], [75, 250], [0, 1000]])
        try window.scroll(to: 60)
        window.update()
        #expect(try looks(window, 0..<4) == [[0, -1000], [50, -500], [100, 0], [100, 0]])
    }

    @Test("The pace of the way is that of a curve, the same on the way in and out")
    func curve() throws {
        let eased = ScrollTransitionConfiguration.interactive(timingCurve: .easeIn)
        let window = window(eased, eased)
        let seen = try looks(window, 2..<3)[0][0]
        #expect(abs(seen - 100 * UnitCurve.easeIn.value(at: 0.5)) < 1)
        try window.scroll(to: 60)
        window.update()
        #expect(try looks(window, 1..<2)[0][0] == seen)
    }

    @Test("A view comes to another phase over time where that is animated, but appears in its own")
    func animated() throws {
        let animated = ScrollTransitionConfiguration.animated(.linear(duration: 1))
        let window = window(animated, animated)
        #expect(try looks(window, 0..<4) == [[100, 0], [100, 0], [0, 1000], [0, 1000]])
        #expect(!window.isAnimating)
        try window.scroll(to: 20)
        window.update()
        #expect(window.isAnimating)
        window.advance(by: .milliseconds(250))
        #expect(try looks(window, 0..<3) == [[75, -250], [100, 0], [25, 750]])
        window.advance(by: .seconds(1))
        #expect(try looks(window, 0..<3) == [[0, -1000], [100, 0], [100, 0]])
    }

    @Test(
        "A threshold says where a view counts as seen",
        arguments: [
            (ScrollTransitionConfiguration.Threshold.visible(0.25), [100, 100, 100, 0]),
            (.hidden, [100, 100, 100, 0]),
            (.visible(0.75), [100, 100, 0, 0]),
            (.centered, [0, 0, 0, 0]),
            (.visible.inset(by: 30), [0, 0, 0, 0]),
            (.visible.inset(by: -25), [100, 100, 100, 0]),
            (.hidden.interpolated(towards: .visible, amount: 0.4), [100, 100, 100, 0]),
        ] as [(ScrollTransitionConfiguration.Threshold, [CGFloat])]
    )
    func thresholds(threshold: ScrollTransitionConfiguration.Threshold, opacities: [CGFloat]) throws {
        let animated = ScrollTransitionConfiguration.animated.threshold(threshold)
        #expect(try looks(window(animated, animated), 0..<4).map { $0[0] } == opacities)
    }

    @Test("A view in the middle is in no other phase, whatever the threshold; each edge has its own configuration")
    func edges() throws {
        let centered = ScrollTransitionConfiguration.animated.threshold(.centered)
        let window = window(centered, .identity)
        try window.scroll(to: 10)
        window.update()
        window.advance(by: .seconds(5))
        // The second row stands from 30 to 70.
        #expect(try looks(window, 0..<4) == [[0, -1000], [100, 0], [100, 0], [100, 0]])
    }

    @Test("A view that does not scroll along the axis, or in nothing, is seen")
    func elsewhere() throws {
        let window = window(.interactive, .interactive, axis: .horizontal)
        #expect(try looks(window, 3..<4) == [[100, 0]])
        let still = TestWindow {
            Text("view").scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0) }
        }
        #expect(try still.view(text: "view").opacity == 1)
    }

    @Test("A view longer than the place is seen where it fills it")
    func long() throws {
        let window = TestWindow(size: CGSize(width: 100, height: 100)) {
            ScrollView {
                Text("view").frame(width: 100, height: 300)
                    .scrollTransition(.interactive(timingCurve: .linear)) { content, phase in
                        content.opacity(phase.isIdentity ? 1 : 0)
                    }
            }
        }
        try window.scroll(to: 100)
        window.update()
        #expect(try window.view(text: "view").opacity == 1)
        try window.scroll(to: 200)
        window.update()
        #expect(try window.view(text: "view").opacity == 0.5)
    }
}
