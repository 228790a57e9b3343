private struct KeyboardShortcutKey: EnvironmentKey { static var defaultValue: KeyboardShortcut? { nil } }

extension EnvironmentValues {
    /// The keyboard shortcut for controls in the view; nil for none.
    public internal(set) var keyboardShortcut: KeyboardShortcut? {
        get { self[KeyboardShortcutKey.self] }
        set { self[KeyboardShortcutKey.self] = newValue }
    }
}

extension View {
    /// Sets the keyboard shortcut of the control in this view.
    ///
    /// ```swift
    /// Button("Save") { save() }
    ///     .keyboardShortcut("s")
    /// ```
    ///
    /// The keys are those of the window that the control is in, and of the items of its menus. Where several controls have the
    /// same, the first that is enabled is pressed.
    /// - Parameters:
    ///   - key: The key.
    ///   - modifiers: The keys that are held with it: Command is Control here, see ``KeyboardShortcut``.
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent,
        modifiers: EventModifiers = .command
    ) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
    }

    /// Sets the keyboard shortcut of the control in this view.
    /// - Parameters:
    ///   - key: The key.
    ///   - modifiers: The keys that are held with it.
    ///   - localization: The dependence on the layout of the keyboard.
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent,
        modifiers: EventModifiers = .command,
        localization: KeyboardShortcut.Localization
    ) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
    }

    /// Sets the keyboard shortcut of the control in this view.
    /// - Parameter shortcut: The keys, or nil for none; ``KeyboardShortcut/defaultAction`` also makes a button stand out as the one to
    ///   press.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        environment(\.keyboardShortcut, shortcut)
            .modifier(TraitModifier<ShortcutTrait>(value: shortcut, isFallback: true))
    }
}
