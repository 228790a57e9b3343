extension ViewRoot {
    /// Returns the menu item for a key press in the window. The menu bar has the lowest precedence.
    /// - Returns: Nil if the keys have no action.
    package func item(for stroke: KeyStroke) -> MenuItem? {
        chrome.item(for: stroke) ?? (stroke.isCommand ? menuBar?.menus.item(for: stroke) : nil)
    }
}

extension WindowChrome {
    /// Returns the popover in the window, or else the window itself.
    fileprivate func item(for stroke: KeyStroke) -> MenuItem? {
        for case let presentation in presentations.reversed() {
            guard case .popover = presentation.style else { continue }
            if let item = presentation.content.chrome.item(for: stroke) { return item }
        }
        let target = shortcutTargets.first { $0.item.isEnabled && stroke.isMeant(by: $0.shortcut) }
        return target?.item ?? (stroke.isCommand ? menuItem(for: stroke) : nil)
    }

    private func menuItem(for stroke: KeyStroke) -> MenuItem? {
        for menu in menus {
            let isOpen = menu.isOpen
            defer { if !isOpen { menu.close() } }
            if let item = menu.items.item(for: stroke) { return item }
        }
        return nil
    }
}
