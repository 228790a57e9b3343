import Foundation

/// A value that moves the elements of a collection, within it and, if a container permits it, to others.
@MainActor
struct ElementMover {
    /// The executor of a move: the action of the collection, or the container around it.
    private enum Route {
        case action((IndexSet, Int) -> Void)
        case container(ReorderContainer, collectionID: AnyHashable)
    }

    let collection: any DynamicElements
    private let route: Route

    /// - Returns: Nil for a collection whose elements cannot be moved.
    fileprivate init?(_ collection: any DynamicElements) {
        self.collection = collection
        let actions = collection.actions
        if let move = actions.move {
            route = .action(move)
        } else if let id = actions.collectionID,
            let container = collection.environment.reorderContainers.last(where: { $0.takes(collection, id) })
        {
            route = .container(container, collectionID: id)
        } else {
            return nil
        }
    }

    /// The container that moves the elements; nil if they stay in their collection.
    var container: ReorderContainer? { if case .container(let container, _) = route { container } else { nil } }

    /// Returns whether elements of a collection can be moved into this one.
    func takes(_ other: any DynamicElements) -> Bool {
        other === collection || container != nil && other.mover?.container === container
    }

    /// Moves elements in front of the one at an offset in this collection, unless they stand there already.
    func move(_ elements: MovedElements, to offset: Int) {
        let offsets = elements.offsets(in: collection)
        if elements.are(of: collection) {
            guard let first = offsets.first, let last = offsets.last else { return }
            let isTogether = last - first + 1 == offsets.count
            guard !isTogether || offset < first || offset > last + 1 else { return }
        }
        switch route {
        case .action(let move): move(offsets, offset)
        case .container(let container, let id):
            let next = (offset..<max(offset, collection.elementCount)).first { !offsets.contains($0) }
            container.action.move(elements.identities, next.map { collection.identity(at: $0) }, id)
        }
    }

    /// A way through a collection.
    enum Direction {
        case backward, forward
    }

    /// Moves elements of this collection by one, from its end into the next.
    ///
    /// Elements that do not stand together do so then.
    func move(_ elements: MovedElements, _ direction: Direction) {
        let offsets = elements.offsets(in: collection)
        guard let first = offsets.first, let last = offsets.last else { return }
        let isTogether = last - first + 1 == offsets.count
        switch direction {
        case .backward where first > 0: move(elements, to: first - 1)
        case .forward where last + 1 < collection.elementCount: move(elements, to: last + 2)
        case .backward where !isTogether: move(elements, to: 0)
        case .forward where !isTogether: move(elements, to: collection.elementCount)
        case .backward: neighbour(-1).map { $0.move(elements, to: $0.collection.elementCount) }
        case .forward: neighbour(1)?.move(elements, to: 0)
        }
    }

    /// Returns the collection of the container that stands before or behind this one.
    private func neighbour(_ distance: Int) -> ElementMover? {
        let collections = container?.collections ?? []
        guard let index = collections.firstIndex(where: { $0 === collection }),
            collections.indices.contains(index + distance)
        else { return nil }
        return collections[index + distance].mover
    }
}

extension DynamicElements {
    /// The mover of the elements; nil if they cannot be moved.
    var mover: ElementMover? { ElementMover(self) }
}
