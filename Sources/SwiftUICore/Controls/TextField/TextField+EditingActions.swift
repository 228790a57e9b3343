import Foundation

// The forms from before `onSubmit(of:_:)` and `FocusState`. Apple's interface marks them as replaced, without a warning.

extension TextField where Label == Text {
    /// Creates a text field that reports the start and end of editing.
    /// - Parameters:
    ///   - titleKey: The purpose of the field, which appears while it is empty.
    ///   - text: The text.
    ///   - onEditingChanged: Runs when the field gets the focus, with true, and when it loses it, with false.
    ///   - onCommit: Runs when Return is pressed.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        let events = FieldEvents(editingDidChange: onEditingChanged, commit: onCommit)
        self.init(Text(titleKey), input: PlainTextInput(binding: text), events: events)
    }

    /// Creates a text field that reports the start and end of editing.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S,
        text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        let events = FieldEvents(editingDidChange: onEditingChanged, commit: onCommit)
        self.init(Text(title), input: PlainTextInput(binding: text), events: events)
    }

    /// Creates a text field that reports the start and end of editing.
    /// - Parameters:
    ///   - titleKey: The purpose of the field, which appears while it is empty.
    ///   - text: The text.
    ///   - onEditingChanged: Runs when the field gets the focus, with true, and when it loses it, with false.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void
    ) {
        let events = FieldEvents(editingDidChange: onEditingChanged)
        self.init(Text(titleKey), input: PlainTextInput(binding: text), events: events)
    }

    /// Creates a text field that reports the start and end of editing.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S,
        text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void
    ) {
        let events = FieldEvents(editingDidChange: onEditingChanged)
        self.init(Text(title), input: PlainTextInput(binding: text), events: events)
    }

    /// Creates a text field that reports the start and end of editing.
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
        self.init(Text(titleKey), input: PlainTextInput(binding: text), events: events)
    }

    /// Creates a text field that reports the start and end of editing.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S,
        text: Binding<String>,
        onCommit: @escaping () -> Void
    ) {
        let events = FieldEvents(commit: onCommit)
        self.init(Text(title), input: PlainTextInput(binding: text), events: events)
    }

    /// Creates a text field that reports the start and end of editing.
    /// - Parameters:
    ///   - titleKey: The purpose of the field, which appears while it is empty.
    ///   - value: The value.
    ///   - formatter: The format that writes and reads it.
    ///   - onEditingChanged: Runs when the field gets the focus, with true, and when it loses it, with false.
    ///   - onCommit: Runs when Return is pressed.
    nonisolated public init<V>(
        _ titleKey: LocalizedStringKey,
        value: Binding<V>,
        formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        let events = FieldEvents(editingDidChange: onEditingChanged, commit: onCommit)
        self.init(Text(titleKey), input: FormatterInput(value: value, formatter: formatter), events: events)
    }

    /// Creates a text field that reports the start and end of editing.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V>(
        _ title: S,
        value: Binding<V>,
        formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        let events = FieldEvents(editingDidChange: onEditingChanged, commit: onCommit)
        self.init(Text(title), input: FormatterInput(value: value, formatter: formatter), events: events)
    }

    /// Creates a text field that reports the start and end of editing.
    /// - Parameters:
    ///   - titleKey: The purpose of the field, which appears while it is empty.
    ///   - value: The value.
    ///   - formatter: The format that writes and reads it.
    ///   - onEditingChanged: Runs when the field gets the focus, with true, and when it loses it, with false.
    nonisolated public init<V>(
        _ titleKey: LocalizedStringKey,
        value: Binding<V>,
        formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void
    ) {
        let events = FieldEvents(editingDidChange: onEditingChanged)
        self.init(Text(titleKey), input: FormatterInput(value: value, formatter: formatter), events: events)
    }

    /// Creates a text field that reports the start and end of editing.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V>(
        _ title: S,
        value: Binding<V>,
        formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void
    ) {
        let events = FieldEvents(editingDidChange: onEditingChanged)
        self.init(Text(title), input: FormatterInput(value: value, formatter: formatter), events: events)
    }

    /// Creates a text field that reports the start and end of editing.
    /// - Parameters:
    ///   - titleKey: The purpose of the field, which appears while it is empty.
    ///   - value: The value.
    ///   - formatter: The format that writes and reads it.
    ///   - onCommit: Runs when Return is pressed.
    nonisolated public init<V>(
        _ titleKey: LocalizedStringKey,
        value: Binding<V>,
        formatter: Formatter,
        onCommit: @escaping () -> Void
    ) {
        let events = FieldEvents(commit: onCommit)
        self.init(Text(titleKey), input: FormatterInput(value: value, formatter: formatter), events: events)
    }

    /// Creates a text field that reports the start and end of editing.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V>(
        _ title: S,
        value: Binding<V>,
        formatter: Formatter,
        onCommit: @escaping () -> Void
    ) {
        let events = FieldEvents(commit: onCommit)
        self.init(Text(title), input: FormatterInput(value: value, formatter: formatter), events: events)
    }
}
