import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// Elements of dynamic content that are to be moved: dragged to where they are dropped, or by keys.
///
/// They are kept by their identities, since elements may be inserted and removed while they are dragged.
@MainActor
struct MovedElements {
    private struct Moved {
        weak var collection: (any DynamicElements)?
        let identity: AnyHashable
    }

    private let moved: [Moved]

    init(_ elements: [DynamicElement]) {
        moved = elements.map { Moved(collection: $0.collection, identity: $0.identity) }
    }

    /// The elements with some identities that can be moved together with one.
    init(_ identities: [AnyHashable], with element: DynamicElement) {
        let collections = element.collection.mover?.container?.collections ?? [element.collection]
        moved = identities.compactMap { identity in
            collections.first { $0.index(ofElement: identity) != nil }
                .map { Moved(collection: $0, identity: identity) }
        }
    }

    /// The identities of the elements, in their order.
    var identities: [AnyHashable] { moved.map(\.identity) }

    /// Whether all of the elements are of one collection.
    func are(of collection: any DynamicElements) -> Bool { moved.allSatisfy { $0.collection === collection } }

    /// Whether the elements can be moved into a collection.
    func canMove(to collection: any DynamicElements) -> Bool {
        guard let mover = collection.mover else { return false }
        return moved.allSatisfy { $0.collection.map(mover.takes) ?? false }
    }

    /// Where those elements are now that are of a collection, without those that have gone.
    func offsets(in collection: any DynamicElements) -> IndexSet {
        IndexSet(moved.filter { $0.collection === collection }.compactMap { collection.index(ofElement: $0.identity) })
    }

    // MARK: Dragging

    /// The type that tells of dragged elements, within this process only.
    static let contentType = UTType(importedAs: "org.swift.transferable.moved-elements")

    /// Makes the items of a drag tell that they are elements, so that what moves elements is asked whether it takes them.
    func mark(_ items: [NSItemProvider]) {
        items.first?.registerDataRepresentation(for: Self.contentType, visibility: .ownProcess) { completion in
            completion(Data(), nil)
            return nil
        }
    }
}

extension ViewNode {
    /// The elements that a drag of this node's views takes along, where it is in one that can be moved: the selected rows
    /// of a list where it is in one of them, else that element.
    var draggedElements: MovedElements? {
        guard let element = editableElement, element.collection.mover != nil else { return nil }
        guard let owner = element.collection.rowOwner else { return MovedElements([element]) }
        return owner.editor.draggedElements(with: element)
    }
}
