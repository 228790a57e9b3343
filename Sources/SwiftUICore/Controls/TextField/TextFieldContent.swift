/// A control that edits a line of text.
@MainActor
package struct TextFieldContent: WidgetContent {
    package var prompt: String
    package var text: String
    /// Gives the text that the program has now.
    package var currentText: () -> String
    /// A Boolean value that indicates whether the text is set at every change. Otherwise it is set when Return is pressed or the
    /// field loses the focus, and the field then shows the resulting text.
    package var isContinuous: Bool
    package var hasBorder: Bool
    package var setText: (String) -> Void
    package var isEnabled: Bool
    package var onSubmit: (() -> Void)?
    /// The traits for input methods.
    package var traits = TextInputTraits()
    /// The selection; nil if the program does not follow it.
    package var selection: EditedSelection?
    /// A Boolean value that indicates whether the field is in a list with a selection. If the row can be selected, the field is
    /// plain text, which ignores clicks and drops, until the user edits it.
    package var isEditedOnDemand = false
    package var look: EditedTextLook
    package var alignment: TextAlignment

    /// One element, named by its prompt.
    package func accessibility(around inside: [AccessibilityElement]) -> [AccessibilityElement] {
        var element = AccessibilityElement(.textField, label: prompt.isEmpty ? nil : prompt)
        element.value = text.isEmpty ? nil : text
        element.staysWithWidget = true
        element.isEnabled = isEnabled
        if let onSubmit { element.actions = [AccessibilityAction(.default, perform: onSubmit)] }
        return [element]
    }
}
