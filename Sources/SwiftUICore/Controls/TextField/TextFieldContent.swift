/// One line of text that can be edited.
@MainActor
package struct TextFieldContent: WidgetContent {
    package var prompt: String
    package var text: String
    package var setText: (String) -> Void
    package var isEnabled: Bool
    package var onSubmit: (() -> Void)?

    /// One element, named by its prompt.
    package func accessibility(around inside: [AccessibilityElement]) -> [AccessibilityElement] {
        var element = AccessibilityElement(.textField, label: prompt)
        element.value = text.isEmpty ? nil : text
        element.staysWithWidget = true
        element.isEnabled = isEnabled
        if let onSubmit { element.actions = [AccessibilityAction(.default, perform: onSubmit)] }
        return [element]
    }
}
