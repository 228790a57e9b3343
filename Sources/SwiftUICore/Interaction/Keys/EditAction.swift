/// An action on the focused view: on text, or on views with commands of their own.
package enum EditAction: Hashable, Sendable {
    case undo, redo, cut, copy, paste, delete, selectAll, insertEmoji
    case format(TextFormat)

    package var title: String {
        switch self {
        case .undo: "Undo"
        case .redo: "Redo"
        case .cut: "Cut"
        case .copy: "Copy"
        case .paste: "Paste"
        case .delete: "Delete"
        case .selectAll: "Select All"
        case .insertEmoji: "Insert Emoji…"
        case .format(let format): format.title
        }
    }

    /// The keys that do it wherever the focus is.
    var shortcut: KeyboardShortcut? {
        switch self {
        case .undo: KeyboardShortcut("z")
        case .redo: KeyboardShortcut("z", modifiers: [.command, .shift])
        case .cut: KeyboardShortcut("x")
        case .copy: KeyboardShortcut("c")
        case .paste: KeyboardShortcut("v")
        case .delete: nil
        case .selectAll: KeyboardShortcut("a")
        case .insertEmoji: nil
        case .format(let format): format.shortcut
        }
    }

    /// A Boolean value that indicates whether the focused view handles the keys by itself.
    var isFollowedByFocus: Bool {
        if case .format = self { false } else { true }
    }
}
