import Foundation

extension LocalizedStringKey.StringInterpolation {
    /// Appends a number in the format of a specifier.
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
