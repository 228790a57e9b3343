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
final class PressableControlNode<Control: MenuItemView, Kind: StyleKind>: StyledControlNode<Control, Kind> {
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

extension [MenuItem] {
    /// Returns the item with the specified keyboard shortcut, searching nested items as well.
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
