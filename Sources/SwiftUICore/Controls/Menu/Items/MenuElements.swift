import Foundation

/// An element that stands for items of a menu and takes no place in a window.
@MainActor
protocol MenuItemProvider: LayoutElement {
    var items: [MenuItem] { get }
}

extension LayoutElement {
    /// The items that the element is in a menu. Views that are no items are read as text, those of one view together.
    final var menuItems: [MenuItem] {
        if let provider = self as? any MenuItemProvider { return provider.items }
        if let shownContent {
            if shownContent is DividerContent { return [MenuItem(.separator)] }
            let isRead = shownContent is TextContent || shownContent is ImageContent
            return isRead ? [MenuItem(.text).labeled(by: [self])] : []
        }
        let items = inner.flatMap(\.menuItems)
        let isOnlyRead = !items.isEmpty && items.allSatisfy { if case .text = $0.kind { true } else { false } }
        return isOnlyRead ? [MenuItem(.text).labeled(by: [self])] : items
    }
}

/// The items of several views.
final class MenuItemsElement: ContentElement, MenuItemProvider {
    /// Called when the items may have changed since they were requested.
    var itemsMayHaveChanged: () -> Void = {}

    var items: [MenuItem] {
        settle()
        return elements.flatMap(\.menuItems)
    }

    /// Measures the views. They are not laid out, but their changes are reported only after their size was requested.
    func settle() { _ = size(.unspecified) }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        for element in elements { _ = element.size(.unspecified) }
        return .zero
    }

    override func didInvalidate() { itemsMayHaveChanged() }
}

/// One item with a label, and with items inside where it is a section or a menu.
final class MenuItemElement: LayoutElement, MenuItemProvider {
    private let label: MenuItemsElement
    private let content: MenuItemsElement?
    private var item = MenuItem(.text)

    init(label: MenuItemsElement, content: MenuItemsElement?) {
        (self.label, self.content) = (label, content)
        super.init(graph: label.graph)
        label.parent = self
        content?.parent = self
    }

    deinit { endParenthood() }

    func update(_ item: MenuItem) {
        self.item = item
        invalidateSize()
    }

    var items: [MenuItem] {
        settle()
        var item = item.labeled(by: label.elements)
        switch item.kind {
        case .section: item.kind = .section(content?.items ?? [])
        case .menu: item.kind = .menu(content?.items ?? [])
        default: break
        }
        return [item]
    }

    private func settle() { _ = size(.unspecified) }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        label.settle()
        content?.settle()
        return .zero
    }
}
