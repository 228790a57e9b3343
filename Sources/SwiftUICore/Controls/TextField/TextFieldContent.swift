/// A control for editing a line of text.
@MainActor
package struct TextFieldContent: WidgetContent {
    package var prompt: String
    package var text: String
    /// A closure that returns the program's current text.
    package var currentText: () -> String
    /// A Boolean value that indicates whether the text is set at every change. Otherwise it is set when the user presses Return or the
    /// field loses focus, after which the field displays the resulting text.
    package var isContinuous: Bool
    package var hasBorder: Bool
    package var setText: (String) -> Void
    package var isEnabled: Bool
    package var onSubmit: (() -> Void)?
    /// The text input traits.
    package var traits = TextInputTraits()
    /// The selection; nil if the program does not track it.
    package var selection: EditedSelection?
    /// A Boolean value that indicates whether the field is in a list with a selection. If so and its row can be selected, the field appears
    /// as plain text that ignores clicks and drops until the user edits it.
    package var isEditedOnDemand = false
    package var look: EditedTextLook
    package var alignment: TextAlignment

    /// Returns a single element named by the prompt.
    package func accessibility(around inside: [AccessibilityElement]) -> [AccessibilityElement] {
        var element = AccessibilityElement(.textField, label: prompt.isEmpty ? nil : prompt)
        element.value = text.isEmpty ? nil : text
        element.staysWithWidget = true
        element.isEnabled = isEnabled
        if let onSubmit { element.actions = [AccessibilityAction(.default, perform: onSubmit)] }
        return [element]
    }
}
