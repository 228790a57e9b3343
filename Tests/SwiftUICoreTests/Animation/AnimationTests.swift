import Foundation
import SwiftUICore
import Testing
import TransferableTesting

/// A shape with a part that is animated.
private struct Wedge: Shape {
    var part: Double
    var animatableData: Double {
        get { part }
        set { part = newValue }
    }

    func path(in rect: CGRect) -> Path {
        Path(CGRect(x: 0, y: 0, width: rect.width * part, height: rect.height))
    }
}

/// A view whose body shows each value.
private struct Number: View, Animatable {
    var value: Double
    var animatableData: Double {
        get { value }
        set { value = newValue }
    }

    var body: some View { Text("\(Int(value.rounded()))") }
}

/// A modifier whose body shows each value.
private struct Growing: ViewModifier, Animatable {
    var length: CGFloat
    var animatableData: CGFloat {
        get { length }
        set { length = newValue }
    }

    func body(content: Content) -> some View { content.frame(width: length * 2, height: length) }
}

/// A layout whose spacing is animated.
private struct Spread: Layout {
    var spacing: CGFloat
    var animatableData: CGFloat {
        get { spacing }
        set { spacing = newValue }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: spacing + 20, height: 20)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (index, subview) in subviews.enumerated() {
            let position = CGPoint(x: bounds.minX + CGFloat(index) * spacing, y: bounds.minY)
            subview.place(at: position, proposal: .unspecified)
        }
    }
}

/// Shows something of a number that a button changes.
private struct Changing<Content: View>: View {
    var animation: Animation? = .linear(duration: 1)
    var journal: Journal?
    @ViewBuilder let content: (Double) -> Content
    @State private var value = 0.0

    var body: some View {
        VStack {
            content(value)
            Button("one") { set(1) }
            Button("zero") { set(0) }
            Button("at once") { value = 0.5 }
        }
    }

    private func set(_ value: Double) {
        withAnimation(animation) {
            self.value = value
        } completion: {
            journal?.note("complete \(value)")
        }
    }
}

@MainActor
@Suite("Animations")
struct AnimationTests {
    private func texts(_ window: TestWindow, _ steps: Int) -> [String] {
        (0..<steps).map { _ in
            window.advance(by: .milliseconds(250))
            return window.texts[0]
        }
    }

    @Test("Opacity, place, size, scale and rotation come to their new values over time")
    func effects() throws {
        let window = TestWindow(size: CGSize(width: 600, height: 400)) {
            Changing { value in
                Text("opacity").opacity(1 - value)
                Text("offset").offset(x: value * 100)
                Text("frame").frame(width: 100 + value * 100, height: 20).accessibilityIdentifier("frame")
                Text("scale").scaleEffect(1 + value)
                Text("rotation").rotationEffect(.degrees(value * 90))
            }
        }
        let x = try window.view(text: "offset").frame.minX
        try window.press("one")
        #expect(try window.view(text: "opacity").opacity == 1)
        window.advance(by: .milliseconds(500))
        #expect(try abs(window.view(text: "opacity").opacity - 0.5) < 1e-6)
        #expect(try abs(window.view(text: "offset").frame.minX - x - 50) < 1e-6)
        #expect(try abs(window.view(identifier: "frame").frame.width - 150) < 1e-6)
        #expect(try abs(window.view(text: "scale").scale.width - 1.5) < 1e-6)
        #expect(try abs(window.view(text: "rotation").rotation.degrees - 45) < 1e-6)
        #expect(window.isAnimating)
        window.advance(by: .milliseconds(600))
        #expect(try window.view(text: "opacity").opacity == 0)
        #expect(try window.view(identifier: "frame").frame.width == 200)
        #expect(!window.isAnimating)
    }

