import Foundation

/// The text that a field edits, and the destination of the typed text.
@MainActor
protocol TextInput {
    /// The text now.
    var text: String { get }
    /// A Boolean value that indicates whether the text is taken at every change; else when Return is pressed or the field loses the
    /// focus.
    var isContinuous: Bool { get }
    /// Takes a text that was typed; one that means nothing is passed over.
    func take(_ text: String)
}

/// A text itself.
struct PlainTextInput {
    let binding: Binding<String>
}

extension PlainTextInput: TextInput {
    var text: String { binding.wrappedValue }
    var isContinuous: Bool { true }
    func take(_ text: String) { binding.wrappedValue = text }
}

/// A value in the form that a format gives it.
struct FormattedInput<Format: ParseableFormatStyle> where Format.FormatOutput == String {
    let value: Binding<Format.FormatInput>
    let format: Format
}

extension FormattedInput: TextInput {
    var text: String { format.format(value.wrappedValue) }
    var isContinuous: Bool { false }

    func take(_ text: String) {
        if let parsed = try? format.parseStrategy.parse(text) { value.wrappedValue = parsed }
    }
}

/// A value in the form that a format gives it, or nothing.
struct OptionalFormattedInput<Format: ParseableFormatStyle> where Format.FormatOutput == String {
    let value: Binding<Format.FormatInput?>
    let format: Format
}

extension OptionalFormattedInput: TextInput {
    var text: String { value.wrappedValue.map(format.format) ?? "" }
    var isContinuous: Bool { false }

    func take(_ text: String) {
        if text.isEmpty {
            value.wrappedValue = nil
        } else if let parsed = try? format.parseStrategy.parse(text) {
            value.wrappedValue = parsed
        }
    }
}
