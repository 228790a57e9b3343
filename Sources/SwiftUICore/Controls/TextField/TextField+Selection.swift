import Foundation

extension TextField {
    /// Creates a text field with a binding to its selection.
    /// - Parameters:
    ///   - text: The text.
    ///   - selection: The selection; nil until the user or the program selects a value.
    ///   - prompt: The text to show while the field is empty.
    ///   - axis: The direction in which the field grows; nil for one line.
    ///   - label: The purpose of the field.
    nonisolated public init(
        text: Binding<String>,
        selection: Binding<TextSelection?>,
        prompt: Text? = nil,
        axis: Axis? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            label: label(),
            prompt: prompt?.string ?? "",
            input: PlainTextInput(binding: text),
            axis: axis ?? .horizontal,
            selection: selection
        )
    }
}

extension TextField where Label == Text {
    nonisolated private init(
        _ title: Text,
        _ text: Binding<String>,
        _ selection: Binding<TextSelection?>,
        _ prompt: Text?,
        _ axis: Axis?
    ) {
        self.init(text: text, selection: selection, prompt: prompt ?? title, axis: axis) { title }
    }

    /// Creates a text field with a binding to its selection.
    /// - Parameters:
    ///   - titleKey: The purpose of the field, which appears while it is empty and has no prompt.
    ///   - text: The text.
    ///   - selection: The selection; nil until the user or the program selects a value.
    ///   - prompt: The text to show while the field is empty.
    ///   - axis: The direction in which the field grows; nil for one line.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        text: Binding<String>,
        selection: Binding<TextSelection?>,
        prompt: Text? = nil,
        axis: Axis? = nil
    ) {
        self.init(Text(titleKey), text, selection, prompt, axis)
    }

    /// Creates a text field with a binding to its selection.
    /// - Parameters:
    ///   - titleResource: The purpose of the field, which appears while it is empty and has no prompt.
    ///   - text: The text.
    ///   - selection: The selection; nil until the user or the program selects a value.
    ///   - prompt: The text to show while the field is empty.
    ///   - axis: The direction in which the field grows; nil for one line.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource,
        text: Binding<String>,
        selection: Binding<TextSelection?>,
        prompt: Text? = nil,
        axis: Axis? = nil
    ) {
        self.init(Text(titleResource), text, selection, prompt, axis)
    }

    /// Creates a text field with a binding to its selection.
    /// - Parameters:
    ///   - title: The purpose of the field, which appears while it is empty and has no prompt.
    ///   - text: The text.
    ///   - selection: The selection; nil until the user or the program selects a value.
    ///   - prompt: The text to show while the field is empty.
    ///   - axis: The direction in which the field grows; nil for one line.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S,
        text: Binding<String>,
        selection: Binding<TextSelection?>,
        prompt: Text? = nil,
        axis: Axis? = nil
    ) {
        self.init(Text(title), text, selection, prompt, axis)
    }
}
