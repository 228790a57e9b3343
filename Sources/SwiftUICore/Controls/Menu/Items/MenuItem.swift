/// A menu item for a host, created from a view in the menu.
@MainActor
package struct MenuItem {
    package enum Kind {
        /// An item that performs an action.
        case action(@MainActor () -> Void)
        /// An item that pastes. Hosts enable it while the pasteboard has suitable contents.
        case paste(PasteTarget)
        /// An item that is on or off, with a check mark while it is on.
        case toggle(ControlValue<Bool>)
        /// One of several choices, with a mark on the chosen one.
        case choice(isChosen: Bool, choose: @MainActor () -> Void)
        /// An item that performs an action on the focused view. Hosts enable it while the view supports the action.
        case edit(EditAction)
        /// An item with text that can't be chosen.
        case text
        /// A line between other items.
        case separator
        /// A group of related items, separated by lines from the items before and after.
        case section([MenuItem])
        /// An item that opens a submenu.
        case menu([MenuItem])
    }

    package var kind: Kind
    /// The title that the user sees; empty for a separator and for a section without a title.
    package var title = ""
    /// The image beside the title, on desktops that show images in menus.
    package var image: ImageContent?
    package var role: ButtonRole?
    package var isEnabled = true
    /// The mark of the item for the menu bar, such as the place of a section; nil for other items.
    var mark: AnyHashable?
    /// The keyboard shortcut of the item; nil for none.
    package var shortcut: KeyboardShortcut?

    init(_ kind: Kind, isEnabled: Bool = true) { (self.kind, self.isEnabled) = (kind, isEnabled) }

    /// Returns the item with the text and the picture that views show.
    func labeled(by elements: [LayoutElement]) -> MenuItem {
        var item = self
        let texts = elements.flatMap(\.words)
        item.title =
            texts.isEmpty
            ? elements.flatMap(\.accessibility).compactMap(\.label).joined(separator: ", ")
            : texts.joined(separator: " ")
        item.image = elements.compactMap(\.picture).first
        return item
    }

    /// The items in this item; nil if it is not a section or a menu.
    package var inside: [MenuItem]? {
        switch kind {
        case .section(let items), .menu(let items): items
        default: nil
        }
    }
}

extension MenuItem {
    /// Creates the menu item for an action on the focused view.
    init(_ action: EditAction) {
        self.init(.edit(action))
        (title, shortcut) = (action.title, action.shortcut)
    }

    /// Creates an item that the framework brings.
    init(_ title: String, _ shortcut: KeyboardShortcut?, action: @escaping @MainActor () -> Void) {
        self.init(.action(action))
        (self.title, self.shortcut) = (title, shortcut)
    }
}
