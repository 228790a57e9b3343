/// Something that is done with what has the focus: with text, or with views that have commands of their own.
package enum EditAction: Hashable, Sendable {
    case undo, redo, cut, copy, paste, delete, selectAll, insertEmoji

    var title: String {
        switch self {
        case .undo: "Undo"
        case .redo: "Redo"
        case .cut: "Cut"
        case .copy: "Copy"
        case .paste: "Paste"
        case .delete: "Delete"
        case .selectAll: "Select All"
        case .insertEmoji: "Insert Emoji…"
        }
    }

    /// The keys that do it wherever the focus is, which what has the focus follows by itself.
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
        }
    }
}

extension MenuItem {
    /// The item for something that is done with what has the focus.
    init(_ action: EditAction) {
        self.init(.edit(action))
        (title, shortcut) = (action.title, action.shortcut)
    }

    /// An item that the framework brings.
    init(_ title: String, _ shortcut: KeyboardShortcut?, action: @escaping @MainActor () -> Void) {
        self.init(.action(action))
        (self.title, self.shortcut) = (title, shortcut)
    }
}

/// Commands that edit text: a menu bar with an Edit menu, and in it an item that inserts emoji.
///
/// Undo, redo, cut, copy, paste and the selection of all are in the Edit menu of each menu bar.
@_weakLinked
public struct TextEditingCommands {
    /// Creates the commands.
    nonisolated public init() {}
}

extension TextEditingCommands: Commands {
    public typealias Body = Never
}

extension TextEditingCommands: PrimitiveCommands {
    var view: any View { CommandGroup(after: .textEditing) { EditActionView(action: .insertEmoji) }.view }
}

/// An item of a menu for something that is done with what has the focus.
private struct EditActionView: PrimitiveView, MenuItemView {
    typealias Body = Never
    let action: EditAction

    func makeNode(_ inputs: NodeInputs) -> ViewNode { MenuItemNode(self, inputs) }
    var itemLabel: Text { Text(action.title) }
    func menuItem(in environment: EnvironmentValues) -> MenuItem { MenuItem(action) }
}
