import CoreTransferable

/// Documents of any length that ask much of a reader.
struct Document: Sendable {
    /// A reader of documents.
    enum Reader: Sendable {
        case url, markdown
        case attributedString(UTType)

        static let rtf = Reader.attributedString(.rtf)
        static let html = Reader.attributedString(.html)
    }

    let name: String
    let reader: Reader
    /// Makes the document, about so many bytes long.
    let make: @Sendable (Int) -> Data

    private init(_ name: String, _ reader: Reader, _ make: @escaping @Sendable (Int) -> Data) {
        (self.name, self.reader, self.make) = (name, reader, make)
    }

    /// A document in which a piece is repeated.
    private init(_ name: String, _ reader: Reader, _ start: String, _ piece: String, _ end: String) {
        self.init(name, reader) { size in
            let count = max((size - start.utf8.count - end.utf8.count) / piece.utf8.count, 1)
            return Data((start + String(repeating: piece, count: count) + end).utf8)
        }
    }

    private static func halves(_ start: String, _ first: String, _ middle: String, _ second: String, _ size: Int)
        -> Data
    {
        let firsts = String(repeating: first, count: size / 2 / first.utf8.count)
        return Data((start + firsts + middle + String(repeating: second, count: size / 2 / second.utf8.count)).utf8)
    }

    private static let deep = String(repeating: "<i>", count: 500)

    static let all: [Document] = [
        Document("RTF, plain text", .rtf, "{\\rtf1 ", "the quick brown fox ", "}"),
        Document("RTF, the look changes at each character", .rtf, "{\\rtf1 ", "\\b a\\b0 b", "}"),
        Document("RTF, a field with many results", .rtf) { size in
            halves("{\\rtf1{\\field{\\*\\fldinst HYPERLINK \"http://e/", "x", "\"}", "{\\fldrslt a}", size)
        },
        Document("RTF, a font name without an end", .rtf) { halves("{\\rtf1{\\fonttbl\\f0 ", ";", "", "{}", $0) },
        Document("RTF, groups in groups", .rtf) { size in
            let groups = String(repeating: "{", count: 900) + String(repeating: "}", count: 900)
            return Data(("{\\rtf1 " + String(repeating: groups, count: size / 1800) + "}").utf8)
        },
        Document("RTF, a code page that Foundation does not know", .rtf, "{\\rtf1\\ansicpg949 ", "\\'b0\\'a1", "}"),
        Document("HTML, plain text", .html, "", "the quick brown fox ", ""),
        Document("HTML, the look changes at each character", .html, "", "<b>a</b>b", ""),
        Document("HTML, coloured words", .html, "", "<span style='color:#123456;font-size:12px'>word</span> ", ""),
        Document("HTML, a list", .html, "<ol>", "<li>x", ""),
        Document("HTML, line breaks in preformatted text", .html, "<pre>x", "\n", "y"),
        Document("HTML, rules among deep elements", .html, "<p><ul><li>" + deep, "<hr>", "x"),
        Document("HTML, comments that do not end", .html, "", "<!--", ""),
        Document("HTML, ampersands", .html, "", "&", ""),
        Document("HTML, less-than signs", .html, "", "<", ""),
        Document("CSS, comments", .html, "<style>", "/**/", "</style>x"),
        Document("CSS, rules of one selector, and elements", .html) { size in
            halves("<style>", "b{color:red}", "</style>", "<b>a</b>", size)
        },
        Document("CSS, selectors of one rule", .html, "<style>", "b,", "{color:red}</style><b>x"),
        Document("Markdown, plain text", .markdown, "", "the quick brown fox ", ""),
        Document("Markdown, the look changes at each word", .markdown, "", "**a** b ", ""),
        Document("Markdown, links", .markdown, "", "[a](http://e) ", ""),
        Document("Markdown, emphasis that does not end", .markdown, "", "*a ", ""),
        Document("Markdown, brackets that do not end", .markdown, "", "[a", ""),
        Document("URL, percent signs", .url, "http://e/", "%", ""),
        Document("URL, a deep property list", .url, "<?xml version='1.0'?><plist>", "<array>", ""),
    ]
}
