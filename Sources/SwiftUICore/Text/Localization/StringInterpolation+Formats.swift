import Foundation

extension LocalizedStringKey.StringInterpolation {
    /// Appends a number that is formatted with a specifier.
    /// - Parameters:
    ///   - value: The number.
    ///   - specifier: A specifier of `String(format:)`, such as `%.2f`.
    public mutating func appendInterpolation<T: CVarArg & Sendable>(_ value: T, specifier: String) {
        key += specifier
        arguments.append(LocalizedStringKey.FormatArgument(value: value, formatter: nil))
    }

    /// Appends a value that is formatted with a format style.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String { appendInterpolation(Text(input, format: format)) }

    /// Appends a date that is formatted with a formatter. This form exists because dates do not bridge to a class on Linux.
    /// - Parameters:
    ///   - date: The date.
    ///   - formatter: The formatter; nil for the date's description.
    public mutating func appendInterpolation(_ date: Date, formatter: Formatter?) {
        append(date, formatter)
    }

    /// Appends an object that is formatted with a formatter.
    /// - Parameters:
    ///   - subject: The object, such as an `NSNumber`.
    ///   - formatter: The formatter; nil for the object's description.
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
        append(subject, formatter)
    }

    /// Appends a value that is formatted with a formatter.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
        _ subject: Subject,
        formatter: Formatter? = nil
    ) { append(subject, formatter) }

    private mutating func append<Subject>(_ subject: Subject, _ formatter: Formatter?) {
        guard let formatter, formatter.string(for: subject) != nil else {
            return appendText(String(describing: subject))
        }
        appendInterpolation(Text(FormatterValue(subject, formatter)))
    }

    /// Appends a text with its formatting.
    public mutating func appendInterpolation(_ text: Text) { appendText(text.string, styled: text) }

    /// Appends a string with its attributes.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
        appendInterpolation(Text(attributedString))
    }

    /// Appends an image among the words of a text. Titles and other plain strings leave it out.
    public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }

    private mutating func appendText(_ text: String, styled: Text? = nil) {
        key += "%@"
        arguments.append(LocalizedStringKey.FormatArgument(value: text, formatter: nil, styled: styled))
    }
}
