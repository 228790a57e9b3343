/// A resolver of the parts of a text that agree with a number in them, such as `^[3 item](inflect: true)`, which becomes “3 items”.
///
/// In English the last noun of the part takes the form for the number. Other languages have the form that the plural
/// rules of their translations choose, so the part is shown as the translator wrote it.
///
/// Complexity: linear in the length of the text, as long as parts are not in one another.
package struct InflectedText {
    /// A closure that returns the value of a character that stands for one; nil for other characters.
    private let value: (Unicode.Scalar) -> String?
    /// A closure that creates a character that stands for another value.
    private let standIn: (String) -> String
    private let isEnglish: Bool

    /// - Parameters:
    ///   - isEnglish: Whether nouns take the form for the number.
    ///   - value: Returns the value of a character that stands for one.
    ///   - standIn: Returns the character that stands for a value.
    package init(
        isEnglish: Bool,
        value: @escaping (Unicode.Scalar) -> String? = { _ in nil },
        standIn: @escaping (String) -> String = { $0 }
    ) {
        (self.isEnglish, self.value, self.standIn) = (isEnglish, value, standIn)
    }

    /// Returns a Boolean value that indicates whether a text may contain such parts.
    package static func isUsed(in text: String) -> Bool { text.contains("^[") }

    /// Returns the text with such parts inflected.
    package func resolving(_ text: String) -> String {
        let source = Array(text.unicodeScalars)
        let ends = Self.ends(source)
        var result = String.UnicodeScalarView()
        var position = 0
        while position < source.count {
            if source[position] == "^", let close = ends[position + 1], let part = Part(source, position + 2, close) {
                let content = String(String.UnicodeScalarView(source[part.content]))
                result.append(contentsOf: (part.isInflected ? inflected(content) : content).unicodeScalars)
                position = part.end
            } else {
                result.append(source[position])
                position += 1
            }
        }
        return String(result)
    }

    /// Returns the ends of the brackets, by their beginnings.
    private static func ends(_ source: [Unicode.Scalar]) -> [Int: Int] {
        var (open, ends): ([Int], [Int: Int]) = ([], [:])
        for (index, scalar) in source.enumerated() {
            if scalar == "[" { open.append(index) }
            if scalar == "]", let start = open.popLast() { ends[start] = index }
        }
        return ends
    }

    /// A part between brackets, with the attributes after it.
    private struct Part {
        let content: Range<Int>
        let isInflected: Bool
        /// The position after the part.
        let end: Int

        /// The longest text behind the brackets.
        private static let longestAttributes = 256

        /// - Parameters:
        ///   - start: The start of the content.
        ///   - close: The end.
        init?(_ source: [Unicode.Scalar], _ start: Int, _ close: Int) {
            guard close + 1 < source.count, source[close + 1] == "(",
                let last = source[(close + 2)...].prefix(Self.longestAttributes).firstIndex(of: ")")
            else { return nil }
            let quotes = "'\"".unicodeScalars
            let attributes = source[(close + 2)..<last]
                .filter { !$0.properties.isWhitespace && !quotes.contains($0) }
            // Names and values are those of JSON 5 without the braces around. Anything else is a link.
            guard let colon = attributes.firstIndex(of: ":"),
                !attributes[colon...].starts(with: "://".unicodeScalars)
            else { return nil }
            content = start..<close
            isInflected = String(String.UnicodeScalarView(attributes)).contains("inflect:true")
            end = last + 1
        }
    }

    /// Returns a part in which the noun has the form for the number.
    private func inflected(_ content: String) -> String {
        guard isEnglish, let isOne = isOne(content) else { return content }
        let scalars = Array(content.unicodeScalars)
        guard let noun = noun(scalars) else { return content }
        let form = isOne ? EnglishNoun.singular : EnglishNoun.plural
        var result = String.UnicodeScalarView(scalars[..<noun.lowerBound])
        if noun.count == 1, let value = value(scalars[noun.lowerBound]) {
            result.append(contentsOf: standIn(Self.inflectingLast(value, form)).unicodeScalars)
        } else {
            result.append(contentsOf: form(String(String.UnicodeScalarView(scalars[noun]))).unicodeScalars)
        }
        result.append(contentsOf: scalars[noun.upperBound...])
        return String(result)
    }

    /// Returns whether the first number of a part is one; nil if there is none.
    private func isOne(_ content: String) -> Bool? {
        let plain = content.unicodeScalars.map { value($0) ?? String($0) }.joined()
        guard let start = plain.firstIndex(where: { $0.wholeNumberValue != nil }) else { return nil }
        let number = plain[start...].prefix { $0.wholeNumberValue != nil || ".,".contains($0) }
        let isNegative = start > plain.startIndex && "-−".contains(plain[plain.index(before: start)])
        return !isNegative && number.count == 1 && number.first?.wholeNumberValue == 1
    }

    /// Returns the place of the last noun, or the character that stands for it: before “of”, where there is one.
    private func noun(_ scalars: [Unicode.Scalar]) -> Range<Int>? {
        let words = words(scalars)
        let of = words.firstIndex { String(String.UnicodeScalarView(scalars[$0])).lowercased() == "of" }
        if let of, of > 0 { return words[of - 1] }
        return words.last
    }

    private func words(_ scalars: [Unicode.Scalar]) -> [Range<Int>] {
        var words: [Range<Int>] = []
        var start: Int?
        for (index, scalar) in scalars.enumerated() {
            let value = value(scalar)
            if value == nil, scalar.properties.isAlphabetic {
                start = start ?? index
                continue
            }
            if let first = start { words.append(first..<index) }
            start = nil
            if let value, value.contains(where: \.isLetter) { words.append(index..<(index + 1)) }
        }
        if let start { words.append(start..<scalars.count) }
        return words
    }

    /// Returns a value with another form of its last word.
    private static func inflectingLast(_ value: String, _ form: (String) -> String) -> String {
        guard let last = value.lastIndex(where: \.isLetter) else { return value }
        let before = value[...last].lastIndex { !$0.isLetter }.map(value.index(after:)) ?? value.startIndex
        return value[..<before] + form(String(value[before...last])) + value[value.index(after: last)...]
    }
}
