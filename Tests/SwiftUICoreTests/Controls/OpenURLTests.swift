import Foundation
import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("The action that opens URLs")
struct OpenURLTests {
    private static let site = URL(string: "https://example.org/a")!
    private static let other = URL(string: "https://example.org/b")!

    /// The URLs that a program's own action received.
    private final class Asked {
        var urls: [URL] = []
        var accepted: [Bool] = []
    }

    @Test("is the desktop's where no view has set another")
    func system() throws {
        let window = TestWindow {
            VStack {
                Link("Site", destination: Self.site)
                HelpLink(destination: Self.other)
            }
        }
        try window.press("Site")
        #expect(window.openedURLs == [Self.site])
        try window.press("Help")
        #expect(window.openedURLs == [Self.site, Self.other])
    }

    @Test("is a view's own, which says what the desktop opens")
    func handler() throws {
        let asked = Asked()
        let window = TestWindow {
            VStack {
                Link("Handled", destination: Self.site)
                    .environment(
                        \.openURL,
                        OpenURLAction { url in
                            asked.urls.append(url)
                            return .handled
                        }
                    )
                Link("Discarded", destination: Self.site)
                    .environment(\.openURL, OpenURLAction { _ in .discarded })
                Link("System", destination: Self.site)
                    .environment(\.openURL, OpenURLAction { _ in .systemAction })
                Link("Other", destination: Self.site)
                    .environment(\.openURL, OpenURLAction { _ in .systemAction(Self.other, prefersInApp: true) })
            }
        }
        try window.press("Handled")
        #expect(asked.urls == [Self.site])
        try window.press("Discarded")
        #expect(window.openedURLs.isEmpty)
        try window.press("System")
        #expect(window.openedURLs == [Self.site])
        try window.press("Other")
        #expect(window.openedURLs == [Self.site, Self.other])
    }

    private struct Asking: View {
        let name: String
        let asked: Asked
        @Environment(\.openURL) private var openURL

        var body: some View {
            Button(name) { openURL(OpenURLTests.site) { asked.accepted.append($0) } }
        }
    }

    @Test("tells whether a URL was accepted")
    func completion() throws {
        let asked = Asked()
        let window = TestWindow {
            VStack {
                Asking(name: "Handled", asked: asked).environment(\.openURL, OpenURLAction { _ in .handled })
                Asking(name: "Discarded", asked: asked).environment(\.openURL, OpenURLAction { _ in .discarded })
                Asking(name: "System", asked: asked)
            }
        }
        try window.press("Handled")
        #expect(asked.accepted == [true])
        try window.press("Discarded")
        #expect(asked.accepted == [true, false])
        try window.press("System")
        #expect(asked.accepted == [true, false, true])
        // No window, nothing to open it.
        EnvironmentValues().openURL(Self.site) { asked.accepted.append($0) }
        #expect(asked.accepted == [true, false, true, false])
    }

    @Test("asks the desktop also where an action around leaves the URL to it")
    func nested() throws {
        let asked = Asked()
        let window = TestWindow {
            Link("Site", destination: Self.site)
                .environment(\.openURL, OpenURLAction { _ in .systemAction(Self.other) })
                .environment(
                    \.openURL,
                    OpenURLAction { url in
                        asked.urls.append(url)
                        return .handled
                    }
                )
        }
        try window.press("Site")
        #expect(asked.urls.isEmpty)
        #expect(window.openedURLs == [Self.other])
    }
}
