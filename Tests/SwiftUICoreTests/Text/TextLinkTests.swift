import Foundation
import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Links in texts")
struct TextLinkTests {
    private static let page = URL(string: "https://example.org/page")!

    private static var attributed: AttributedString {
        var text = AttributedString("one two")
        if let range = text.range(of: "two") { text[range].link = page }
        return text
    }

    @Test("are opened by the desktop")
    func desktop() throws {
        let window = TestWindow {
            VStack {
                Text("See the [**page** here](https://example.org/page) or [not](https://example.org/).")
                Text(Self.attributed).textSelection(.enabled)
            }
        }
        try window.pressLink("page here")
        #expect(window.openedURLs == [Self.page])
        try window.pressLink("two")
        #expect(window.openedURLs == [Self.page, Self.page])
        #expect(window.texts == ["See the page here or not.", "one two"])
    }

    private struct Counter: View {
        @State private var count = 0
        @State private var opened: [String] = []

        var body: some View {
            VStack {
                Text("[link](app:x)")
                    .environment(
                        \.openURL,
                        OpenURLAction { [count] url in
                            opened.append("\(url) at \(count)")
                            return .handled
                        }
                    )
                Button("Count") { count += 1 }
                Text(verbatim: opened.joined(separator: ", "))
            }
        }
    }

    @Test("are opened by the action of the place, as it is then")
    func action() throws {
        let window = TestWindow { Counter() }
        try window.press("Count")
        try window.press("Count")
        try window.pressLink("link")
        #expect(window.texts.last == "app:x at 2")
        #expect(window.openedURLs.isEmpty)
    }

    @Test("cannot be pressed where they are disabled, redacted, or not there")
    func refused() throws {
        let window = TestWindow {
            VStack {
                Text("[disabled](a:b)").disabled(true)
                Text("[redacted](a:b)").redacted(reason: .placeholder)
                Text("[through](a:b)").allowsHitTesting(false)
            }
        }
        for name in ["disabled", "redacted", "through", "none"] {
            #expect(throws: TestWindowError.self) { try window.pressLink(name) }
        }
        #expect(window.openedURLs.isEmpty)
    }
}
