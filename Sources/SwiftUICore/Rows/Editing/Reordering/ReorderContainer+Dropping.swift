import Foundation

extension ReorderContainer {
    /// Returns the drop target of the container.
    /// - Parameter environment: Returns the environment of the container.
    func dropTarget(in environment: @escaping () -> EnvironmentValues?) -> DropTarget {
        let landing = { [weak self] (hover: DropHover) -> Landing? in
            guard let self, let elements = hover.drag?.movedElements,
                let place = place(at: hover.location, where: elements.canMove(to:))
            else { return nil }
            return self.landing(of: hover, at: place, in: environment())
        }
        return DropTarget(
            contentTypes: [MovedElements.contentType],
            validate: { landing($0) != nil },
            propose: { landing($0)?.isTaken == true ? .move : .forbidden },
            perform: { [weak self] _, hover in
                guard let elements = hover.drag?.movedElements, let landing = landing(hover), landing.isTaken else {
                    return false
                }
                if let named = landing.named {
                    self?.move(elements, to: named)
                } else {
                    landing.place?.collection.mover?.move(elements, to: landing.place?.offset ?? 0)
                }
                return true
            },
            isTargeted: { [weak self] in if !$0 { self?.show(nil) } },
            update: { [weak self] hover, phase in
                switch phase {
                case .entering, .active:
                    let landing = landing(hover)
                    self?.show(landing?.isTaken == true ? landing?.place : nil)
                case .exiting, .ended, .dataTransferCompleted: self?.show(nil)
                }
            },
            place: { [weak self] hover, step in self?.place(of: hover, step) }
        )
    }

    /// The program's place for the items of a drag.
    struct Landing {
        /// The place that the program names; nil if it names none.
        let named: ReorderPlace?
        /// The place as views show it; nil if none shows it.
        let place: Place?
        /// The operation on the items; nil if the program does not set one.
        let operation: DropOperation?

        /// A Boolean value that indicates whether items of the container may be moved there.
        var isTaken: Bool { operation != .forbidden && operation != .cancel }
    }

    /// Asks the program for the place of a drag's items.
    /// - Parameters:
    ///   - hover: The drag.
    ///   - place: The place nearest to the pointer.
    ///   - environment: The environment of the receiver.
    func landing(of hover: DropHover, at place: Place, in environment: EnvironmentValues?) -> Landing {
        guard let configuration = environment?.dropConfigurations.last?.value else {
            return Landing(named: nil, place: place, operation: nil)
        }
        var session = hover.session(.active, itemsCount: nil)
        session.reorderPlace = place.named
        let answer = configuration(session)
        let named = answer.reorderPlace
        return Landing(
            named: named,
            place: named.map { named in resolve(named).map { self.place(in: $0.collection, at: $0.offset) } } ?? place,
            operation: answer.operation
        )
    }
}

/// A modifier that tells a container its place.
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

/// A modifier that lets items be dropped in a container.
@_weakLinked
struct ReorderDropModifier {
    let container: ReorderContainer
}

extension ReorderDropModifier: ContainerModifier {
    typealias Body = Never

    func part(in node: ViewNode) -> DropTarget {
        container.dropTarget { [weak node] in node?.environment }
    }
}

/// The collection without elements that a view stands for.
enum EmptyCollectionTrait: TraitKey {
    static var defaultValue: (any DynamicElements)? { nil }
}

/// An object that stands for the views of a collection without elements, and takes no space.
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
        case ObjectIdentifier(ViewSpacingTrait.self): ViewSpacing.zero
        default: nil
        }
    }
}
