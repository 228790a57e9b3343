import Foundation

/// Multiple lines of editable text.
@MainActor
package struct TextEditorContent: WidgetContent {
    /// The characters.
    package var text: ControlValue<String>
    /// The attributed text, if the editor has one.
    package var attributed: AttributedEditing?
    /// The selection in plain text; nil if the program does not track it.
    package var selection: EditedSelection?
    package var look: EditedTextLook
    /// A Boolean value that indicates whether the background behind the editor is visible.
    package var hidesBackground = false
    package var alignment: TextAlignment
    package var isEnabled: Bool
    /// The text input traits.
    package var traits = TextInputTraits()
    /// The state of the find bar's search; nil if there is none.
    package var finding: EditorFinding?

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
    let text: EditedText
    var finding: EditorFinding?

    func widgetContent(in environment: EnvironmentValues) -> TextEditorContent {
        let (characters, attributed): (Binding<String>, AttributedEditing?) =
            switch text {
            case .plain(let text, _): (text, nil)
            case .attributed(let text, let selection):
                (
                    Binding {
                        String(text.wrappedValue.characters)
                    } set: {
                        text.wrappedValue = AttributedString($0)
                    },
                    AttributedEditing(
                        text: ControlValue(text),
                        selection: selection.map { ControlValue($0) },
                        environment
                    )
                )
            }
        let shown = ControlValue(characters)
        return TextEditorContent(
            text: shown,
            attributed: attributed,
            selection: text.selection.map { EditedSelection($0, in: shown.shown) },
            look: environment.editedTextLook,
            hidesBackground: environment.scrollContentBackgroundVisibility == .hidden,
            alignment: environment.multilineTextAlignment,
            isEnabled: environment.isEnabled,
            traits: environment.textInputTraits,
            finding: environment.isEnabled ? finding : nil
        )
    }
}
