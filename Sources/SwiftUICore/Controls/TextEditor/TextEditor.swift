/// Lines of text that can be edited, in a place that scrolls.
@_weakLinked
public struct TextEditor {
    private let text: Binding<String>

    /// Creates an editor.
    /// - Parameter text: The text.
    nonisolated public init(text: Binding<String>) { self.text = text }
}

extension TextEditor: View {
    public var body: some View { TextEditorControl(text: text) }
}
