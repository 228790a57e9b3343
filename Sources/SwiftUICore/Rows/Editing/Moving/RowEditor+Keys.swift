import Foundation

extension RowEditor {
    /// Returns the place among the rows to which a step of keys leads from that of a drag.
    /// - Returns: Nil if no other place takes the drag there.
    func place(of hover: DropHover, _ step: HeldStep) -> HeldPlace? {
        guard let table = list?.table else { return nil }
        let last = table.count * 2
        let current = hover.place?.row.map { $0.row * 2 + ($0.isInLowerHalf ? 1 : 0) }
        switch step {
        case .initial: return firstPlace(of: hover, in: Array(startIndex(of: hover, in: table)...last), from: nil)
        case .first: return firstPlace(of: hover, in: 0...last, from: nil)
        case .last: return firstPlace(of: hover, in: (0...last).reversed(), from: nil)
        case .forward:
            return firstPlace(of: hover, in: stride(from: (current ?? -1) + 1, through: last, by: 1), from: hover)
        case .backward:
            return firstPlace(of: hover, in: stride(from: (current ?? 0) - 1, through: 0, by: -1), from: hover)
        }
    }

    /// Returns the first of some places at which a drag is taken: two for each row, its upper and its lower half.
    /// - Parameter from: The drag at the place that is left, which other points of rows may mean too.
    private func firstPlace(of hover: DropHover, in halves: some Sequence<Int>, from: DropHover?) -> HeldPlace? {
        let before = from.flatMap { $0.place?.row }.flatMap { destination(of: hover, at: $0) }
        for half in halves {
            let point = RowPoint(row: half / 2, isInLowerHalf: half % 2 == 1)
            guard let destination = destination(of: hover, at: point), !destination.changesNothing else { continue }
            if let before, destination.isSame(as: before) { continue }
            return HeldPlace(at: point, name: name(of: destination))
        }
        return nil
    }

    /// The half of a row at which keys begin: that of the held element, or else the first.
    private func startIndex(of hover: DropHover, in table: RowTable) -> Int {
        guard let elements = hover.drag?.movedElements else { return 0 }
        for collection in table.collections {
            guard let index = elements.offsets(in: collection).first else { continue }
            return table.index(of: DynamicElement(collection: collection, index: index)).map { $0 * 2 } ?? 0
        }
        return 0
    }

    /// Returns the name of a place by the row beside it.
    private func name(of destination: RowDestination) -> String? {
        guard let row = destination.row, let table = list?.table else { return nil }
        func label(_ row: Int) -> String? { table.madeRow(at: row)?.accessibilityOfRow.label }
        if row < table.count { return label(row).map { "before \($0)" } ?? "before row \(row + 1)" }
        return row > 0 ? label(row - 1).map { "after \($0)" } ?? "at the end" : "in the empty list"
    }

    /// Returns the items that the keyboard picks up at a row: the row and, if it is selected, the other selected rows.
    /// - Parameter widget: The widget of the list.
    /// - Returns: Nil if the row cannot be moved.
    package func keyboardSource(ofRow row: Int, in widget: any KeyboardDragWidget) -> KeyboardDragSource? {
        guard isActive, let list, row < list.table.count, let element = list.table.element(at: row),
            draggedElements(with: element) != nil
        else { return nil }
        let name = list.table.madeRow(at: row)?.accessibilityOfRow.label
        return KeyboardDragSource(name: name, in: widget) { [weak self] in self?.drag(row: row) }
    }

    /// Picks up the row of an element.
    func pickUp(_ element: DynamicElement) {
        guard let list, let row = list.table.index(of: element),
            let source = list.keyboardDragWidget.flatMap({ keyboardSource(ofRow: row, in: $0) })
        else { return }
        list.graph.keyboardDrag?.pickUpForAssistiveTechnology(source)
    }
}
