/// One line of text that can be edited.
@MainActor
package struct TextFieldContent: WidgetContent {
    package var prompt: String
    package var text: String
    package var setText: (String) -> Void
    package var isEnabled: Bool
    package var onSubmit: (() -> Void)?
}
