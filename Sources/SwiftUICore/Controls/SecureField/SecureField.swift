/// A text field that hides the typed text, for passwords.
@_weakLinked
public struct SecureField<Label: View> {
    private let label: Label
    private let prompt: String
    private let text: Binding<String>
    private let events: FieldEvents

    nonisolated private init(
        label: Label,
        prompt: String,
        text: Binding<String>,
        events: FieldEvents = FieldEvents()
    ) {
        (self.label, self.prompt, self.text, self.events) = (label, prompt, text, events)
    }
}

extension SecureField: View {
    public var body: some View {
        FormTextField(label, prompt: prompt) { [text, events] in
            AnyView(SecureFieldControl(prompt: $0, text: text, events: events))
        }
    }
}

extension SecureField {
    /// Creates a secure field.
    /// - Parameters:
    ///   - text: The text.
    ///   - prompt: The text to show while the field is empty.
    ///   - label: The purpose of the field.
    nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(label: label(), prompt: prompt?.string ?? "", text: text)
    }
}

extension SecureField where Label == Text {
    /// Creates a secure field.
    /// - Parameters:
    ///   - titleKey: The purpose of the field, which appears while it is empty and has no prompt.
    ///   - text: The text.
    ///   - prompt: The text to show while the field is empty.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(label: Text(titleKey), prompt: prompt?.string ?? titleKey.resolved(), text: text)
    }

    /// Creates a secure field.
    @_disfavoredOverload
    nonisolated public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text? = nil) {
        self.init(label: Text(title), prompt: prompt?.string ?? String(title), text: text)
    }

    /// Creates a secure field with an action for Return, using the form that preceded `onSubmit(of:_:)`.
    /// - Parameters:
    ///   - titleKey: The purpose of the field, which appears while it is empty.
    ///   - text: The text.
    ///   - onCommit: Runs when Return is pressed.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        text: Binding<String>,
        onCommit: @escaping () -> Void
    ) {
        let events = FieldEvents(commit: onCommit)
        self.init(label: Text(titleKey), prompt: titleKey.resolved(), text: text, events: events)
    }

    /// Creates a secure field with an action for Return, using the form that preceded `onSubmit(of:_:)`.
    @_disfavoredOverload
    nonisolated public init<Title: StringProtocol>(
        _ title: Title,
        text: Binding<String>,
        onCommit: @escaping () -> Void
    ) {
        let events = FieldEvents(commit: onCommit)
        self.init(label: Text(title), prompt: String(title), text: text, events: events)
    }
}
