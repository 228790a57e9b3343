/// A menu that the user can open. Its items are created when it opens and released when it closes.
@MainActor
package final class MenuSource {
    fileprivate(set) weak var owner: (any MenuOwner)?
    /// A closure that is called when the items may have changed while the menu is open. ``items`` then has the new ones.
    package var itemsMayHaveChanged: @MainActor () -> Void = {}
    /// A closure, set by the widget that shows the menu, that opens it on the screen.
    package var present: @MainActor () -> Void = {}

    /// Another menu whose items are added to the end of this one.
    private weak var appended: MenuSource?

    nonisolated init() {}

    /// Ends the menu with the items of another one.
    func append(_ other: MenuSource) { appended = other }

    /// The items, which are created if the menu is closed.
    package var items: [MenuItem] {
        let own = owner?.openMenu() ?? []
        guard let appended, case let more = appended.items, !more.isEmpty else { return own }
        appended.itemsMayHaveChanged = { [weak self] in self?.itemsMayHaveChanged() }
        return own + [MenuItem(.section(more))]
    }

    /// A Boolean value that indicates whether the items exist.
    package var isOpen: Bool { owner?.isMenuOpen ?? false }

    /// Closes the menu and releases the items.
    package func close() {
        itemsMayHaveChanged = {}
        owner?.closeMenu()
        appended?.close()
    }
}

/// The owner of a menu's items.
@MainActor
protocol MenuOwner: AnyObject {
    var isMenuOpen: Bool { get }
    func openMenu() -> [MenuItem]
    func closeMenu()
}

/// A modifier that sets the menu that the views inside open.
@_weakLinked
struct MenuContentModifier<Items: View> {
    let menu: MenuSource
    let items: Items
    /// A Boolean value that indicates whether keys choose items while the menu is closed.
    var hasShortcuts = false
}

extension MenuContentModifier: PrimitiveModifier {
    typealias Body = Never

    func makeNode<Content: View>(_ view: Applied<Content>, _ inputs: NodeInputs) -> TypedNode<Applied<Content>> {
        MenuContentNode(view, inputs)
    }
}

/// The node of views with a menu, and of the menu's views while it is open.
final class MenuContentNode<Content: View, Items: View>: ModifiedNode<Content, MenuContentModifier<Items>> {
    private var opened: (node: TypedNode<Items>, element: MenuItemsElement)?
    private var derived = DerivedEnvironment()

    override init(_ view: ModifiedContent<Content, MenuContentModifier<Items>>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        view.modifier.menu.owner = self
    }

    override func makePreferences() -> PreferenceValues {
        var preferences = content.preferences
        if view.modifier.hasShortcuts { preferences[ShortcutMenusKey.self].append(view.modifier.menu) }
        return preferences
    }
    override var children: [ViewNode] { [content] + (opened.map { [$0.node] } ?? []) }
    override func didRemove() { closeMenu() }

    override func viewDidChange() {
        super.viewDidChange()
        view.modifier.menu.owner = self
        opened?.node.set(view.modifier.items, environment: menuEnvironment())
    }

    private func menuEnvironment() -> EnvironmentValues { derived(environment.insideMenu) }
}

extension MenuContentNode: MenuOwner {
    var isMenuOpen: Bool { opened != nil }

    func openMenu() -> [MenuItem] {
        if let opened { return opened.element.items }
        return graph.perform {
            let node = SwiftUICore.makeNode(view.modifier.items, inputs(environment: menuEnvironment()))
            let element = MenuItemsElement(content: node)
            element.itemsMayHaveChanged = { [weak self] in self?.itemsMayHaveChanged() }
            opened = (node, element)
            return element
        }.items
    }

    func closeMenu() {
        opened?.node.remove()
        opened = nil
    }

    private func itemsMayHaveChanged() {
        graph.afterUpdate { [menu = view.modifier.menu] in menu.itemsMayHaveChanged() }
    }
}
