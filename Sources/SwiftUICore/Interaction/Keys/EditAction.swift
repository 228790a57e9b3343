/// An editing action on the focused view, which is text or a view with commands of its own.
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

    /// The keyboard shortcut of the action, which works regardless of focus.
    package var shortcut: KeyboardShortcut? {
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

    /// A Boolean value that indicates whether the focused view handles the keys itself.
    var isFollowedByFocus: Bool {
        if case .format = self { false } else { true }
    }
}
