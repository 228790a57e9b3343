/// A scene with a keyboard shortcut.
@_weakLinked
struct SceneShortcutModifier<Content: Scene>: Scene {
    typealias Body = Never
    let content: Content
    let shortcut: KeyboardShortcut?
}

extension SceneShortcutModifier: ModifiedScene {
    func makeNode(_ inputs: SceneInputs) -> SceneNode { SceneShortcutNode(self, inputs) }
}

final class SceneShortcutNode<Content: Scene>: ModifiedSceneNode<SceneShortcutModifier<Content>> {

    override var shortcuts: [SceneShortcut] {
        guard var shortcut = content.shortcutTarget else { return content.shortcuts }
        shortcut.shortcut = scene.shortcut
        return [shortcut]
    }
}

extension Scene {
    /// Sets the keyboard shortcut that opens a window of this scene.
    ///
    /// Those of a ``WindowGroup`` open another window, as New Window does. Those of a ``Window`` and of a ``UtilityWindow`` open it
    /// or bring it to the front, as does an item in the Window menu, which the scene has with this modifier. Those of ``Settings`` open
    /// the settings.
    /// - Parameter shortcut: The keys; nil for none.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene {
        SceneShortcutModifier(content: self, shortcut: shortcut)
    }

    /// Sets the keyboard shortcut that opens a window of this scene; see ``Scene/keyboardShortcut(_:)``.
    /// - Parameters:
    ///   - key: The key.
    ///   - modifiers: The keys that are held with it: Command is Control here, see ``KeyboardShortcut``.
    ///   - localization: How the keys follow the layout of the keyboard.
    public func keyboardShortcut(
        _ key: KeyEquivalent,
        modifiers: EventModifiers = .command,
        localization: KeyboardShortcut.Localization = .automatic
    ) -> some Scene {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
    }
}
