import Foundation

extension TextField {
    /// Creates a text field for a value.
    ///
    /// Foundation's formatters of numbers and dates read what is typed; with another formatter, which has no method for
    /// it on Linux, the field shows the value and keeps it.
    /// - Parameters:
    ///   - value: The value.
    ///   - formatter: What writes and reads it.
    ///   - prompt: What is shown while the field is empty.
    ///   - label: What the field is for.
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
    /// Creates a text field for a value.
    ///
    /// Foundation's formatters of numbers and dates read what is typed; with another formatter, which has no method for
    /// it on Linux, the field shows the value and keeps it.
    /// - Parameters:
    ///   - titleKey: What the field is for; shown while it is empty, where there is no prompt.
    ///   - value: The value.
    ///   - formatter: What writes and reads it.
    ///   - prompt: What is shown while the field is empty.
    nonisolated public init<V>(
        _ titleKey: LocalizedStringKey,
        value: Binding<V>,
        formatter: Formatter,
        prompt: Text? = nil
    ) {
        self.init(Text(titleKey), prompt: prompt, input: FormatterInput(value: value, formatter: formatter))
    }

    /// Creates a text field for a value.
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
