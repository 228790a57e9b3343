import Foundation
import SystemSupport

/// The description of a web page in its head.
package struct PageDescription: Sendable {
    /// The contents of the first `title` element; nil for none.
    package var title: String?
    /// The contents of `meta` elements by the names or properties in lowercase letters, the first of each.
    package var properties: [String: String] = [:]
    /// The addresses of `link` elements with the words of their relations in lowercase letters.
    package var links: [(relations: Set<String>, address: String)] = []
    /// The address that others in the page are relative to; nil for that of the page.
    package var base: String?

    /// Texts of a page beyond this length are cut.
    private static let longestText = 4096
    /// Elements beyond this number are passed over.
    private static let mostElements = 1000

    /// Reads the head of a page, which ends where its body begins.
    /// - Parameters:
    ///   - html: The beginning of the page, which is untrusted.
    ///   - charset: The encoding that the server names; nil for none.
    package init(of html: Data, charset: String? = nil) {
        let named = charset.flatMap { TextEncoding(label: $0) }?.text(from: [UInt8](html))
        guard let text = named ?? (try? HTMLText.text(from: html)) else { return }
        var tokenizer = HTMLTokenizer(text)
        var count = 0
        while count < Self.mostElements, let token = tokenizer.next() {
            switch token {
            case .start("body", _), .end("head"): return
            case .start(let name, let attributes):
                count += 1
                read(name, attributes)
            case .title(let text): title = title ?? Self.line(text)
            case .text, .end, .styleSheet: break
            }
        }
    }

    private mutating func read(_ name: String, _ attributes: [String: String]) {
        switch name {
        case "meta":
            guard let key = attributes["property"] ?? attributes["name"], let content = attributes["content"] else {
                return
            }
            let name = Self.line(key)?.lowercased() ?? ""
            if properties[name] == nil { properties[name] = Self.line(content) }
        case "link":
            guard let relations = attributes["rel"], let address = attributes["href"].flatMap(Self.line) else { return }
            let words = relations.prefix(Self.longestText).lowercased().split(whereSeparator: \.isWhitespace)
            links.append((Set(words.map(String.init)), address))
        case "base": base = base ?? attributes["href"].flatMap(Self.line)
        default: break
        }
    }

    /// Returns a text as one line without characters that control text or its direction, which can disguise a title or an address; nil for
    /// an empty one.
    private static func line(_ text: String) -> String? {
        var shown = String.UnicodeScalarView()
        for scalar in text.unicodeScalars.prefix(longestText) where !scalar.directsText {
            let isSpace = scalar.properties.isWhitespace || scalar.properties.generalCategory == .control
            shown.append(isSpace ? " " : scalar)
        }
        let words = String(shown).split(separator: " ")
        return words.isEmpty ? nil : words.joined(separator: " ")
    }
}
