import AppFiles
import Foundation
import RichText

extension LocalizedStringKey {
    /// The greatest number of characters in which Markdown is looked for. Longer texts are shown as they are written.
    private static let longestMarkdown = 1 << 16

    /// Returns the text for the key: a bundle's translation, or the key itself, with the values in it.
    /// - Parameters:
    ///   - bundle: The bundle; nil for the app's.
    ///   - table: The name of the table; nil for `Localizable`.
    ///   - name: The key of the translation, if it is not the text itself.
    func resolved(in bundle: Bundle? = nil, table: String? = nil, named name: String? = nil) -> String {
        let translation = translation(in: bundle, table: table, named: name)
        guard InflectedText.isUsed(in: translation.format) else {
            return FormatString.text(translation.format, arguments.map(\.value))
        }
        var standIns = StandIns()
        let source = source(of: translation, &standIns)
        return standIns.string(of: source)
    }

    /// Returns the text for the key, with the looks that its Markdown has.
    func attributed(in bundle: Bundle? = nil, table: String? = nil, named name: String? = nil) -> AttributedString {
        var standIns = StandIns()
        let source = source(of: translation(in: bundle, table: table, named: name), &standIns)
        guard source.unicodeScalars.count <= Self.longestMarkdown else {
            return AttributedString(standIns.string(of: source))
        }
        return InlineMarkdown.pieces(of: source).reduce(into: AttributedString()) { result, piece in
            var attributes = AttributeContainer()
            if !piece.intent.isEmpty { attributes.inlinePresentationIntent = piece.intent }
            attributes.link = piece.destination.flatMap { URL(string: standIns.string(of: $0)) }
            result += AttributedString(standIns.string(of: piece.text), attributes: attributes)
        }
    }

    /// Returns the text with characters that stand for the values, in which nouns agree with numbers.
    private func source(of translation: Translation, _ standIns: inout StandIns) -> String {
        var added = standIns
        let format = added.replacingOwn(in: translation.format)
        let source = FormatString.text(format, arguments.map(\.value)) { index, text in
            added.add(arguments[index].styled ?? Text(verbatim: text))
        }
        defer { standIns = added }
        guard InflectedText.isUsed(in: source) else { return source }
        let values = added
        let inflection = InflectedText(
            isEnglish: translation.isEnglish,
            value: { values.string(for: $0) },
            standIn: { added.add(Text(verbatim: $0)) }
        )
        return inflection.resolving(source)
    }

    /// Returns the text for the key, with the formatting of its Markdown and its values. Values are not read as
    /// Markdown.
    /// - Parameters:
    ///   - bundle: The bundle; nil for the app's.
    ///   - table: The name of the table; nil for `Localizable`.
    ///   - name: The key of the translation, if it is not the text itself.
    func text(in bundle: Bundle? = nil, table: String? = nil, named name: String? = nil) -> Text {
        let translation = translation(in: bundle, table: table, named: name)
        let format = translation.format
        guard arguments.contains(where: { $0.styled != nil }) || InlineMarkdown.isUsed(in: format),
            format.unicodeScalars.count <= Self.longestMarkdown
        else { return Text(verbatim: FormatString.text(format, arguments.map(\.value))) }
        var standIns = StandIns()
        let source = source(of: translation, &standIns)
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

    /// Returns a text in which the text's own placeholder characters are also values.
    mutating func replacingOwn(in text: String) -> String {
        guard text.unicodeScalars.contains(where: { Self.range.contains($0.value) }) else { return text }
        return text.unicodeScalars
            .map { Self.range.contains($0.value) ? add(Text(verbatim: String($0))) : String($0) }
            .joined()
    }

    /// Returns the characters that a character stands for; nil for one that stands for itself.
    func string(for scalar: Unicode.Scalar) -> String? { value(of: scalar)?.string }

    private func value(of scalar: Unicode.Scalar) -> Text? {
        Self.range.contains(scalar.value) ? values[Int(scalar.value - Self.range.lowerBound)] : nil
    }

    /// Returns the characters of a text, with those of the values.
    func string(of text: String) -> String { text.unicodeScalars.map { value(of: $0)?.string ?? String($0) }.joined() }

    /// Returns the parts of a text, and the values among them, which keep their look.
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
