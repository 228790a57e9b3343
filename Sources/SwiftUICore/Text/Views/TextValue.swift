import Foundation

/// A value in a text, which is written in the locale of the place where the text stands.
///
/// A place without a locale of its own leaves the one that the format or the formatter names.
protocol TextValue: Sendable {
    /// Returns the characters in a locale with the look that they have by themselves; nil for the locale of the format or of the
    /// formatter.
    func runs(in locale: Locale?) -> [TextContent.Run]

    /// A Boolean value that indicates whether parts of the value can have a look of their own.
    var hasLook: Bool { get }

    /// Returns whether another value is the same, and is written in the same way.
    func isSame(as other: any TextValue) -> Bool
}

/// The output of a format, as a text shows it.
protocol TextOutput {
    static var hasLook: Bool { get }
    var shownRuns: [TextContent.Run] { get }
}

extension String: TextOutput {
    static var hasLook: Bool { false }
    var shownRuns: [TextContent.Run] { [TextContent.Run(text: self)] }
}

extension AttributedString: TextOutput {
    static var hasLook: Bool { true }
}

/// A value that a format writes.
struct FormattedValue<Format: FormatStyle>: TextValue
where Format.FormatInput: Equatable, Format.FormatOutput: TextOutput {
    private let written: UncheckedBox<(value: Format.FormatInput, format: Format)>

    init(_ value: Format.FormatInput, _ format: Format) { written = UncheckedBox((value, format)) }

    var hasLook: Bool { Format.FormatOutput.hasLook }

    func runs(in locale: Locale?) -> [TextContent.Run] {
        let (value, format) = written.value
        return (locale.map { format.locale($0) } ?? format).format(value).shownRuns
    }

    func isSame(as other: any TextValue) -> Bool {
        (other as? FormattedValue).map { $0.written.value == written.value } ?? false
    }
}

/// A value that a formatter writes.
struct FormatterValue<Value>: TextValue {
    private let written: UncheckedBox<(value: Value, formatter: Formatter)>

    init(_ value: Value, _ formatter: Formatter) { written = UncheckedBox((value, formatter)) }

    var hasLook: Bool { false }

    func runs(in locale: Locale?) -> [TextContent.Run] {
        let (value, formatter) = written.value
        return ((locale.flatMap(formatter.copy(in:)) ?? formatter).string(for: value) ?? "").shownRuns
    }

    func isSame(as other: any TextValue) -> Bool {
        (other as? FormatterValue).map {
            areEqual($0.written.value.value, written.value.value)
                && $0.written.value.formatter === written.value.formatter
        } ?? false
    }
}

extension Formatter {
    /// Returns a copy that writes in a locale; nil for a formatter that has none.
    fileprivate func copy(in locale: Locale) -> Formatter? {
        switch copy() {
        case let copy as NumberFormatter:
            copy.locale = locale
            return copy
        case let copy as DateFormatter:
            copy.locale = locale
            return copy
        default:
            return nil
        }
    }
}
