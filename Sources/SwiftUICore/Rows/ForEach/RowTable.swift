import Foundation

/// The rows that a node contributes to a list or to a lazy container, by their index.
@MainActor
final class RowTable {
    private let node: ViewNode
    private var runs: [RowRun] = []
    /// The index of each run's first row, and the number of rows at the end.
    private var starts: [Int] = [0]

    /// - Parameters:
    ///   - node: The node of the rows.
    ///   - container: The container that shows the rows, and observes changes.
    init(content node: ViewNode, container: any LayoutElement & OutputContainer) {
        self.node = node
        container.receiveOutputs(of: node)
        // The rows that are there at first need no mention.
        takeRuns(node.rows)
    }

    // MARK: Changes

    /// Takes over which rows there are now.
    /// - Returns: The changes since the last call; each counts from the rows that those before it leave.
    func takeChanges() -> [RowChange] {
        let before = runs
        let startsBefore = starts
        let changes = takeRuns(node.rows)
        if runs.map(\.identity) == before.map(\.identity) {
            // The last first, so each change stands where its run stood.
            return changes.reversed().map { run, change in
                RowChange(
                    position: startsBefore[run] + change.position,
                    removed: change.removed,
                    added: change.added
                )
            }
        }
        guard let change = RowChange(from: before.map(\.identity), to: runs.map(\.identity)) else { return [] }
        // Runs that are there before and after may have changed by themselves: all from the first change on is new.
        let first = min(change.position, changes.first?.run ?? change.position)
        return [
            RowChange(
                position: startsBefore[first],
                removed: startsBefore[before.count] - startsBefore[first],
                added: count - starts[first]
            )
        ]
    }

    /// Takes over the runs.
    /// - Returns: The changes inside of runs, with the index of the run.
    @discardableResult
    private func takeRuns(_ newRuns: [RowRun]) -> [(run: Int, change: RowChange)] {
        runs = newRuns
        starts = [0]
        var changes: [(run: Int, change: RowChange)] = []
        for (index, run) in runs.enumerated() {
            starts.append(starts[index] + run.count)
            if let change = run.source?.takeChange() { changes.append((index, change)) }
        }
        return changes
    }

    // MARK: Rows

    var count: Int { starts[starts.count - 1] }

    /// Returns the run with a row, and the row's index in it.
    private func place(of index: Int) -> (run: RowRun, index: Int) {
        var (low, high) = (0, runs.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= index { low = middle } else { high = middle }
        }
        return (runs[low], index - starts[low])
    }

    /// Returns the row at an index; made unless it is there.
    func row(at index: Int) -> LayoutElement {
        let place = place(of: index)
        return switch place.run.rows {
        case .element(let element): element
        case .onDemand(let source): source.row(at: place.index)
        }
    }

    /// Returns the row at an index, where it is there.
    func madeRow(at index: Int) -> LayoutElement? {
        guard index >= 0, index < count else { return nil }
        let place = place(of: index)
        return switch place.run.rows {
        case .element(let element): element
        case .onDemand(let source): source.madeRow(at: place.index)
        }
    }

    /// Reuses the views of a hidden row for the row at an index.
    /// - Returns: Whether they were reused.
    func reuse(_ row: LayoutElement, at index: Int) -> Bool {
        let place = place(of: index)
        guard let source = place.run.source, source.madeRow(at: place.index) == nil else { return false }
        return source.reuse(row, at: place.index)
    }

    /// Releases a row that is no longer visible.
    func release(_ row: LayoutElement) {
        for run in runs { run.source?.release(row) }
    }

    /// Returns the value by which a selection knows the row at an index; nil for headers, footers and rows without one.
    func selectionValue(at index: Int) -> AnyHashable? {
        let place = place(of: index)
        if let section = place.run.section, section.part != .content { return nil }
        return switch place.run.rows {
        case .element(let element): element.selectionValue
        case .onDemand(let source): source.selectionValue(at: place.index)
        }
    }

    /// Returns the index of the row that a value identifies in a selection.
    func index(ofSelectionValue value: AnyHashable) -> Int? {
        index {
            $0.selectionValue == value
        } onDemand: {
            $0.index(ofSelectionValue: value)
        }
    }

    /// Returns the index of the row with an identity.
    func index(ofIdentity identity: AnyHashable) -> Int? {
        index {
            $0.traits.isIdentified(by: identity)
        } onDemand: {
            $0.index(ofSelectionValue: identity)
        }
    }

    private func index(element: (LayoutElement) -> Bool, onDemand: (any RowSource) -> Int?) -> Int? {
        for (index, run) in runs.enumerated() {
            switch run.rows {
            case .element(let row): if element(row) { return starts[index] }
            case .onDemand(let source): if let found = onDemand(source) { return starts[index] + found }
            }
        }
        return nil
    }

    // MARK: Elements

    /// Returns the element that the row at an index shows; nil if nothing can be done with it.
    func element(at index: Int) -> DynamicElement? {
        let place = place(of: index)
        switch place.run.rows {
        case .element(let row): return row.traits[DynamicElementTrait.self]
        case .onDemand(let source):
            return source.collection.flatMap { DynamicElement(collection: $0, index: place.index).editable }
        }
    }

    /// Returns the first row of an element.
    func index(of element: DynamicElement) -> Int? {
        for (index, run) in runs.enumerated() {
            if let collection = run.source?.collection, collection === element.collection {
                return starts[index] + element.index
            }
            guard run.count > 0, case .element(let row) = run.rows else { continue }
            if element.isSame(as: row.traits[DynamicElementTrait.self]) { return starts[index] }
        }
        return nil
    }

    /// Returns the empty `ForEach`s whose rows would precede a row.
    func emptyCollections(at index: Int) -> [any DynamicElements] {
        runs.indices.filter { starts[$0] == index && runs[$0].count == 0 }.compactMap { run in
            runs[run].source?.collection.flatMap { $0.actions.isEmpty ? nil : $0 }
        }
    }

    /// The `ForEach`s whose elements are rows, in order.
    var collections: [any DynamicElements] {
        var found: [any DynamicElements] = []
        for (index, run) in runs.enumerated() {
            let next = run.count == 0 ? run.source?.collection : element(at: starts[index])?.collection
            if let next, next !== found.last { found.append(next) }
        }
        return found
    }

    /// Returns a trait of a row, which is made if it does not exist.
    func trait<Key: TraitKey>(_ key: Key.Type, ofRow index: Int) -> Key.Value {
        let place = place(of: index)
        switch place.run.rows {
        case .element(let row): return row.traits[key]
        case .onDemand(let source):
            if let row = source.madeRow(at: place.index) { return row.traits[key] }
            let row = source.row(at: place.index)
            defer { source.release(row) }
            return row.traits[key]
        }
    }

    // MARK: Sections

    /// Rows one after another that are the same part of the same section, or of none.
    struct Part: Equatable {
        var rows: Range<Int>
        var section: RowSection?
    }

    /// The rows by the parts of sections, in order. None is empty.
    var parts: [Part] {
        var parts: [Part] = []
        for (index, run) in runs.enumerated() where run.count > 0 {
            let rows = starts[index]..<starts[index + 1]
            let isMore = run.section?.part != .header && run.section?.part != .footer
            if isMore, let last = parts.last, last.section == run.section {
                parts[parts.count - 1].rows = last.rows.lowerBound..<rows.upperBound
            } else {
                parts.append(Part(rows: rows, section: run.section))
            }
        }
        return parts
    }
}
