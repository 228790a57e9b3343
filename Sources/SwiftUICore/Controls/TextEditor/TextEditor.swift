import Foundation

/// A scrollable view for editing multiple lines of text.
@_weakLinked
public struct TextEditor {
    private let text: EditedText

    /// Creates an editor for plain text.
    /// - Parameter text: The text.
    nonisolated public init(text: Binding<String>) { self.text = .plain(text, selection: nil) }

    /// Creates an editor for plain text with a binding to its selection.
    /// - Parameters:
    ///   - text: The text.
    ///   - selection: The selection; nil until the user or the program selects a value.
    nonisolated public init(text: Binding<String>, selection: Binding<TextSelection?>) {
        self.text = .plain(text, selection: selection)
    }

    /// Creates an editor for attributed text. Its attributes are displayed, and they are copied, pasted and dragged with the text.
    ///
    /// What is typed has the attributes of the text before it.
    /// - Parameters:
    ///   - text: The text.
    ///   - selection: The selection.
    nonisolated public init(
        text: Binding<AttributedString>,
        selection: Binding<AttributedTextSelection>? = nil
    ) {
        self.text = .attributed(text, selection: selection)
    }
}

extension TextEditor: View {
    public var body: some View { FindableEditor(text: text) }
}

/// The text of an editor.
enum EditedText {
    case plain(Binding<String>, selection: Binding<TextSelection?>?)
    case attributed(Binding<AttributedString>, selection: Binding<AttributedTextSelection>?)

    /// The characters.
    var characters: String {
        switch self {
        case .plain(let text, _): text.wrappedValue
        case .attributed(let text, _): String(text.wrappedValue.characters)
        }
    }

    /// The selection in a text without attributes.
    var selection: Binding<TextSelection?>? {
        guard case .plain(_, let selection) = self else { return nil }
        return selection
    }
}
