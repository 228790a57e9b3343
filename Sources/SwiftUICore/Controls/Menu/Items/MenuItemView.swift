/// A view that is an item where it stands in a menu.
@MainActor
protocol MenuItemView: View {
    associatedtype ItemLabel: View
    associatedtype ItemContent: View
    /// The label of the item.
    var itemLabel: ItemLabel { get }
    /// The contents of a section or a menu.
    var itemContent: ItemContent { get }
    /// Returns the item without its label, and without the items inside. What this reads is followed.
    func menuItem(in environment: EnvironmentValues) -> MenuItem
}

extension MenuItemView where ItemContent == EmptyView {
    var itemContent: EmptyView { EmptyView() }
}

/// The node of a view that is an item of a menu.
final class MenuItemNode<Item: MenuItemView>: EvaluatingNode<Item> {
    private var label: TypedNode<Item.ItemLabel>!
    private var content: TypedNode<Item.ItemContent>!
    private var element: MenuItemElement!
    private var derived = DerivedEnvironment()

    override init(_ view: Item, _ inputs: NodeInputs) {
        super.init(view, inputs)
        label = makeNode(view.itemLabel, self.inputs(environment: labelEnvironment()))
        content = makeNode(view.itemContent, self.inputs())
        let hasContent = Item.ItemContent.self != EmptyView.self
        element = MenuItemElement(
            label: MenuItemsElement(content: label),
            content: hasContent ? MenuItemsElement(content: content) : nil
        )
        evaluate()
    }

    override func makeElements() -> [LayoutElement] { [element] }
    override var children: [ViewNode] { [label, content] }

    override func viewDidChange() {
        label.set(view.itemLabel, environment: labelEnvironment())
        content.set(view.itemContent, environment: environment)
        evaluate()
    }

    override func environmentDidChangeUnread() {
        label.setEnvironment(labelEnvironment())
        content.setEnvironment(environment)
    }

    private func labelEnvironment() -> EnvironmentValues {
        var values = environment
        values.isInMenu = false
        return derived(values)
    }

    private func evaluate() {
        graph.forget(self)
        element.update(evaluator.evaluate(for: self) { view.menuItem(in: environment) })
    }
}

extension EnvironmentValues {
    /// The same environment for the views of a menu.
    var insideMenu: EnvironmentValues {
        var values = outsideStacks.withLookOfMenus
        (values.isInMenu, values.isInToolbar, values.isInList, values.isInRow) = (true, false, false, false)
        // The keys of the control around open the menu.
        values.keyboardShortcut = nil
        return values
    }

    /// The same environment with the look that menus have, whatever that of the views around.
    var withLookOfMenus: EnvironmentValues {
        var values = self
        (values.font, values.imageScale) = (nil, .medium)
        (values.foreground, values.foregroundLevels) = (.color(.primary), [])
        return values
    }
}
