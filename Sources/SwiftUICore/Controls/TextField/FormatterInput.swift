import Foundation

/// A value in the format of a formatter.
///
/// Foundation on Linux has no common way to read a value with any formatter, so typed text is read only with formatters
/// of numbers and dates, which have a method for it. With others the text is reset to the value's, as on Apple's
/// systems if a formatter cannot read it.
struct FormatterInput<Value> {
    let value: Binding<Value>
    let formatter: Formatter
}

extension FormatterInput: TextInput {
    var text: String { formatter.string(for: value.wrappedValue) ?? "" }
    var isContinuous: Bool { false }

    func take(_ text: String) {
        if text.isEmpty, let nothing = Any?.none as? Value {
            value.wrappedValue = nothing
        } else if let read: Value = formatter.value(of: text) {
            value.wrappedValue = read
        }
    }
}

extension Formatter {
    /// Returns the value that a text stands for; nil if it means nothing, or where the formatter reads no text.
    fileprivate func value<Value>(of text: String) -> Value? {
        switch self {
        case let formatter as NumberFormatter:
            // Foundation on Linux bridges numbers to all of Swift's but to decimal ones.
            formatter.number(from: text).flatMap { $0 as? Value ?? $0.decimalValue as? Value }
        case let formatter as DateFormatter: formatter.date(from: text) as? Value
        case let formatter as ISO8601DateFormatter: formatter.date(from: text) as? Value
        default: nil
        }
    }
}
