import Foundation

extension TextField {
    /// Creates a text field that formats a value.
    ///
    /// Foundation's formatters of numbers and dates read the typed text. With another formatter, which has no method
    /// for it on Linux, the field shows the value and keeps it.
    /// - Parameters:
    ///   - value: The value.
    ///   - formatter: The format that writes and reads it.
    ///   - prompt: The text to show while the field is empty.
    ///   - label: The purpose of the field.
    nonisolated public init<V>(
        value: Binding<V>,
        formatter: Formatter,
        prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            label: label(),
            prompt: prompt?.string ?? "",
            input: FormatterInput(value: value, formatter: formatter)
        )
    }
}

extension TextField where Label == Text {
    /// Creates a text field that formats a value.
    ///
    /// Foundation's formatters of numbers and dates read the typed text. With another formatter, which has no method
    /// for it on Linux, the field shows the value and keeps it.
    /// - Parameters:
    ///   - titleKey: The purpose of the field, which appears while it is empty and has no prompt.
    ///   - value: The value.
    ///   - formatter: The format that writes and reads it.
    ///   - prompt: The text to show while the field is empty.
    nonisolated public init<V>(
        _ titleKey: LocalizedStringKey,
        value: Binding<V>,
        formatter: Formatter,
        prompt: Text? = nil
    ) {
        self.init(Text(titleKey), prompt: prompt, input: FormatterInput(value: value, formatter: formatter))
    }

    /// Creates a text field that formats a value.
    @_disfavoredOverload
    nonisolated public init<Title: StringProtocol, V>(
        _ title: Title,
        value: Binding<V>,
        formatter: Formatter,
        prompt: Text? = nil
    ) {
        self.init(Text(title), prompt: prompt, input: FormatterInput(value: value, formatter: formatter))
    }
}