    @Test("Views, modifiers and layouts of a program are evaluated with each value")
    func programs() throws {
        let window = TestWindow {
            Changing { value in
                Number(value: value * 100)
                Text("grown").modifier(Growing(length: 20 + value * 20)).accessibilityIdentifier("grown")
                Spread(spacing: value * 40) {
                    Text("a")
                    Text("b")
                }
            }
        }
        try window.press("one")
        #expect(texts(window, 5) == ["25", "50", "75", "100", "100"])
        try window.press("zero")
        window.advance(by: .milliseconds(500))
        #expect(try window.view(identifier: "grown").frame.size == CGSize(width: 60, height: 30))
        #expect(try window.view(text: "b").frame.minX - window.view(text: "a").frame.minX == 20)
    }

    @Test("Outlines and colours of shapes change over time, be they set or of the environment")
    func shapes() throws {
        let window = TestWindow(size: .small) {
            Changing { value in
                Wedge(part: value).fill(value == 0 ? Color(white: 0) : Color(white: 1))
                Wedge(part: 0.5).foregroundStyle(value == 0 ? Color(white: 0) : Color(white: 1))
            }
        }
        try window.press("one")
        window.host.advance(by: 0.5)
        let black = RGBA(red: 0, green: 0, blue: 0, alpha: 1)
        let theme = ThemeColors(primary: black, secondary: black, accent: black, background: black)
        let shapes = window.shapes.compactMap(\.shape)
        let paths = shapes.map { $0.shape.path(in: CGRect(0, 0, 100, 10)) }
        #expect(paths[0] == Path(CGRect(0, 0, 50, 10)) && paths[1] == Path(CGRect(0, 0, 50, 10)))
        #expect(shapes.allSatisfy { abs($0.paint.color.resolved(in: theme).red - 0.5) < 1e-6 })
        window.host.advance(by: 0.6)
        #expect(window.shapes.compactMap(\.shape).allSatisfy { $0.paint == .color(Color(white: 1)) })
    }

    @Test("A change on the way goes on from where the view is; one without animation is there at once")
    func interruptions() throws {
        let window = TestWindow { Changing { Number(value: $0 * 100) } }
        try window.press("one")
        #expect(texts(window, 2) == ["25", "50"])
        try window.press("zero")
        #expect(window.texts[0] == "50")
        // The way up continues while the way down begins: both are added.
        #expect(texts(window, 2) == ["50", "50"])
        #expect(texts(window, 2) == ["25", "0"])
        try window.press("one")
        window.advance(by: .milliseconds(500))
        try window.press("at once")
        #expect(window.texts[0] == "50")
        #expect(!window.isAnimating)
    }

    @Test("A spring that is given another end keeps its speed")
    func springKeepsSpeed() throws {
        let window = TestWindow {
            Changing(animation: .spring(duration: 1)) { Number(value: $0 * 10_000) }
        }
        try window.press("one")
        window.advance(by: .milliseconds(200))
        let before = try #require(Int(window.texts[0]))
        try window.press("zero")
        window.advance(by: .milliseconds(17))
        #expect(try #require(Int(window.texts[0])) > before)
    }

    @Test("What waits for an animation is told once, when the last of its views is there")
    func completions() throws {
        let journal = Journal()
        let window = TestWindow {
            Changing(journal: journal) { value in
                Number(value: value)
                Text("slow").opacity(value).animation(.linear(duration: 2), value: value)
            }
        }
        try window.press("one")
        window.advance(by: .milliseconds(1500))
        #expect(journal.take().isEmpty)
        window.advance(by: .milliseconds(600))
        #expect(journal.take() == ["complete 1.0"])
        try window.press("one")
        #expect(journal.take() == ["complete 1.0"])
        #expect(!window.isAnimating)
    }

