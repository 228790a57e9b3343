import Foundation

/// A menu for the selected rows of a list, and the action that opens rows.
@MainActor
package struct SelectionMenu: ContainerPart {
    package let menu: MenuSource
    fileprivate let chosen: ChosenRows
    fileprivate var primaryAction: (@MainActor (Set<AnyHashable>) -> Void)?

    /// A Boolean value that indicates whether there is an action that opens rows.
    package var opensRows: Bool { primaryAction != nil }

    /// Prepares the menu for a list's rows before it opens.
    /// - Parameters:
    ///   - row: The value of the clicked row; nil for none.
    ///   - selected: The values of the selected rows.
    package func prepare(for row: AnyHashable?, selected: Set<AnyHashable>) {
        chosen.values = row.map { selected.contains($0) ? selected : [$0] } ?? []
    }

    /// Prepares the menu for the selected rows before it opens.
    package func prepare(forSelected selected: Set<AnyHashable>) { chosen.values = selected }

    /// Opens the selected rows of a list, as double-clicking one of them or pressing Return does.
    package func open(_ selected: Set<AnyHashable>) {
        if !selected.isEmpty { primaryAction?(selected) }
    }
}

/// The rows that an opened menu is about.
@MainActor
private final class ChosenRows {
    var values: Set<AnyHashable> = []
    nonisolated init() {}
}

/// A modifier that adds the behaviour to a list.
@_weakLinked
struct SelectionMenuBehaviourModifier {
    let menu: SelectionMenu
}

extension SelectionMenuBehaviourModifier: ContainerModifier {
    typealias Body = Never

    func part(in node: ViewNode) -> SelectionMenu { menu }
}

/// A modifier that adds a menu to lists with a type of selection.
@_weakLinked
struct SelectionMenuModifier<Value: Hashable, Items: View> {
    let items: (Set<Value>) -> Items
    let primaryAction: ((Set<Value>) -> Void)?
    @State private var menu = MenuSource()
    @State private var chosen = ChosenRows()

    init(items: @escaping (Set<Value>) -> Items, primaryAction: ((Set<Value>) -> Void)?) {
        (self.items, self.primaryAction) = (items, primaryAction)
    }
}

extension SelectionMenuModifier: ViewModifier {
    func body(content: Content) -> some View {
        content
            .modifier(SelectionMenuBehaviourModifier(menu: behaviour))
            .modifier(MenuContentModifier(menu: menu, items: deferredItems))
    }

    @MainActor private var behaviour: SelectionMenu {
        var behaviour = SelectionMenu(menu: menu, chosen: chosen)
        if let primaryAction { behaviour.primaryAction = { primaryAction(Self.values($0)) } }
        return behaviour
    }

    /// The rows that the menu is about are known when it is opened.
    @MainActor private var deferredItems: DeferredView<Items> {
        DeferredView { [chosen, items] in items(Self.values(chosen.values)) }
    }

    nonisolated private static func values(_ values: Set<AnyHashable>) -> Set<Value> {
        Set(values.compactMap { $0.base as? Value })
    }
}

extension ContainerContent {
    /// The selection of the list inside; nil if there is no list or if it has no selection.
    package var listSelection: ListSelection? { content.firstList?.selection }
}

extension LayoutElement {
    fileprivate var firstList: ListElement? {
        (self as? ListElement) ?? inner.lazy.compactMap(\.firstList).first
    }
}

extension View {
    /// Adds a context menu for rows of lists in this view, and an action that opens rows.
    ///
    /// ```swift
    /// List(notes, selection: $selection) { Text($0.title) }
    ///     .contextMenu(forSelectionType: Note.ID.self) { notes in
    ///         if notes.isEmpty { Button("New Note") { add() } } else { Button("Delete") { delete(notes) } }
    ///     } primaryAction: { notes in
    ///         open(notes)
    ///     }
    /// ```
    /// - Parameters:
    ///   - itemType: The type of the list's selection.
    ///   - menu: The items for some rows: the selected ones where one of them was clicked, else the one that was clicked, and
    ///     none beside the rows. A menu without items does not open.
    ///   - primaryAction: The action of a double click on a row, and of the Return key, on the selected rows.
    nonisolated public func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self,
        @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View {
        modifier(SelectionMenuModifier(items: menu, primaryAction: primaryAction))
    }
}
