/// A single line of editable text whose characters are hidden.
@MainActor
package struct SecureFieldContent: WidgetContent {
    package var prompt: String
    package var text: ControlValue<String>
    package var isEnabled: Bool
    package var onSubmit: (() -> Void)?
    package var look: EditedTextLook

    /// Returns one element that is named by the prompt and hides its text.
    package func accessibility(around inside: [AccessibilityElement]) -> [AccessibilityElement] {
        var element = AccessibilityElement(.secureField, label: prompt)
        element.staysWithWidget = true
        element.isEnabled = isEnabled
        if let onSubmit { element.actions = [AccessibilityAction(.default, perform: onSubmit)] }
        return [element]
    }
}

extension AccessibilityRole {
    package static let secureField = AccessibilityRole("secure field")
}

/// The view of ``SecureFieldContent``.
@_weakLinked
struct SecureFieldControl: LeafView {
    typealias Body = Never
    let prompt: String
    let text: Binding<String>
    let events: FieldEvents

    func widgetContent(in environment: EnvironmentValues) -> SecureFieldContent {
        SecureFieldContent(
            prompt: prompt,
            text: ControlValue(text),
            isEnabled: environment.isEnabled,
            onSubmit: events.submission(environment.submitAction),
            look: environment.editedTextLook
        )
    }
}
