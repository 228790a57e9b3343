import Foundation

extension ReorderContainer {
    /// A place among the views of elements.
    struct Place {
        let collection: any DynamicElements
        let offset: Int
        /// Where a line shows the place, in the coordinates of the container.
        let line: CGRect
    }

    /// What the container takes of drags over it.
    /// - Parameters:
    ///   - origin: Where the container is in its window.
    ///   - showInsertion: Shows a line; nil for none any more.
    func dropTarget(origin: @escaping () -> CGPoint, showInsertion: @escaping (CGRect?) -> Void) -> DropTarget {
        let place = { [weak self] (hover: DropHover) -> Place? in
            guard let elements = hover.drag?.elements else { return nil }
            return self?.place(at: hover.location, for: elements, origin: origin())
        }
        return DropTarget(
            contentTypes: [MovedElements.contentType],
            validate: { place($0) != nil },
            propose: { place($0) == nil ? .forbidden : .move },
            perform: { _, hover in
                guard let elements = hover.drag?.elements, let place = place(hover) else { return false }
                place.collection.mover?.move(elements, to: place.offset)
                return true
            },
            isTargeted: { if !$0 { showInsertion(nil) } },
            update: { hover, phase in
                switch phase {
                case .entering, .active: showInsertion(place(hover)?.line)
                case .exiting, .ended, .dataTransferCompleted: showInsertion(nil)
                }
            }
        )
    }

    /// The view of an element, or the place of a collection without elements.
    private struct Item {
        let collection: any DynamicElements
        /// The index of the element; nil for a collection without elements.
        let index: Int?
        let frame: CGRect

        func distance(to point: CGPoint) -> CGFloat {
            let x = max(frame.minX - point.x, point.x - frame.maxX, 0)
            let y = max(frame.minY - point.y, point.y - frame.maxY, 0)
            return (x * x + y * y).squareRoot()
        }
    }

    private func place(at point: CGPoint, for elements: MovedElements, origin: CGPoint) -> Place? {
        let items = placedElements.compactMap { placed -> Item? in
            let frame = placed.frameInWindow.offsetBy(dx: -origin.x, dy: -origin.y)
            if let element = placed.traits[DynamicElementTrait.self] {
                return Item(collection: element.collection, index: element.index, frame: frame)
            }
            return placed.traits[EmptyCollectionTrait.self].map { Item(collection: $0, index: nil, frame: frame) }
        }
        let nearest = items.filter { elements.canMove(to: $0.collection) }
            .min { $0.distance(to: point) < $1.distance(to: point) }
        guard let nearest else { return nil }
        guard let index = nearest.index else {
            return Place(collection: nearest.collection, offset: 0, line: line(at: nearest.frame.minY, along: nearest))
        }
        let neighbours = items.filter { item in
            item.collection === nearest.collection && item.index.map { abs($0 - index) == 1 } ?? false
        }
        // Where a neighbour stands beside the view, items follow one another along lines.
        let beside = neighbours.filter { $0.frame.minY < nearest.frame.maxY && nearest.frame.minY < $0.frame.maxY }
        let isAfter = beside.isEmpty ? point.y > nearest.frame.midY : point.x > nearest.frame.midX
        let offset = isAfter ? index + 1 : index
        let other = neighbours.first { $0.index == (isAfter ? index + 1 : index - 1) }
        guard !beside.isEmpty else {
            let edge = isAfter ? nearest.frame.maxY : nearest.frame.minY
            let facing = other.map { isAfter ? $0.frame.minY : $0.frame.maxY }
            return Place(
                collection: nearest.collection,
                offset: offset,
                line: line(at: middle(edge, facing), along: nearest)
            )
        }
        let edge = isAfter ? nearest.frame.maxX : nearest.frame.minX
        // The next may stand in another line.
        let facing = beside.first { $0.index == other?.index }.map { isAfter ? $0.frame.minX : $0.frame.maxX }
        return Place(
            collection: nearest.collection,
            offset: offset,
            line: CGRect(
                x: middle(edge, facing) - Self.thickness / 2,
                y: nearest.frame.minY,
                width: Self.thickness,
                height: nearest.frame.height
            )
        )
    }

    private static let thickness: CGFloat = 2

    /// The middle between two edges, which may be one.
    private func middle(_ edge: CGFloat, _ facing: CGFloat?) -> CGFloat { (edge + (facing ?? edge)) / 2 }

    private func line(at y: CGFloat, along item: Item) -> CGRect {
        // A collection without elements has no width by itself.
        let width = max(item.frame.width, 40)
        return CGRect(
            x: item.frame.midX - width / 2,
            y: y - Self.thickness / 2,
            width: width,
            height: Self.thickness
        )
    }
}

/// Has a container know where it is.
@_weakLinked
struct ReorderSpaceModifier {
    let container: ReorderContainer
}

extension ReorderSpaceModifier: ElementModifier {
    typealias Body = Never

    func makeElement(around content: LayoutElement, in node: ViewNode) -> PlacedElement {
        let element = PlacedElement(content, graph: node.graph)
        container.space = element
        return element
    }

    func update(_ element: PlacedElement, in node: ViewNode) {}
}

/// Lets items be dropped in a container.
@_weakLinked
struct ReorderDropModifier {
    let container: ReorderContainer
    let showInsertion: (CGRect?) -> Void
}

extension ReorderDropModifier: ContainerModifier {
    typealias Body = Never

    func part(in node: ViewNode) -> DropTarget {
        container.dropTarget(
            origin: { [weak container] in container?.space?.frameInWindow.origin ?? .zero },
            showInsertion: showInsertion
        )
    }
}

/// The collection without elements that a view stands for.
enum EmptyCollectionTrait: TraitKey {
    static var defaultValue: (any DynamicElements)? { nil }
}

/// Stands for the views of a collection without elements, and takes no room.
final class EmptyCollectionElement: LayoutElement {
    private weak var collection: (any DynamicElements)?

    init(_ collection: any DynamicElements) {
        self.collection = collection
        super.init(graph: collection.graph)
    }

    override func traitValue(_ key: ObjectIdentifier) -> Any? {
        switch key {
        case ObjectIdentifier(EmptyCollectionTrait.self): collection.map { $0 as Any }
        // A stack puts no space beside it.
        case ObjectIdentifier(SpacerTrait.self): true
        default: nil
        }
    }
}
