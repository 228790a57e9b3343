import CoreTransferable
import Foundation
import UniformTypeIdentifiers

extension RowEditor {
    /// Returns the drop destination of the list.
    /// - Parameters:
    ///   - point: Returns the place among the rows for a point in the coordinates of the list.
    ///   - showInsertion: Shows that items would be inserted before a row; nil for no place.
    package func dropTarget(
        at point: @escaping (CGPoint) -> RowPoint,
        showInsertion: @escaping (Int?) -> Void
    ) -> DropTarget {
        (rowPoint, self.showInsertion) = (point, showInsertion)
        let point = { (hover: DropHover) in hover.place?.row ?? point(hover.location) }
        return DropTarget(
            contentTypes: contentTypes,
            validate: { [weak self] in self?.mayTake($0) ?? false },
            propose: { [weak self] hover in
                let destination = self?.destination(of: hover, at: point(hover))
                self?.proposed = destination
                return destination.map { $0.operation(for: hover) } ?? .forbidden
            },
            perform: { [weak self] items, _ in
                // The rows under the pointer at the drop may have moved since.
                await self?.proposed?.perform(items) ?? false
            },
            isTargeted: { if !$0 { showInsertion(nil) } },
            update: { [weak self] hover, phase in
                switch phase {
                case .entering, .active:
                    showInsertion(self?.destination(of: hover, at: point(hover))?.row)
                case .exiting, .ended, .dataTransferCompleted: showInsertion(nil)
                }
            },
            place: { [weak self] hover, step in self?.place(of: hover, step) }
        )
    }

    /// The types of which a drag must have one for the list to have a use for it.
    private var contentTypes: [UTType] {
        let actions = actions
        let inserted = actions.flatMap(\.insertions).flatMap { $0.contentTypes() }
        return inserted
            + (actions.contains { $0.move != nil || $0.collectionID != nil } ? [MovedElements.contentType] : [])
    }

    /// Returns whether there may be a place among the rows for a drag.
    private func mayTake(_ hover: DropHover) -> Bool {
        list?.table.collections.contains { use(of: hover, in: $0) != nil } ?? false
    }

    /// Returns the use of a drag that ends among the elements of a collection; nil for none.
    private func use(of hover: DropHover, in collection: any DynamicElements) -> RowDestination.Use? {
        let actions = collection.actions
        if let elements = hover.drag?.movedElements, elements.canMove(to: collection) { return .move(elements) }
        let items = hover.items()
        return actions.insertions.first { insertion in
            let types = insertion.contentTypes()
            return items.contains { $0.hasRepresentation(conformingToAnyOf: types) }
        }
        .map { .insert($0) }
    }

    /// Returns the place at which the items of a drag would be inserted.
    func destination(of hover: DropHover, at point: RowPoint) -> RowDestination? {
        for (offset, row, collection) in places(at: point) {
            guard let use = use(of: hover, in: collection) else { continue }
            guard case .move = use, let container = collection.mover?.container else {
                return RowDestination(collection: collection, offset: offset, row: row, use: use)
            }
            let place = ReorderContainer.Place(collection: collection, offset: offset, mark: .row(row, self))
            let landing = container.landing(of: hover, at: place, in: collection.environment)
            return landing.isTaken ? RowDestination(landing, in: container, of: self, use: use) : nil
        }
        return nil
    }

