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
