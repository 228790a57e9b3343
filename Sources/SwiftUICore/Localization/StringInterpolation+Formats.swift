import Foundation

extension LocalizedStringKey.StringInterpolation {
    /// Appends a number that is written as a specifier says.
    /// - Parameters:
    ///   - value: The number.
    ///   - specifier: A specifier of `String(format:)`, such as `%.2f`.
    public mutating func appendInterpolation<T: CVarArg & Sendable>(_ value: T, specifier: String) {
        key += specifier
        arguments.append(LocalizedStringKey.FormatArgument(value: value, formatter: nil))
    }

    /// Appends a value that a format style writes.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String { appendText(format.format(input)) }

    /// Appends a date that a formatter writes. Dates bridge to no class on Linux, so the form for references takes none.
    /// - Parameters:
    ///   - date: The date.
    ///   - formatter: The formatter; nil for the date's description.
    public mutating func appendInterpolation(_ date: Date, formatter: Formatter?) {
        appendText(formatter?.string(for: date) ?? String(describing: date))
    }

    /// Appends an object that a formatter writes.
    /// - Parameters:
    ///   - subject: The object, such as an `NSNumber`.
    ///   - formatter: The formatter; nil for the object's description.
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
        appendText(formatter?.string(for: subject) ?? String(describing: subject))
    }

    /// Appends a value that a formatter writes.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
        _ subject: Subject,
        formatter: Formatter? = nil
    ) { appendText(formatter?.string(for: subject) ?? String(describing: subject)) }

    /// Appends a text, which keeps its look.
    public mutating func appendInterpolation(_ text: Text) { appendText(text.string, styled: text) }

    /// Appends a text with attributes, which keeps its look.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
        appendInterpolation(Text(attributedString))
    }

    /// Appends an image, which stands among the words of a text. Titles and other plain strings leave it out.
    public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }

    private mutating func appendText(_ text: String, styled: Text? = nil) {
        key += "%@"
        arguments.append(LocalizedStringKey.FormatArgument(value: text, formatter: nil, styled: styled))
    }
}

/// The values in a text of translations.
struct FormattedText {
    /// A place as in `%2$@`, `%lld` and `%.2f`; the captures are its position, its flags and its conversion.
    private nonisolated(unsafe) static let place =
        /%(?:%|(?:(\d+)\$)?([-+ #0]*\d*(?:\.\d+)?)(?:hh|h|ll|l|q|z|L)?([@dDiuUxXoOfFeEgGaA]))/

    /// Puts values into the places of a text. Places without a value stay as they are.
    static func text(_ format: String, _ values: [any CVarArg]) -> String { text(format, values) { _, text in text } }

    /// Puts what stands for values into the places of a text. Places without a value stay as they are.
    /// - Parameters:
    ///   - format: The text.
    ///   - values: The values.
    ///   - standIn: What is put into the place of a value, of which it is given the number and the characters.
    static func text(
        _ format: String,
        _ values: [any CVarArg],
        standIn: (_ index: Int, _ text: String) -> String
    ) -> String {
        var next = 0
        return format.replacing(place) { match in
            guard let conversion = match.3 else { return "%" }
            let index = match.1.flatMap { Int($0) }.map { $0 - 1 } ?? next
            if match.1 == nil { next += 1 }
            guard values.indices.contains(index) else { return String(match.0) }
            return standIn(index, text(values[index], flags: match.2 ?? "", conversion))
        }
    }

    /// Numbers are written in their own way, unless the place says how.
    private static func text(_ value: any CVarArg, flags: Substring, _ conversion: Substring) -> String {
        let isNumber = value as? Double != nil || value as? Float != nil
        if isNumber, "fFeEgGaA".contains(conversion) { return String(format: "%\(flags)\(conversion)", value) }
        if !flags.isEmpty || "xXoO".contains(conversion), conversion != "@",
            let number = (value as? any FixedWidthInteger).flatMap({ Int(exactly: $0) })
        {
            return String(
                format: "%\(flags)ll\(conversion.lowercased() == "x" ? String(conversion) : conversion.lowercased())",
                number
            )
        }
        return "\(value)"
    }
}
