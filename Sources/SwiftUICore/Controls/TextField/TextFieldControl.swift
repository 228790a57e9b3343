/// A text field as hosts show it, of one line or of several, from which text field styles are made.
@_weakLinked
struct FieldControl: View {
    private let field: TextFieldControl
    private let axis: Axis

    /// - Parameters:
    ///   - field: The field.
    ///   - hasBorder: Whether it has a border; nil for the default of its place.
    init<Label: View>(_ field: TextField<Label>, hasBorder: Bool?) {
        axis = field.axis
        self.field = TextFieldControl(
            prompt: field.prompt,
            input: field.input,
            events: field.events,
            selection: field.selection,
            hasBorder: hasBorder
        )
    }

    @ViewBuilder
    private var control: some View {
        switch axis {
        case .horizontal: field
        case .vertical: MultilineTextFieldControl(field: field)
        }
    }

    var body: some View { control.telling(field.events) }
}

/// The view of ``TextFieldContent``.
@_weakLinked
struct TextFieldControl: LeafView {
    typealias Body = Never
    let prompt: String
    let input: any TextInput
    let events: FieldEvents
    let selection: Binding<TextSelection?>?
    let hasBorder: Bool?

    func widgetContent(in environment: EnvironmentValues) -> TextFieldContent {
        let text = input.text
        return TextFieldContent(
            prompt: prompt,
            text: text,
            currentText: { input.text },
            isContinuous: input.isContinuous,
            hasBorder: hasBorder ?? !environment.isInRow,
            setText: input.take,
            isEnabled: environment.isEnabled,
            onSubmit: events.submission(environment.submitAction),
            traits: environment.textInputTraits,
            selection: selection.map { EditedSelection($0, in: text) },
            isEditedOnDemand: environment.isInRow && environment.rowSelector != nil,
            look: environment.editedTextLook,
            alignment: environment.multilineTextAlignment
        )
    }
}

/// The view of ``MultilineTextFieldContent``.
@_weakLinked
struct MultilineTextFieldControl: LeafView {
    typealias Body = Never
    let field: TextFieldControl

    func widgetContent(in environment: EnvironmentValues) -> MultilineTextFieldContent {
        let least = max(1, environment.lineSettings.reserved)
        return MultilineTextFieldContent(
            field: field.widgetContent(in: environment),
            leastLines: least,
            mostLines: environment.lineLimit.map { max(least, $0) }
        )
    }
}
