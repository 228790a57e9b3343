import Foundation
import SwiftUICore

extension TestWindow {
    /// The URLs that the program has asked the desktop to open in the user's default program, in order. They are those of links that no
    /// `OpenURLAction` of the program handles differently. The windows of an app share them.
    public var openedURLs: [URL] { host.openedURLs }

    /// Clicks a link in a text, created with Markdown or `AttributedString.link`. To press a `Link`, use `press(_:)`.
    ///
    /// ```swift
    /// let window = TestWindow { Text("Read the [manual](https://example.org/manual).") }
    /// try window.pressLink("manual")
    /// #expect(window.openedURLs == [URL(string: "https://example.org/manual")])
    /// ```
    /// - Parameter text: The characters of the link, the first of which counts.
    /// - Throws: ``TestWindowError`` where there is no such link, its text is disabled or hidden, or clicks go through it.
    public func pressLink(_ text: String) throws {
        let texts = views(.text).compactMap { view in view.widget.text.map { (view: view, content: $0) } }
        let links = texts.flatMap { text in text.content.links.map { (text.view, text.content, $0.text, $0.url) } }
        guard let (view, content, _, url) = links.first(where: { $0.2 == text }) else {
            let names = links.map { "“\($0.2)”" }.joined(separator: ", ")
            throw TestWindowError("There is no link “\(text)”. The links are: \(names.isEmpty ? "none" : names).")
        }
        guard view.isEnabled, let action = content.linkAction else {
            throw TestWindowError("The link “\(text)” is disabled.")
        }
        guard view.isHittable else { throw TestWindowError("Clicks go through “\(view.text)”.") }
        action.open(url)
        update()
    }
}
