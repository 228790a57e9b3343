import Foundation

/// The action of clicking a link in a text. All actions compare as equal, because they do not affect the appearance.
package struct TextLinkAction: Equatable {
    private let openURL: OpenURLAction

    init(_ openURL: OpenURLAction) { self.openURL = openURL }

    /// Opens the destination of a link.
    @MainActor package func open(_ url: URL) { openURL(url) }

    package static func == (first: TextLinkAction, second: TextLinkAction) -> Bool { true }
}

extension TextContent {
    /// The links of the text in order, with their spoken text and their destinations.
    package var links: [(text: String, url: URL)] {
        var links: [(text: String, url: URL)] = []
        var before: URL?
        for run in runs {
            defer { before = run.link }
            guard let url = run.link else { continue }
            // A part of a link with another look is not a separate link.
            let text = run.image.map { $0.label ?? "" } ?? run.text
            if url == before { links[links.count - 1].text += text } else { links.append((text, url)) }
        }
        return links
    }

    /// Returns the destination of the character at an offset; nil if it is not part of a link.
    /// - Parameter offset: The place, in bytes of UTF-8.
    package func link(atByte offset: Int) -> URL? {
        var end = 0
        for run in runs {
            end += run.text.utf8.count
            if offset < end { return run.link }
        }
        return nil
    }
}

extension TextContent.Run {
    /// Makes the characters a link, with its look.
    mutating func lead(to url: URL) {
        link = url
        isUnderlined = true
        color = color ?? .color(.link)
    }

    /// Adds the look that Markdown gives to characters.
    mutating func emphasize(_ intent: InlinePresentationIntent) {
        if intent.contains(.stronglyEmphasized), (weight ?? .regular).value < Font.Weight.bold.value { weight = .bold }
        if intent.contains(.emphasized) { isItalic = true }
        if intent.contains(.strikethrough) { isStruckThrough = true }
        if intent.contains(.code) { look.design = .monospaced }
    }
}
