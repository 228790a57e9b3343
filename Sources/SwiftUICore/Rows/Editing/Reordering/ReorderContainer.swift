import Foundation

/// An object that moves items within and between the collections of the views in it.
///
/// It lives as long as the place of its modifier.
@MainActor
final class ReorderContainer {
    /// The program's action for a change of order.
    struct Action {
        var isEnabled = false
        /// The type of the items' identities, and that of the collections'.
        var itemID: Any.Type = Never.self
        var collectionID: Any.Type = Never.self
        /// A closure that moves items in front of another, or behind all of a collection.
        var move: (_ sources: [AnyHashable], _ before: AnyHashable?, _ collectionID: AnyHashable) -> Void = { _, _, _ in
        }
    }

    var action = Action()

    private struct Member {
        weak var node: (any ReorderMember)?
    }

    private struct Placed {
        weak var element: PlacedElement?
    }

    private var members: [Member] = []
    private var placed: [ObjectIdentifier: Placed] = [:]
    /// The element with the place of the container.
    weak var space: PlacedElement?
    /// A closure that shows a line, in the coordinates of the container; nil for none.
    var showLine: (CGRect?) -> Void = { _ in }
    /// The list that shows where items would land.
    private weak var markedList: RowEditor?

    nonisolated init() {}

    /// Takes note of a collection in the container.
    func add(_ member: any ReorderMember) {
        members.removeAll { $0.node == nil }
        members.append(Member(node: member))
    }

    func remove(_ member: any ReorderMember) { members.removeAll { $0.node === member || $0.node == nil } }

    /// Takes note of the view of an item, which is no row of a list.
    func add(_ element: PlacedElement) { placed[ObjectIdentifier(element)] = Placed(element: element) }

    /// The views of items.
    var placedElements: [PlacedElement] {
        placed = placed.filter { $0.value.element != nil }
        return placed.values.compactMap(\.element)
    }

    /// The collections whose items are moved here, in the order of their creation.
    var collections: [any DynamicElements] {
        members.compactMap { $0.node?.collection }.filter { $0.mover?.container === self }
    }

    /// Moves elements to a place that the program has named.
    func move(_ elements: MovedElements, to place: ReorderPlace) {
        if let (collection, offset) = resolve(place) {
            collection.mover?.move(elements, to: offset)
        } else {
            action.move(elements.identities, place.next, place.collectionID)
        }
    }

    /// Returns the offset of a place among the elements of a collection; nil if no view shows such a collection.
    func resolve(_ place: ReorderPlace) -> (collection: any DynamicElements, offset: Int)? {
        guard let collection = collections.first(where: { $0.actions.collectionID == place.collectionID }) else {
            return nil
        }
        return (collection, place.next.flatMap(collection.index(ofElement:)) ?? collection.elementCount)
    }

    /// Shows the place at which items would be inserted; nil for none.
    func show(_ place: Place?) {
        var (line, row): (CGRect?, (RowEditor, Int)?)
        switch place?.mark {
        case .line(let rect): line = rect
        case .row(let index, let editor): row = (editor, index)
        case nil: break
        }
        showLine(line)
        if markedList !== row?.0 { markedList?.showInsertion(nil) }
        row?.0.showInsertion(row?.1)
        markedList = row?.0
    }

    /// Returns whether the items of a collection are moved here.
    func takes(_ collection: any DynamicElements, _ collectionID: AnyHashable) -> Bool {
        action.isEnabled && collection.identityType == action.itemID
            && type(of: collectionID.base) == action.collectionID
    }
}

extension ReorderContainer: Equatable {
    nonisolated static func == (first: ReorderContainer, second: ReorderContainer) -> Bool { first === second }
}

/// A node with a collection that a container knows by an identifier.
@MainActor
protocol ReorderMember: ViewNode {
    var collection: (any DynamicElements)? { get }
}
