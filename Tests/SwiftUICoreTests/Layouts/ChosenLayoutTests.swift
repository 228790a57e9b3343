import Foundation
import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Layouts that are chosen while the program runs")
struct ChosenLayoutTests {
    private struct Counter: View {
        @State private var count = 0
        let name: String
        var body: some View { Button("\(name)\(count)") { count += 1 } }
    }

    private struct Switching: View {
        @State private var isWide = true
        var body: some View {
            let layout = isWide ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
            layout {
                Counter(name: "a")
                Counter(name: "b")
                Button("turn") { isWide.toggle() }
            }
        }
    }

    @Test("Views keep their state when another layout arranges them")
    func anyLayout() throws {
        let window = TestWindow { Switching() }
        try window.press("b0")
        let wide = try (window.view(text: "a0").frame, window.view(text: "b1").frame)
        #expect(wide.0.midY == wide.1.midY && wide.0.maxX <= wide.1.minX)
        try window.press("turn")
        let tall = try (window.view(text: "a0").frame, window.view(text: "b1").frame)
        #expect(tall.0.midX == tall.1.midX && tall.0.maxY <= tall.1.minY)
        try window.press("turn")
        #expect(try window.view(text: "a0").frame == wide.0)
    }

    @Test("A layout that may be endless is offered an endless place without a warning")
    func endless() throws {
        let window = TestWindow(size: CGSize(width: 200, height: 100)) {
            HStack(spacing: 0) {
                AnyLayout(HStackLayout(spacing: 0)) {
                    Text("a")
                    Spacer()
                    Text("b")
                }
                Text("c")
            }
        }
        #expect(try window.view(text: "b").frame.maxX == 190)
    }

    @Test("The first view that fits is shown, and another when there is less room")
    func viewThatFits() throws {
        func window(_ width: CGFloat) -> TestWindow {
            TestWindow(size: CGSize(width: width, height: 100)) {
                ViewThatFits(in: .horizontal) {
                    Text("a long sentence")
                    Text("short")
                    Text("s")
                }
            }
        }
        #expect(window(200).texts == ["a long sentence"])
        #expect(window(149).texts == ["short"])
        #expect(window(30).texts == ["s"])
        // None fits: the last is shown.
        #expect(window(5).texts == ["s"])
    }

    private struct Narrowing: View {
        @State private var width: CGFloat = 200
        var body: some View {
            VStack {
                Button("narrow") { width = 60 }
                ViewThatFits {
                    Text("a long sentence")
                    Text("short")
                }.frame(width: width)
            }
        }
    }

    @Test("A choice follows a change of the room, and assistive technologies are told of what is shown alone")
    func choiceFollows() throws {
        let window = TestWindow { Narrowing() }
        #expect(window.texts.contains("a long sentence"))
        #expect(!window.texts.contains("short"))
        try window.press("narrow")
        #expect(!window.texts.contains("a long sentence"))
        #expect(window.texts.contains("short"))
    }
}
