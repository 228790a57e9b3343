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