    /// Returns the place in a collection that a point means; nil for a point outside the list.
    /// - Parameters:
    ///   - point: The point, in the coordinates of the window.
    ///   - canTake: Whether a collection is one into which items may go.
    func place(
        atPointOfWindow point: CGPoint,
        where canTake: (any DynamicElements) -> Bool
    ) -> ReorderContainer.Place? {
        guard let frame = list?.frameInWindow, frame.contains(point), let rowPoint else { return nil }
        let places = places(at: rowPoint(CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)))
        return places.first { canTake($0.collection) }
            .map { ReorderContainer.Place(collection: $0.collection, offset: $0.offset, mark: .row($0.row, self)) }
    }

    /// Returns the row in front of which the element at an offset of a collection stands; nil if the list does not say.
    func row(ofElementAt offset: Int, in collection: any DynamicElements) -> Int? {
        guard let table = list?.table else { return nil }
        func row(_ index: Int) -> Int? { table.index(of: DynamicElement(collection: collection, index: index)) }
        if offset < collection.elementCount { return row(offset) }
        return offset > 0 ? row(offset - 1).map { rows(ofElementAt: $0, in: table).end } : nil
    }

    private typealias Place = (offset: Int, row: Int, collection: any DynamicElements)

    /// Returns the places in collections that a point may mean, the best first: on the near side of the element under
    /// the pointer, then on its far side.
    private func places(at point: RowPoint) -> [Place] {
        guard let table = list?.table else { return [] }
        guard point.row < table.count else { return places(before: table.count, afterElement: true, in: table) }
        let (first, end) = rows(ofElementAt: point.row, in: table)
        let passed = point.row - first + (point.isInLowerHalf ? 1 : 0)
        let isAfter = passed * 2 > end - first
        return places(before: isAfter ? end : first, afterElement: isAfter, in: table)
            + places(before: isAfter ? first : end, afterElement: !isAfter, in: table)
    }

    /// Returns the rows of the element that a row shows; that row alone where nothing can be done with it.
    private func rows(ofElementAt row: Int, in table: RowTable) -> (first: Int, end: Int) {
        guard let element = table.element(at: row) else { return (row, row + 1) }
        var (first, end) = (row, row + 1)
        while first > 0, element.isSame(as: table.element(at: first - 1)) { first -= 1 }
        while end < table.count, element.isSame(as: table.element(at: end)) { end += 1 }
        return (first, end)
    }

    /// Returns the places between two rows: behind the element above, in collections without elements, in front of the
    /// element below.
    /// - Parameters:
    ///   - row: The row below.
    ///   - afterElement: Whether the place behind the element above is the best.
    private func places(before row: Int, afterElement: Bool, in table: RowTable) -> [Place] {
        let above = row > 0 ? table.element(at: row - 1) : nil
        let below = row < table.count ? table.element(at: row) : nil
        if let above, above.isSame(as: below) { return [] }
        let behind = above.map { [($0.index + 1, row, $0.collection)] } ?? []
        let inFront = below.map { [($0.index, row, $0.collection)] } ?? []
        let empty = table.emptyCollections(at: row).map { (0, row, $0) }
        return afterElement ? behind + empty + inFront : inFront + empty + behind
    }
}

/// The place at which the items of a drag are inserted into a list, and the operation on them.
@MainActor
struct RowDestination {
    enum Use {
        case move(MovedElements)
        case insert(ElementInsertion)
    }

    /// The row in front of which they land; nil if the list does not show the place.
    let row: Int?
    private let collection: any DynamicElements
    private let use: Use
    /// The place that the program names, and the container that knows it.
    private var named: (place: ReorderPlace, container: ReorderContainer)?
    /// The element before which they are inserted, by which the place is found after others were added or removed; nil
    /// for the end.
    private let next: AnyHashable?

    init(collection: any DynamicElements, offset: Int, row: Int, use: Use) {
        (self.collection, self.row, self.use) = (collection, row, use)
        next = offset < collection.elementCount ? collection.identity(at: offset) : nil
    }

    /// Creates a place in a reorder container.
    init?(_ landing: ReorderContainer.Landing, in container: ReorderContainer, of editor: RowEditor, use: Use) {
        guard let place = landing.place else { return nil }
        (collection, self.use) = (place.collection, use)
        if case .row(let row, let owner) = place.mark, owner === editor { self.row = row } else { row = nil }
        next = place.offset < collection.elementCount ? collection.identity(at: place.offset) : nil
        named = landing.named.map { ($0, container) }
    }

    private var offset: Int { next.flatMap { collection.index(ofElement: $0) } ?? collection.elementCount }

    /// Returns whether another place is the same one.
    func isSame(as other: RowDestination) -> Bool {
        collection === other.collection && next == other.next && row == other.row
    }

    /// A Boolean value that indicates whether elements that are moved here would stay where they are, behind their first place.
    var changesNothing: Bool {
        if case .move(let elements) = use { elements.stay(at: offset, in: collection) } else { false }
    }

    /// Returns the operation on the items; nil for the sender's preference.
    func operation(for hover: DropHover) -> DropOperation? {
        switch use {
        case .move: return .move
        case .insert:
            let session = hover.session(.active, itemsCount: nil)
            return collection.environment.dropConfigurations.last?.value(session).operation
        }
    }

    /// Performs the operation. Returns whether the items were useful.
    func perform(_ items: [NSItemProvider]) async -> Bool {
        switch use {
        case .move(let elements):
            if let named {
                named.container.move(elements, to: named.place)
            } else {
                collection.mover?.move(elements, to: offset)
            }
            return true
        case .insert(let insertion):
            let types = insertion.contentTypes()
            let fitting = items.filter { $0.hasRepresentation(conformingToAnyOf: types) }
            return fitting.isEmpty ? false : await insertion.perform(fitting) { offset }
        }
    }
}
