/// The common part of the menu bars of an app's windows.
struct MenuBarView {
    var commands: [any Commands]
    /// A closure that opens another window; nil if the app has no scene of windows that can be there twice.
    var newWindow: (@MainActor () -> Void)?
    var closeWindow: @MainActor () -> Void
    var quit: @MainActor () -> Void
    /// A closure that opens the app's settings; nil if it has none.
    var settings: (@MainActor () -> Void)?
    /// The actions on documents; nil for windows without one.
    var document: DocumentCommands?
    /// A Boolean value that indicates whether the window shows the menus. Their keys work in any case.
    var isShown = true
    /// Those that open windows of which there is one at most.
    var windowItems: [MenuItem] = []
    /// The keys that the app gives its scenes.
    var shortcuts: [SceneShortcut] = []

    /// The keys of a standard item: those of the app's scene, or those that it has by itself.
    private func keys(_ standard: KeyboardShortcut, _ isOfScene: (SceneShortcut.Use) -> Bool) -> KeyboardShortcut? {
        shortcuts.first { isOfScene($0.use) }.map(\.shortcut) ?? standard
    }

    /// Returns the default items of the standard places.
    /// - Parameter undoManager: The undo manager, which names the actions to undo and redo.
    @MainActor
    fileprivate func standardItems(_ undoManager: UndoManager?) -> [CommandGroupPlacement: [MenuItem]] {
        var (undo, redo) = (MenuItem(.undo), MenuItem(.redo))
        if let undoManager { (undo.title, redo.title) = (undoManager.undoMenuItemTitle, undoManager.redoMenuItemTitle) }
        let newWindowKeys = keys(KeyboardShortcut("n")) { if case .newWindow = $0 { true } else { false } }
        let settingsKeys = keys(KeyboardShortcut(",")) { if case .settings = $0 { true } else { false } }
        return [
            .singleWindowList: windowItems,
            .newItem: document?.newItems
                ?? newWindow.map { [MenuItem("New Window", newWindowKeys, action: $0)] } ?? [],
            .saveItem: (document?.saveItems ?? []) + [
                MenuItem(document == nil ? "Close Window" : "Close", KeyboardShortcut("w"), action: closeWindow)
            ],
            .appTermination: [MenuItem("Quit", KeyboardShortcut("q"), action: quit)],
            .undoRedo: [undo, redo],
            .appSettings: settings.map { [MenuItem("Settings…", settingsKeys, action: $0)] } ?? [],
            .pasteboard: [EditAction.cut, .copy, .paste, .delete, .selectAll].map { MenuItem($0) },
        ]
    }
}

/// The menu bar of a window.
@MainActor
package final class MenuBar {
    private let element: MenuItemsElement
    fileprivate(set) var view: MenuBarView
    private weak var undoManager: UndoManager?
    /// A closure that is called when the menus may have changed.
    package var didChange: @MainActor () -> Void = {}

    fileprivate init(_ element: MenuItemsElement, _ view: MenuBarView, _ undoManager: UndoManager) {
        (self.element, self.view, self.undoManager) = (element, view, undoManager)
    }

    /// A Boolean value that indicates whether the window shows the menus.
    package var isShown: Bool { view.isShown && !menus.isEmpty }

    /// The menus. There are none, and so no menu bar, if the app adds no items, has no settings and no windows with keyboard shortcuts, and
    /// the window shows no document.
    package var menus: [MenuItem] { arrangement?.bar ?? [] }

    /// The items of the menus in one menu, for desktops whose apps have that in place of a menu bar.
    package var primaryMenu: [MenuItem] { arrangement?.primary ?? [] }

    /// The items at their places; nil if there are no menus.
    private var arrangement: MenuArrangement? {
        let items = element.items
        let bringsItems = items.contains { !($0.inside ?? [$0]).isEmpty }
        guard bringsItems || view.document != nil || view.settings != nil || !view.windowItems.isEmpty else {
            return nil
        }
        return MenuArrangement(commands: items, standard: view.standardItems(undoManager))
    }
}

/// The node of a window's menu bar.
final class MenuBarNode: ViewNode {
    private var commands: [ViewNode] = []
    private(set) var menuBar: MenuBar!

    init(_ view: MenuBarView, _ inputs: NodeInputs) {
        super.init(inputs)
        commands = view.commands.map { makeNode(of: $0) }
        let element = MenuItemsElement(content: self)
        menuBar = MenuBar(element, view, graph.undoManager)
        element.itemsMayHaveChanged = { [weak self] in self?.menusMayHaveChanged() }
    }

    override var children: [ViewNode] { commands }
    override func makeElements() -> [LayoutElement] { commands.flatMap(\.elements) }

    private func makeNode<Content: Commands>(of commands: Content) -> ViewNode {
        SwiftUICore.makeNode(CommandsView(content: commands), inputs())
    }

    /// Sets the app's current items of the same places.
    func set(_ view: MenuBarView) {
        menuBar.view = view
        func set<Content: Commands>(_ commands: Content, of node: ViewNode) {
            (node as? TypedNode<CommandsView<Content>>)?.set(CommandsView(content: commands), environment: environment)
        }
        for (commands, node) in zip(view.commands, commands) { set(commands, of: node) }
    }

    override func environmentDidChange(from before: EnvironmentValues) {
        for node in commands { node.setEnvironment(environment) }
    }

    private func menusMayHaveChanged() {
        graph.afterUpdate { [weak self] in self?.menuBar?.didChange() }
    }

    override func didRemove() { menuBar = nil }
}
