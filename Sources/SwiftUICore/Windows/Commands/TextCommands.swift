/// Commands for editing text: a menu bar with an Edit menu that has an item for inserting emoji.
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

/// Commands for formatting text: a Format menu with a Font submenu that has Bold, Italic, Underline, Bigger and Smaller.
///
/// They change the selection in the focused ``TextEditor``, if its text has attributes: its `font` and its
/// `underlineStyle`. Without a selection, they change the next typed text.
@_weakLinked
public struct TextFormattingCommands {
    /// Creates the commands.
    nonisolated public init() {}
}

extension TextFormattingCommands: Commands {
    public typealias Body = Never
}

extension TextFormattingCommands: PrimitiveCommands {
    var view: any View {
        CommandGroup(after: .textFormatting) {
            Menu("Font") {
                EditActionView(action: .format(.bold))
                EditActionView(action: .format(.italic))
                EditActionView(action: .format(.underline))
                Divider()
                EditActionView(action: .format(.bigger))
                EditActionView(action: .format(.smaller))
            }
        }
        .view
    }
}

/// A menu item for an action on the focused view.
private struct EditActionView: PrimitiveView, MenuItemView {
    typealias Body = Never
    let action: EditAction

    func makeNode(_ inputs: NodeInputs) -> ViewNode { MenuItemNode(self, inputs) }
    var itemLabel: Text { Text(action.title) }
    func menuItem(in environment: EnvironmentValues) -> MenuItem { MenuItem(action) }
}
