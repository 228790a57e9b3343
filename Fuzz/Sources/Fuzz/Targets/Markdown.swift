import Foundation

@testable import RichText

extension FuzzTarget {
    /// Markdown inside lines.
    static let markdown: [FuzzTarget] = [
        FuzzTarget(name: "markdown") { data in
            let text = String(decoding: data, as: UTF8.self)
            let pieces = InlineMarkdown.pieces(of: text)
            require(pieces.allSatisfy { !$0.text.isEmpty }, "a piece is empty")
            for (piece, next) in zip(pieces, pieces.dropFirst()) {
                require(piece.intent != next.intent || piece.destination != next.destination, "two pieces are one")
            }
            let shown = pieces.map(\.text).joined()
            requireShown(shown, in: text)
            for destination in Set(pieces.compactMap(\.destination)) {
                require(destination.utf8.count <= "mailto:".utf8.count + data.count * 3, "a link leads too far")
            }
            if !InlineMarkdown.isUsed(in: text) { require(shown == text, "a text without marks is changed") }
            let plain = text.isEmpty ? [] : [InlineMarkdown.Piece(text: text)]
            require(InlineMarkdown.pieces(of: escaped(text)) == plain, "an escaped text is read as Markdown")
            requireAttributes(data, shown)
        }
    ]

    /// Requires that the characters that are shown stand in the source, in their order. The end of a line may be another.
    private static func requireShown(_ shown: String, in source: String) {
        var rest = source.unicodeScalars[...]
        for scalar in shown.unicodeScalars {
            let place = rest.firstIndex {
                $0 == scalar || (scalar == " " || scalar == "\n") && $0.properties.isWhitespace
            }
            guard let place else { fail("\(scalar.debugDescription) is shown and not in the source") }
            rest = rest[rest.index(after: place)...]
        }
    }

    /// A text in which each punctuation character stands for itself.
    private static func escaped(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if scalar.isASCIIPunctuation { result.append("\\") }
            result.append(scalar)
        }
        return String(result)
    }

    /// Requires that attributed text of Markdown has the characters of the pieces.
    private static func requireAttributes(_ data: Data, _ shown: String) {
        let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
        let text = try? AttributedString(markdown: data, options: options)
        require((text != nil) == (String(validating: data, as: UTF8.self) != nil), "text is read that is not UTF-8")
        guard let text else { return }
        require(String(text.characters) == shown, "the text is another than that of the pieces")
        guard let joined = try? AttributedString(markdown: data) else { fail("lines cannot be joined") }
        requireShown(String(joined.characters), in: String(decoding: data, as: UTF8.self))
    }
}