    @Test("A spring is complete when it seems to be, or when nothing moves any more")
    func criteria() throws {
        struct Springing: View {
            let journal: Journal
            @State private var value = 0.0
            var body: some View {
                Number(value: value)
                Button("logically") {
                    withAnimation(.spring(duration: 0.5), completionCriteria: .logicallyComplete) {
                        value += 1
                    } completion: {
                        journal.note("logically")
                    }
                }
                Button("removed") {
                    withAnimation(.spring(duration: 0.5), completionCriteria: .removed) {
                        value += 1
                    } completion: {
                        journal.note("removed")
                    }
                }
            }
        }
        let journal = Journal()
        let window = TestWindow { Springing(journal: journal) }
        try window.press("logically")
        window.advance(by: .milliseconds(520))
        #expect(journal.take() == ["logically"])
        window.advance(by: .seconds(2))
        try window.press("removed")
        window.advance(by: .milliseconds(520))
        #expect(journal.take().isEmpty)
        window.advance(by: .seconds(1))
        #expect(journal.take() == ["removed"])
    }

    @Test("A view that is removed while it is animated ends the animation, and what waits for it is told")
    func removed() throws {
        struct Removing: View {
            let journal: Journal
            @State private var isShown = true
            @State private var value = 0.0
            var body: some View {
                if isShown { Number(value: value) }
                Button("start") {
                    withAnimation(.linear(duration: 1).repeatForever()) {
                        value = 100
                    } completion: {
                        journal.note("complete")
                    }
                }
                Button("remove") { isShown = false }
            }
        }
        let journal = Journal()
        let window = TestWindow { Removing(journal: journal) }
        try window.press("start")
        window.advance(by: .milliseconds(10_500))
        #expect(window.texts[0] == "50")
        try window.press("remove")
        window.advance(by: .milliseconds(20))
        #expect(!window.isAnimating)
        #expect(journal.take() == ["complete"])
    }

    @Test("A window that closes ends its animations")
    func closed() throws {
        let journal = Journal()
        let window = TestWindow { Changing(journal: journal) { Number(value: $0) } }
        try window.press("one")
        window.close()
        #expect(journal.take() == ["complete 1.0"])
        window.advance(by: .seconds(1))
        #expect(!window.isAnimating)
    }

    @Test("An animation of a program's own keeps what it needs, and takes over from one that runs")
    func custom() throws {
        struct Steps: AnimationStateKey {
            static var defaultValue: Int { 0 }
        }
        struct Stepping: CustomAnimation {
            func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
                context.state[Steps.self] = max(context.state[Steps.self], Int(time * 4))
                return context.state[Steps.self] < 4 ? value.scaled(by: Double(context.state[Steps.self]) / 4) : nil
            }

            func shouldMerge<V: VectorArithmetic>(
                previous: Animation,
                value: V,
                time: TimeInterval,
                context: inout AnimationContext<V>
            ) -> Bool { previous.base is Stepping }
        }
        let window = TestWindow { Changing(animation: Animation(Stepping())) { Number(value: $0 * 100) } }
        try window.press("one")
        window.advance(by: .milliseconds(300))
        #expect(window.texts[0] == "25")
        // The one way of both is from 0 to 0.
        try window.press("zero")
        window.advance(by: .milliseconds(300))
        #expect(window.texts[0] == "0")
    }

    @Test("Nothing is asked of the clock while nothing is animated")
    func idle() throws {
        let window = TestWindow(size: .small) { Changing(animation: nil) { Number(value: $0 * 100) } }
        #expect(!window.host.wantsFrame)
        try window.press("one")
        #expect(window.texts[0] == "100")
        #expect(!window.host.wantsFrame && !window.host.hasScheduledWork)
    }

    @Test("A frame without a length is not taken for one of zero")
    func missingLengths() throws {
        struct Expanding: View {
            @State private var isExpanded = false
            var body: some View {
                Text("a").frame(width: isExpanded ? 200 : nil, height: 40).accessibilityIdentifier("frame")
                Button("expand") { withAnimation(.linear(duration: 1)) { isExpanded.toggle() } }
            }
        }
        let window = TestWindow { Expanding() }
        try window.press("expand")
        window.advance(by: .milliseconds(500))
        #expect(try window.view(identifier: "frame").frame.width == 200)
    }
}
