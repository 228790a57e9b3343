import AppFiles
import Foundation
import RichText

extension LocalizedStringKey {
    /// The greatest number of characters in which Markdown is looked for. Longer texts are shown as they are written.
    private static let longestMarkdown = 1 << 16

    /// The text for the key, with the looks that its Markdown and its values have. Values are not read as Markdown.
    /// - Parameters:
    ///   - bundle: The bundle; nil for the app's.
    ///   - table: The name of the table; nil for `Localizable`.
    ///   - name: By what the translation is found, where that is not the key.
    func text(in bundle: Bundle? = nil, table: String? = nil, named name: String? = nil) -> Text {
        let format = format(in: bundle, table: table, named: name)
        let values = arguments.map(\.value)
        guard arguments.contains(where: { $0.styled != nil }) || InlineMarkdown.isUsed(in: format),
            format.unicodeScalars.count <= Self.longestMarkdown
        else { return Text(verbatim: FormattedText.text(format, values)) }
        var standIns = StandIns()
        let source = FormattedText.text(standIns.replacingOwn(in: format), values) { index, text in
            standIns.add(arguments[index].styled ?? Text(verbatim: text))
        }
        return Text(
            joining: InlineMarkdown.pieces(of: source).flatMap { piece in
                let link = piece.destination.flatMap { URL(string: standIns.string(of: $0)) }
                return standIns.texts(in: piece.text).map { $0.marked(piece.intent, link: link) }
            }
        )
    }
}

/// Characters that stand for values while the Markdown around them is read: those of Unicode's first private plane, which are
/// letters to it.
private struct StandIns {
    private static let range: ClosedRange<UInt32> = 0xF0000...0xFFFFF
    private var values: [Text] = []

    /// - Returns: The character that stands for a value.
    mutating func add(_ value: Text) -> String {
        values.append(value)
        // There are as many as there may be characters.
        return Unicode.Scalar(Self.range.lowerBound + UInt32(values.count - 1)).map { String($0) } ?? ""
    }

    /// A text whose own characters that stand for values are values, too.
    mutating func replacingOwn(in text: String) -> String {
        guard text.unicodeScalars.contains(where: { Self.range.contains($0.value) }) else { return text }
        return text.unicodeScalars
            .map { Self.range.contains($0.value) ? add(Text(verbatim: String($0))) : String($0) }
            .joined()
    }

    private func value(of scalar: Unicode.Scalar) -> Text? {
        Self.range.contains(scalar.value) ? values[Int(scalar.value - Self.range.lowerBound)] : nil
    }

    /// The characters of a text, with those of the values.
    func string(of text: String) -> String { text.unicodeScalars.map { value(of: $0)?.string ?? String($0) }.joined() }

    /// The parts of a text, and the values among them, which keep their look.
    func texts(in text: String) -> [Text] {
        var texts: [Text] = []
        var plain = String.UnicodeScalarView()
        func flush() {
            if !plain.isEmpty { texts.append(Text(verbatim: String(plain))) }
            plain = String.UnicodeScalarView()
        }
        for scalar in text.unicodeScalars {
            guard let value = value(of: scalar) else {
                plain.append(scalar)
                continue
            }
            if value == Text(verbatim: value.string) {
                plain.append(contentsOf: value.string.unicodeScalars)
            } else {
                flush()
                texts.append(value)
            }
        }
        flush()
        return texts
    }
}
