import Foundation

/// The choices of a picker as items of the menu that it stands in.
final class MenuChoicesElement: LayoutElement, MenuItemProvider, ChoicesElement {
    static let hasLookOfMenus = true

    private let content: MenuItemsElement
    private var selection: PickerSelection?

    init(content node: ViewNode) {
        content = MenuItemsElement(content: node)
        super.init(graph: node.graph)
        content.parent = self
    }

    deinit { endParenthood() }

    func update(_ selection: PickerSelection) {
        self.selection = selection
        invalidateSize()
    }

    var items: [MenuItem] {
        // The views are not laid out, but their changes are reported only after their size was requested.
        _ = size(.unspecified)
        guard let selection else { return [] }
        return content.elements.compactMap { element in
            guard let tag = element.traits.selectionTag(where: selection.fits) else { return nil }
            let choice = MenuItem.Kind.choice(isChosen: selection.isSelected(tag)) { selection.select(tag) }
            var item = MenuItem(choice, isEnabled: selection.isEnabled).labeled(by: [element])
            item.shortcut = element.traits[ShortcutTrait.self]
            return item
        }
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        content.settle()
        return .zero
    }
}
