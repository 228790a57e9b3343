/// One item of a menu for a host, which is made from a view in the menu.
@MainActor
package struct MenuItem {
    package enum Kind {
        /// Runs an action when it is chosen.
        case action(@MainActor () -> Void)
        /// Pastes; hosts enable it while the pasteboard has something for it.
        case paste(PasteTarget)
        /// Is on or off, and has a check mark while it is on.
        case toggle(ControlValue<Bool>)
        /// Is one of several, of which the chosen one has a mark.
        case choice(isChosen: Bool, choose: @MainActor () -> Void)
        /// An action on the focused view. Hosts enable it while the view can perform it.
        case edit(EditAction)
        /// Is only read.
        case text
        /// A line between others.
        case separator
        /// Items that belong together, with lines before and after.
        case section([MenuItem])
        /// Opens a menu.
        case menu([MenuItem])
    }

    package var kind: Kind
    /// The title that the user reads; empty for a separator, and for a section without a title.
    package var title = ""
    /// The picture beside the title, where a desktop shows pictures in menus.
    package var image: ImageContent?
    package var role: ButtonRole?
    package var isEnabled = true
    /// The mark of the item for the menu bar, such as the place of a section; nil for other items.
    var mark: AnyHashable?
    /// The keys that choose the item; nil for none.
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

    /// The items inside; nil if the item has none of its own.
    package var inside: [MenuItem]? {
        switch kind {
        case .section(let items), .menu(let items): items
        default: nil
        }
    }
}
