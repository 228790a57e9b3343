/// The use of the keys of a scene, and of the item of the Window menu with the same name.
struct SceneShortcut {
    enum Use {
        /// Opens another window.
        case newWindow
        /// Opens the only window of the scene, or brings it to the front.
        case onlyWindow(title: String)
        /// Opens the settings.
        case settings
    }

    let scene: SceneID
    let use: Use
    /// The keys; nil for none, also not those that the scene has by itself.
    var shortcut: KeyboardShortcut?
}
