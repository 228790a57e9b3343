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

    /// Creates the elements with some identities that can be moved together with one.
    init(_ identities: [AnyHashable], with element: DynamicElement) {
        let collections = element.collection.mover?.container?.collections ?? [element.collection]
        moved = identities.compactMap { identity in
            collections.first { $0.index(ofElement: identity) != nil }
                .map { Moved(collection: $0, identity: identity) }
        }
    }

    /// The identities of the elements, in their order.
    var identities: [AnyHashable] { moved.map(\.identity) }

    /// Returns whether all of the elements are of one collection.
    func are(of collection: any DynamicElements) -> Bool { moved.allSatisfy { $0.collection === collection } }

    /// Returns whether the elements can be moved into a collection.
    func canMove(to collection: any DynamicElements) -> Bool {
        guard let mover = collection.mover else { return false }
        return moved.allSatisfy { $0.collection.map(mover.takes) ?? false }
    }

    /// Returns the current offsets of the elements of a collection, without removed ones.
    func offsets(in collection: any DynamicElements) -> IndexSet {
        IndexSet(moved.filter { $0.collection === collection }.compactMap { collection.index(ofElement: $0.identity) })
    }

    /// Returns whether a move to an offset of a collection, other than the offset of the first element, would change nothing.
    func stay(at offset: Int, in collection: any DynamicElements) -> Bool {
        let offsets = offsets(in: collection)
        guard are(of: collection), let first = offsets.first, let last = offsets.last else { return false }
        return last - first + 1 == offsets.count && offset > first && offset <= last + 1
    }

    // MARK: Dragging

    /// The type that marks dragged elements, within this process only.
    static let contentType = UTType(importedAs: "org.swift.transferable.moved-elements")

    /// Marks the items of a drag as elements, so receivers of elements are asked whether they accept them.
    func mark(_ items: [NSItemProvider]) {
        items.first?.registerDataRepresentation(for: Self.contentType, visibility: .ownProcess) { completion in
            completion(Data(), nil)
            return nil
        }
    }
}

extension MovedElements: DraggedElements {}

extension ActiveDrag {
    /// The elements that are dragged, where they can be moved.
    var movedElements: MovedElements? { elements as? MovedElements }

    /// Creates a drag of elements to other places: within the app, and out of it where a drag container makes items of
    /// them.
    /// - Parameter element: The element under the pointer.
    /// - Returns: Nil where the container makes nothing.
    convenience init?(moving elements: MovedElements, with element: DynamicElement) {
        let environment = element.collection.environment
        guard environment.dragContainerOfElements != nil else {
            self.init(
                DragPayload(items: [NSItemProvider()], ids: elements.identities),
                elements: elements,
                configuration: .movesWithinApp,
                observers: environment.dragObservers
            )
            return
        }
        guard let payload = environment.dragPayload(ofElements: elements.identities, with: element.identity) else {
            return nil
        }
        self.init(
            payload,
            elements: MovedElements(payload.ids, with: element),
            configuration: environment.dragConfiguration,
            observers: environment.dragObservers
        )
    }
}

extension DynamicElements {
    /// The selected rows of a list where the view is in one of them, else the element of the view.
    func draggedElements(with child: ViewNode) -> DraggedElementsAnswer {
        guard !actions.isEmpty else { return .askFurther }
        guard mover != nil, let index = index(ofRow: child) else { return .none }
        let element = DynamicElement(collection: self, index: index)
        guard let owner = rowOwner else { return .elements(MovedElements([element])) }
        return owner.editor.draggedElements(with: element).map { .elements($0) } ?? .none
    }
}

extension RowOwner {
    /// A list is the outermost that is looked into.
    func draggedElements(with child: ViewNode) -> DraggedElementsAnswer { .none }
}
