import Foundation

/// An object that moves, deletes and inserts the rows of a list on behalf of a host's drags, keys and assistive technologies. The modifiers
/// of dynamic content set the actions: see ``ElementActions``.
@MainActor
package final class RowEditor {
    weak var list: ListElement?
    /// The last proposed place for the drag over the list.
    var proposed: RowDestination?
    /// A closure that returns the place among the rows that a point of the list means.
    var rowPoint: ((CGPoint) -> RowPoint)?
    /// A closure that shows that items would be inserted before a row; nil for no place.
    var showInsertion: (Int?) -> Void = { _ in }

    private struct Acting {
        weak var node: (any ElementActing)?
    }

    private var acting: [ObjectIdentifier: Acting] = [:]

    // MARK: What can be done

    /// Adds content of the list with actions on its elements.
    func add(_ node: any ElementActing) {
        acting[ObjectIdentifier(node)] = Acting(node: node)
        actionsDidChange()
    }

    func remove(_ node: any ElementActing) {
        if acting.removeValue(forKey: ObjectIdentifier(node)) != nil { actionsDidChange() }
    }

    /// Notifies the host that the actions on rows have changed.
    func actionsDidChange() {
        if let list { list.graph.outputsDidChange(in: list) }
    }

    /// The actions on any of the rows.
    var actions: [ElementActions] { acting.values.compactMap { $0.node?.actions } }

    /// A Boolean value that indicates whether rows can be edited.
    package var isActive: Bool { !acting.isEmpty }

    // MARK: Rows that are meant

    /// Returns the rows of a command, in order: the selected ones, or else the focused one.
    private func rows(focused: Int?) -> [Int] {
        guard let list else { return [] }
        let selected = (list.selection?.selected ?? []).compactMap(list.index(ofSelectionValue:)).sorted()
        return selected.isEmpty ? focused.map { [$0] } ?? [] : selected
    }

    /// Returns the row that the keyboard picks up: the focused one, or a selected one if the focused one is not selected.
    package func pickedRow(focused: Int) -> Int {
        let rows = rows(focused: focused)
        return rows.contains(focused) ? focused : rows.first ?? focused
    }

    /// Returns the elements that some rows show, without those that a row excludes. Several rows may show one element.
    private func elements<Limit: TraitKey>(of rows: [Int], without limit: Limit.Type) -> [DynamicElement]
    where Limit.Value == Bool {
        guard let table = list?.table else { return [] }
        var elements: [DynamicElement] = []
        for row in rows where row < table.count {
            guard let element = table.element(at: row), !table.trait(limit, ofRow: row) else { continue }
            if !element.isSame(as: elements.last) { elements.append(element) }
        }
        return elements
    }

    /// Elements by their collections.
    private func groups(_ elements: [DynamicElement]) -> [[DynamicElement]] {
        var groups: [[DynamicElement]] = []
        for element in elements {
            if let index = groups.firstIndex(where: { $0[0].collection === element.collection }) {
                groups[index].append(element)
            } else {
                groups.append([element])
            }
        }
        return groups
    }

    // MARK: Commands

    /// Returns the Edit menu's commands for the selected rows, or for the focused row if none is selected; nil if there are none.
    package func editCommands(focused: Int?) -> EditCommands? {
        guard isActive, rows(focused: focused).contains(where: { !deletable([$0]).isEmpty }) else { return nil }
        return EditCommands(delete: { self.delete(self.deletable(self.rows(focused: focused))) })
    }

    /// Performs a keyboard action on the selected rows, or on the focused row if none is selected.
    /// - Returns: Whether the keys have an action here.
    package func perform(_ keys: KeyboardShortcut, focused: Int?) -> Bool {
        guard isActive else { return false }
        switch (keys.key, keys.modifiers) {
        case (.upArrow, .option): return move(.backward, focused: focused)
        case (.downArrow, .option): return move(.forward, focused: focused)
        case (.deleteForward, []):
            let commands = editCommands(focused: focused)
            commands?.delete?()
            return commands != nil
        default: return false
        }
    }

    // MARK: Deleting

    private func deletable(_ rows: [Int]) -> [DynamicElement] {
        elements(of: rows, without: DeleteDisabledTrait.self).filter { $0.collection.actions.delete != nil }
    }

    private func delete(_ elements: [DynamicElement]) {
        for group in groups(elements) { group[0].collection.actions.delete?(IndexSet(group.map(\.index))) }
    }

    /// Returns the actions on a row in edit mode; nil for none.
    func editing(of row: LayoutElement) -> RowDecoration.Editing? {
        guard let element = row.traits[DynamicElementTrait.self] else { return nil }
        let isDeletable = element.collection.actions.delete != nil && !row.traits[DeleteDisabledTrait.self]
        let isMovable = element.collection.mover != nil && !row.traits[MoveDisabledTrait.self]
        guard isDeletable || isMovable else { return nil }
        let delete: @MainActor () -> Void = { [weak self, weak row] in
            guard let self, let element = row?.traits[DynamicElementTrait.self] else { return }
            self.delete([element])
        }
        return RowDecoration.Editing(delete: isDeletable ? delete : nil, isMovable: isMovable)
    }

    // MARK: Moving

    private func movable(_ rows: [Int]) -> [DynamicElement] {
        elements(of: rows, without: MoveDisabledTrait.self).filter { $0.collection.mover != nil }
    }

    /// Moves rows that are selected, or the one with the focus where none is selected, by one.
    /// - Returns: Whether there are such rows.
    private func move(_ direction: ElementMover.Direction, focused: Int?) -> Bool {
        let elements = movable(rows(focused: focused))
        move(elements, direction)
        return !elements.isEmpty
    }

    private func move(_ elements: [DynamicElement], _ direction: ElementMover.Direction) {
        for group in groups(elements) { group[0].collection.mover?.move(MovedElements(group), direction) }
    }

    // MARK: Dragging

    /// Begins a drag of a row and, if it is selected, the other selected rows.
    /// - Returns: Nil where the row cannot be moved.
    package func drag(row: Int) -> ActiveDrag? {
        guard let list, let element = list.table.element(at: row),
            let elements = draggedElements(with: element, row: row)
        else { return nil }
        return ActiveDrag(moving: elements, with: element)
    }

    /// Returns the elements that a drag of one takes along; nil if it cannot be moved.
    func draggedElements(with element: DynamicElement) -> MovedElements? {
        guard let table = list?.table, let row = table.index(of: element) else { return nil }
        return draggedElements(with: element, row: row)
    }

    private func draggedElements(with element: DynamicElement, row: Int) -> MovedElements? {
        guard !movable([row]).isEmpty, let mover = element.collection.mover else { return nil }
        let selected = rows(focused: nil)
        let together = selected.contains(row) ? movable(selected) : [element]
        return MovedElements(together.filter { mover.takes($0.collection) })
    }

    // MARK: Assistive technologies

    /// Returns the accessibility element of a row, with the actions on the row.
    package func accessibility(of row: LayoutElement) -> AccessibilityElement {
        var told = row.accessibilityOfRow
        if told.action(.default) == nil, list?.selection != nil, let value = row.selectionValue,
            !row.traits[SelectionDisabledTrait.self]
        {
            told.actions.append(AccessibilityAction(.default) { [weak self] in self?.list?.selection?.select([value]) })
        }
        guard isActive, let element = row.traits[DynamicElementTrait.self] else { return told }
        let actions = element.collection.actions
        func add(_ kind: AccessibilityActionKind, _ perform: @escaping @MainActor (RowEditor, DynamicElement) -> Void) {
            guard told.action(kind) == nil else { return }
            told.actions.append(
                AccessibilityAction(kind) { [weak self, weak row] in
                    guard let self, let element = row?.traits[DynamicElementTrait.self] else { return }
                    perform(self, element)
                }
            )
        }
        if element.collection.mover != nil, !row.traits[MoveDisabledTrait.self] {
            add(AccessibilityActionKind(named: "Move Up")) { $0.move([$1], .backward) }
            add(AccessibilityActionKind(named: "Move Down")) { $0.move([$1], .forward) }
            if list?.keyboardDragWidget != nil { add(.pickUp) { $0.pickUp($1) } }
        }
        if actions.delete != nil, !row.traits[DeleteDisabledTrait.self] { add(.delete) { $0.delete([$1]) } }
        return told
    }
}

extension RowEditor: Equatable {
    nonisolated package static func == (first: RowEditor, second: RowEditor) -> Bool { first === second }
}

/// A node that shows elements as rows which can be selected, and so moved together.
@MainActor
protocol RowOwner: DraggedElementsSource {
    var editor: RowEditor { get }
}
