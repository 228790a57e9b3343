import Foundation

/// A menu that opens when the user clicks the view with the secondary button or presses the Menu key.
package struct ContextMenuBehaviour: ContainerPart {
    package let menu: MenuSource

    package static var takesEmptyRoom: Bool { true }

    package func accessibility(around inside: [AccessibilityElement], isEnabled: Bool) -> [AccessibilityElement] {
        let properties = AccessibilityProperties {
            $0.actions = [AccessibilityAction(.showMenu) { [weak menu] in menu?.present() }]
        }
        return inside.map { $0.applying(properties) }
    }
}

/// A modifier that adds the behaviour to a view.
@_weakLinked
struct ContextMenuBehaviourModifier {
    let menu: MenuSource
}

extension ContextMenuBehaviourModifier: ContainerModifier {
    typealias Body = Never

    func part(in node: ViewNode) -> ContextMenuBehaviour { ContextMenuBehaviour(menu: menu) }
}

/// A modifier that gives a view a menu of other views.
@_weakLinked
struct ContextMenuModifier<Items: View> {
    let items: Items
    @State private var menu = MenuSource()

    init(items: Items) { self.items = items }
}

extension ContextMenuModifier: ViewModifier {
    func body(content: Content) -> some View {
        content
            .modifier(ContextMenuBehaviourModifier(menu: menu))
            .modifier(MenuContentModifier(menu: menu, items: items))
    }
}

/// A container for the items of a context menu, for ``View/contextMenu(_:)``. ``View/contextMenu(menuItems:)`` does without it.
@_weakLinked
public struct ContextMenu<MenuItems: View> {
    let items: MenuItems

    /// Creates a context menu from its items.
    /// - Parameter menuItems: The items.
    nonisolated public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension View {
    /// Adds a context menu to this view, which opens with a secondary click, the Menu key or Shift+F10.
    ///
    /// ```swift
    /// Text(note.title)
    ///     .contextMenu {
    ///         Button("Duplicate") { duplicate(note) }
    ///         Button("Delete", role: .destructive) { delete(note) }
    ///     }
    /// ```
    /// - Parameter menuItems: The items, see ``Menu``. A menu without items does not open.
    nonisolated public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        modifier(ContextMenuModifier(items: menuItems()))
    }

    /// Adds a context menu to this view, which opens with a secondary click.
    /// - Parameters:
    ///   - menuItems: The items.
    ///   - preview: The preview that touch screens show with the menu. Desktops show none.
    nonisolated public func contextMenu<MenuItems: View, Preview: View>(
        @ViewBuilder menuItems: () -> MenuItems,
        @ViewBuilder preview: () -> Preview
    ) -> some View {
        contextMenu(menuItems: menuItems)
    }

    /// Adds a context menu to this view, which opens with a secondary click.
    /// - Parameter contextMenu: The items; nil for no menu.
    nonisolated public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
        modifier(ContextMenuModifier(items: contextMenu?.items))
    }
}
