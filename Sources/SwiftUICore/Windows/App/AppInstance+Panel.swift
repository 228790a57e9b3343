extension AppInstance {
    /// Returns the items that the app wants in the desktop's panel.
    package func panelItems() -> [PanelItem] {
        panelScenes.map { item in
            var item = item
            item.prepare = { [weak self] in self?.prepare(&$0) }
            return item
        }
    }

    /// Opens the window of an item of the panel, or closes it where it is open.
    package func togglePanelWindow(_ id: SceneID) {
        if let window = windows().first(where: { $0.id.scene == id }) {
            closeWindow(window.id)
        } else {
            openPanelWindow(id)
        }
    }

    /// Opens the window of an item of the panel, as where no desktop shows the item.
    package func openPanelWindow(_ id: SceneID) { openWindow(WindowRequest(scene: id)) }
}
