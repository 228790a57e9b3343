import CoreTransferable

@testable import RichText

extension FuzzTarget {
    /// Formatted text.
    static let richText: [FuzzTarget] = [
        FuzzTarget(name: "rtf") { data in
            let text = data.starts(with: Data("rtfd".utf8)) ? flatDirectory(data) : rtf(data)
            guard let text else { return }
            guard let again = rtf(RTFWriter.data(of: text)) else { fail("what was written is not read") }
            require(writable(again) == writable(text), "the text changed")
            require(rtf(RTFWriter.data(of: again)) == again, "reading and writing again changed the look")
        },
        FuzzTarget(name: "html") { data in
            guard let text = html(data) else { return }
            require(!text.characters.contains("\0"), "there is a NUL in the text")
            guard let again = html(HTMLWriter.data(of: text)) else { fail("what was written is not read") }
            require(html(HTMLWriter.data(of: again)) == again, "reading and writing again changed the text")
        },
        FuzzTarget(name: "css") { data in
            let css = String(decoding: data, as: UTF8.self)
            var sheet = StyleSheet()
            sheet.add(css)
            var style = TextStyle()
            for name in ["p", "span"] {
                sheet.declarations(for: name, classes: "a b MsoNormal").apply(to: &style)
            }
            let declarations = CSSDeclarations(css)
            declarations.apply(to: &style)
            _ = (declarations.isHidden, declarations.whiteSpace, declarations.wordList)
            if let size = style.fontSize { require((0.5...2_000).contains(size), "a size of \(size)") }
            require(style.fontFamily != "", "a font without a name")
        },
        FuzzTarget(name: "css-color") { data in
            guard let color = CSSColor.color(String(decoding: data, as: UTF8.self)) else { return }
            let parts = [color.red, color.green, color.blue]
            let digits = parts.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
            require(CSSColor.color("#\(digits)") == color, "#\(digits) is another colour")
            let numbers = parts.map(String.init).joined(separator: ", ")
            require(CSSColor.color("rgb(\(numbers))") == color, "rgb(\(numbers)) is another colour")
        },
    ]

    private static func rtf(_ data: Data) -> AttributedString? { try? RTFReader.text(from: data) }

    private static func flatDirectory(_ data: Data) -> AttributedString? {
        try? RTFReader.text(fromFlatDirectory: data)
    }

    private static func html(_ data: Data) -> AttributedString? { try? HTMLReader.text(from: data) }

    /// A text as RTF can say it: without other control characters, and with one kind of line break.
    private static func writable(_ text: AttributedString) -> String {
        var result = String.UnicodeScalarView()
        for scalar in String(text.characters).unicodeScalars {
            switch scalar {
            case "\n", "\r", "\u{2028}", "\u{2029}": result.append("\n")
            case "\t": result.append(scalar)
            case _ where scalar.value < 0x20 || scalar.value == 0x7F: break
            default: result.append(scalar)
            }
        }
        return String(result)
    }
}
