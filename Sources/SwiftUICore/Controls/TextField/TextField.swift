import Foundation

/// A control for editing one or several lines of text.
///
/// A field for a value takes the typed text when Return is pressed or when the field loses the focus. Text that the
/// format cannot read is replaced by the current value.
@_weakLinked
public struct TextField<Label: View> {
    let label: Label
    /// The text to show while the field is empty.
    let prompt: String
    let input: any TextInput
    /// The direction in which the field grows with its text: horizontal for one line, vertical for several.
    var axis = Axis.horizontal
    var events = FieldEvents()
    /// The selection; nil if the program does not track it.
    var selection: Binding<TextSelection?>?
}

extension TextField: View {
    public typealias Body = Never
}

extension TextField {
    /// Creates a text field.
    /// - Parameters:
    ///   - text: The text.
    ///   - prompt: The text to show while the field is empty.
    ///   - label: The purpose of the field.
    nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(label: label(), prompt: prompt?.string ?? "", input: PlainTextInput(binding: text))
    }

    /// Creates a text field that formats a value.
    /// - Parameters:
    ///   - value: The value.
    ///   - format: The format to write and read it with.
    ///   - prompt: The text to show while the field is empty.
    ///   - label: The purpose of the field.
    nonisolated public init<Format: ParseableFormatStyle>(
        value: Binding<Format.FormatInput>,
        format: Format,
        prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where Format.FormatOutput == String {
        self.init(label: label(), prompt: prompt?.string ?? "", input: FormattedInput(value: value, format: format))
    }

    /// Creates a text field that formats an optional value, which is nil while the field is empty.
    nonisolated public init<Format: ParseableFormatStyle>(
        value: Binding<Format.FormatInput?>,
        format: Format,
        prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where Format.FormatOutput == String {
        self.init(
            label: label(),
            prompt: prompt?.string ?? "",
            input: OptionalFormattedInput(value: value, format: format)
        )
    }
}

extension TextField where Label == Text {
    /// Creates a text field, which shows its title while it is empty where there is no prompt.
    nonisolated init(
        _ title: Text,
        prompt: Text? = nil,
        input: any TextInput,
        axis: Axis = .horizontal,
        events: FieldEvents = FieldEvents()
    ) {
        self.init(label: title, prompt: (prompt ?? title).string, input: input, axis: axis, events: events)
    }

    /// Creates a text field.
    /// - Parameters:
    ///   - titleKey: The purpose of the field, which appears while it is empty and has no prompt.
    ///   - text: The text.
    ///   - prompt: The text to show while the field is empty.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(Text(titleKey), prompt: prompt, input: PlainTextInput(binding: text))
    }

    /// Creates a text field.
    @_disfavoredOverload
    nonisolated public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text? = nil) {
        self.init(Text(title), prompt: prompt, input: PlainTextInput(binding: text))
    }

    /// Creates a text field that formats a value.
    /// - Parameters:
    ///   - titleKey: The purpose of the field, which appears while it is empty and has no prompt.
    ///   - value: The value.
    ///   - format: The format to write and read it with.
    ///   - prompt: The text to show while the field is empty.
    nonisolated public init<Format: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey,
        value: Binding<Format.FormatInput>,
        format: Format,
        prompt: Text? = nil
    ) where Format.FormatOutput == String {
        self.init(Text(titleKey), prompt: prompt, input: FormattedInput(value: value, format: format))
    }

    /// Creates a text field that formats a value.
    @_disfavoredOverload
    nonisolated public init<Title: StringProtocol, Format: ParseableFormatStyle>(
        _ title: Title,
        value: Binding<Format.FormatInput>,
        format: Format,
        prompt: Text? = nil
    ) where Format.FormatOutput == String {
        self.init(Text(title), prompt: prompt, input: FormattedInput(value: value, format: format))
    }

    /// Creates a text field that formats an optional value, which is nil while the field is empty.
    nonisolated public init<Format: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey,
        value: Binding<Format.FormatInput?>,
        format: Format,
        prompt: Text? = nil
    ) where Format.FormatOutput == String {
        self.init(Text(titleKey), prompt: prompt, input: OptionalFormattedInput(value: value, format: format))
    }

    /// Creates a text field that formats an optional value, which is nil while the field is empty.
    @_disfavoredOverload
    nonisolated public init<Title: StringProtocol, Format: ParseableFormatStyle>(
        _ title: Title,
        value: Binding<Format.FormatInput?>,
        format: Format,
        prompt: Text? = nil
    ) where Format.FormatOutput == String {
        self.init(Text(title), prompt: prompt, input: OptionalFormattedInput(value: value, format: format))
    }
}

extension TextField: PrimitiveView {
    package func makeNode(_ inputs: NodeInputs) -> ViewNode {
        StyledControlNode(self, inputs, styles: TextFieldStyles.self) { field, style in
            FormTextField(field.label, prompt: field.prompt) { prompt in
                AnyView(
                    style.view(
                        TextField<_TextFieldStyleLabel>(
                            label: .init(content: field.label),
                            prompt: prompt,
                            input: field.input,
                            axis: field.axis,
                            events: field.events,
                            selection: field.selection
                        )
                    )
                )
            }
        }
    }
}
