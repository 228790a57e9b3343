/// A search field.
@MainActor
package struct SearchFieldContent: WidgetContent {
    package var prompt: String
    package var text: ControlValue<String>
    package var isEnabled: Bool
    package var onSubmit: (() -> Void)?
    /// A closure that removes the token before the text, as Backspace does in an empty field; nil if there is none.
    package var deleteBackward: (() -> Void)?
    /// A closure that ends the search, as Escape does.
    package var cancel: () -> Void

    package func accessibility(around inside: [AccessibilityElement]) -> [AccessibilityElement] {
        var element = AccessibilityElement(.searchField, label: prompt)
        element.value = text.shown.isEmpty ? nil : text.shown
        element.staysWithWidget = true
        element.isEnabled = isEnabled
        if let onSubmit { element.actions = [AccessibilityAction(.default, perform: onSubmit)] }
        return [element]
    }
}

/// The view of ``SearchFieldContent``.
@_weakLinked
struct SearchFieldControl: LeafView {
    typealias Body = Never
    let prompt: String
    let text: Binding<String>
    let deleteBackward: (() -> Void)?
    let cancel: () -> Void

    func widgetContent(in environment: EnvironmentValues) -> SearchFieldContent {
        SearchFieldContent(
            prompt: prompt,
            text: ControlValue(text),
            isEnabled: environment.isEnabled,
            onSubmit: environment.searchSubmitAction,
            deleteBackward: deleteBackward,
            cancel: cancel
        )
    }
}
