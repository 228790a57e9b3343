/// Lines of text that can be edited.
@MainActor
package struct TextEditorContent: WidgetContent {
    package var text: ControlValue<String>
    package var font: Font
    package var alignment: TextAlignment
    package var isEnabled: Bool

    package func accessibility(around inside: [AccessibilityElement]) -> [AccessibilityElement] {
        var element = AccessibilityElement(.textField)
        element.value = text.shown.isEmpty ? nil : text.shown
        element.staysWithWidget = true
        element.isEnabled = isEnabled
        return [element]
    }
}

/// The view of ``TextEditorContent``.
@_weakLinked
struct TextEditorControl: LeafView {
    typealias Body = Never
    let text: Binding<String>

    func widgetContent(in environment: EnvironmentValues) -> TextEditorContent {
        TextEditorContent(
            text: ControlValue(text),
            font: environment.font ?? .body,
            alignment: environment.multilineTextAlignment,
            isEnabled: environment.isEnabled
        )
    }
}
