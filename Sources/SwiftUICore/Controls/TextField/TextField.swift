/// One line of text that can be edited.
@_weakLinked
public struct TextField<Label: View> {
    let prompt: String
    let text: Binding<String>
}

extension TextField: View {
    public typealias Body = Never
}

extension TextField where Label == Text {
    /// Creates a text field.
    /// - Parameters:
    ///   - titleKey: What is shown while the field is empty.
    ///   - text: The text.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        (prompt, self.text) = (titleKey.resolved(), text)
    }

    /// Creates a text field.
    @_disfavoredOverload
    nonisolated public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {
        (prompt, self.text) = (String(title), text)
    }
}

extension TextField: LeafView {
    package func widgetContent(in environment: EnvironmentValues) -> TextFieldContent {
        TextFieldContent(
            prompt: prompt,
            text: text.wrappedValue,
            setText: { text.wrappedValue = $0 },
            isEnabled: environment.isEnabled,
            onSubmit: environment.submitAction
        )
    }
}
