import Foundation
import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Content transitions")
struct ContentTransitionTests {
    /// A text that a button changes in an animation of a second, and another changes at once.
    private struct Counter: View {
        var transition = ContentTransition.numericText()
        @State private var count = 1
        @State private var isRed = false

        var body: some View {
            VStack(spacing: 0) {
                Text("\(count) items").foregroundStyle(isRed ? .red : .blue)
                    .contentTransition(transition)
                    .accessibilityIdentifier("count")
                Button("slow") { withAnimation(.linear(duration: 1)) { count += 1 } }
                Button("quick") { count += 1 }
                Button("red") { withAnimation(.linear(duration: 1)) { isRed = true } }
            }
        }
    }

    /// Returns the opacity of the texts that begin with a number, by their words.
    private func shown(_ window: TestWindow) -> [String: Double] {
        let texts = window.views(.text).filter { $0.text.hasSuffix("items") }
        return Dictionary(uniqueKeysWithValues: texts.map { ($0.text, ($0.opacity * 100).rounded()) })
    }

    @Test(
        "Texts fade when their change is animated",
        arguments: [
            ContentTransition.opacity, .interpolate, .numericText(), .numericText(value: 3),
        ]
    )
    func fading(transition: ContentTransition) throws {
        let window = TestWindow { Counter(transition: transition) }
        #expect(shown(window) == ["1 items": 100])
        try window.press("slow")
        #expect(shown(window) == ["1 items": 100, "2 items": 0])
        window.advance(by: .milliseconds(250))
        #expect(shown(window) == ["1 items": 75, "2 items": 25])
        // A third comes before the second has.
        try window.press("slow")
        window.advance(by: .milliseconds(500))
        #expect(shown(window)["3 items"] == 50)
        window.advance(by: .seconds(1))
        #expect(shown(window) == ["3 items": 100] && !window.isAnimating)
    }

    @Test("Texts change at once where that is not animated, or the transition says so")
    func atOnce() throws {
        let window = TestWindow { Counter() }
        try window.press("quick")
        #expect(shown(window) == ["2 items": 100])
        for transition in [ContentTransition.identity, .symbolEffect] {
            let window = TestWindow { Counter(transition: transition) }
            try window.press("slow")
            #expect(shown(window) == ["2 items": 100])
        }
    }

    @Test("A text that says the same does not fade")
    func sameText() throws {
        let window = TestWindow { Counter() }
        try window.press("red")
        #expect(shown(window) == ["1 items": 100])
        #expect(window.views(.text).filter { $0.text.hasSuffix("items") }.count == 1)
    }

    @Test("What fades out stays where it is, and the size is that of what fades in")
    func places() throws {
        struct Page: View {
            @State private var text = "a"
            var body: some View {
                HStack(spacing: 0) {
                    Text(text).contentTransition(.opacity)
                    Button("change") { withAnimation(.linear(duration: 1)) { text = "much longer" } }
                }
            }
        }
        let window = TestWindow(size: CGSize(width: 400, height: 100)) { Page() }
        let before = try window.view(text: "a").frame
        try window.press("change")
        window.advance(by: .milliseconds(500))
        #expect(try window.view(text: "a").frame == before)
        let (text, button) = (try window.view(text: "much longer").frame, try window.view(text: "change").frame)
        #expect(text.width > before.width && text.maxX <= button.minX)
    }

    @Test("Pictures fade")
    func images() throws {
        struct Page: View {
            @State private var isOn = false
            var body: some View {
                Image(systemName: isOn ? "star.fill" : "star").contentTransition(.opacity)
                Button("change") { withAnimation(.linear(duration: 1)) { isOn = true } }
            }
        }
        let window = TestWindow { Page() }
        #expect(window.views(.image).count == 1)
        try window.press("change")
        window.advance(by: .milliseconds(500))
        #expect(window.views(.image).map { ($0.opacity * 100).rounded() } == [50, 50])
        window.advance(by: .seconds(1))
        #expect(window.views(.image).map(\.opacity) == [1])
    }

    @Test("A view around a text that has faded keeps its state, and a place that begins to fade does so")
    func environmentChange() throws {
        struct Page: View {
            @State private var transition = ContentTransition.identity
            @State private var count = 1
            var body: some View {
                Text("\(count) items").opacity(1).contentTransition(transition)
                Button("fade") { transition = .opacity }
                Button("slow") { withAnimation(.linear(duration: 1)) { count += 1 } }
            }
        }
        let window = TestWindow { Page() }
        try window.press("slow")
        #expect(shown(window) == ["2 items": 100])
        try window.press("fade")
        try window.press("slow")
        window.advance(by: .milliseconds(500))
        #expect(shown(window) == ["2 items": 50, "3 items": 50])
        window.advance(by: .seconds(1))
        #expect(shown(window) == ["3 items": 100])
    }
}
