/// A control that keys press.
@MainActor
struct ShortcutTarget {
    let shortcut: KeyboardShortcut
    /// The menu item with the same action as the control.
    let item: MenuItem
}

/// The controls of a window that keys press, in the order of the views.
@_weakLinked
enum ShortcutTargetsKey: PreferenceKey {
    static var defaultValue: [ShortcutTarget] { [] }
    static func reduce(value: inout [ShortcutTarget], nextValue: () -> [ShortcutTarget]) { value += nextValue() }
}

/// The menus of a window with keyboard shortcuts, in the order of the views.
@_weakLinked
enum ShortcutMenusKey: PreferenceKey {
    static var defaultValue: [MenuSource] { [] }
    static func reduce(value: inout [MenuSource], nextValue: () -> [MenuSource]) { value += nextValue() }
}

/// The node of a control that keys press where the views around say so.
final class PressableControlNode<Control: MenuItemView, Style>: StyledControlNode<Control, Style> {
    private var hadShortcut = false

    /// Returns the control with the shortcut. If the style shows another control in its place, that one is pressed.
    override func makePreferences() -> PreferenceValues {
        var preferences = super.makePreferences()
        hadShortcut = environment.keyboardShortcut != nil
        if let shortcut = environment.keyboardShortcut, preferences[ShortcutTargetsKey.self].isEmpty {
            let target = ShortcutTarget(shortcut: shortcut, item: view.menuItem(in: environment))
            preferences[ShortcutTargetsKey.self].append(target)
        }
        return preferences
    }

    override func viewDidChange() {
        super.viewDidChange()
        if hadShortcut || environment.keyboardShortcut != nil { preferencesDidChange() }
    }
}

extension ViewRoot {
    /// Returns the menu item with the action of keys in the window. The menu bar has the lowest precedence.
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

extension [MenuItem] {
    /// Returns the item that keys choose, here or inside another.
    @MainActor
    package func item(for stroke: KeyStroke) -> MenuItem? {
        for item in self where item.isEnabled {
            // The focused view handles those keys by itself.
            if case .edit(let action) = item.kind, action.isFollowedByFocus { continue }
            if let shortcut = item.shortcut, stroke.isMeant(by: shortcut) { return item }
            if let found = item.inside?.item(for: stroke) { return found }
        }
        return nil
    }
}
