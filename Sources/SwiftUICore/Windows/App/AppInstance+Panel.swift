extension AppInstance {
    /// Returns the items that the app shows in the desktop's panel.
    package func panelItems() -> [PanelItem] {
        panelScenes.map { item in
            var item = item
            item.prepare = { [weak self] in self?.prepare(&$0) }
            return item
        }
    }

    /// Opens the window of a panel item, or closes it if it is open.
    package func togglePanelWindow(_ id: SceneID) {
        if let window = windows().first(where: { $0.id.scene == id }) {
            closeWindow(window.id)
        } else {
            openPanelWindow(id)
        }
    }

    /// Opens the window of a panel item, for desktops that do not show the item.
    package func openPanelWindow(_ id: SceneID) { openWindow(WindowRequest(scene: id)) }
}
