import CoreTransferable
import Foundation

/// A modifier that lets the views of elements be dragged to other places in their container, and moved by keys. The rows of a list are left
/// to the list.
///
/// These are three modifiers, each of which puts something around each view.
protocol ReorderItemPiece: ElementModifier {}

extension ReorderItemPiece {
    func makeNode<Content: View>(_ view: Applied<Content>, _ inputs: NodeInputs) -> TypedNode<Applied<Content>> {
        let isRow = inputs.environment.isInList && inputs.rowsOnDemand
        return isRow ? PassThroughNode(view, content: \.content, inputs) : ElementModifierNode(view, inputs)
    }
}

/// A modifier that tells the container the place of an element's view.
@_weakLinked
struct ReorderItemPlace: ReorderItemPiece {
    typealias Body = Never

    func makeElement(around content: LayoutElement, in node: ViewNode) -> PlacedElement {
        let element = PlacedElement(content, graph: node.graph)
        for container in node.environment.reorderContainers { container.add(element) }
        return element
    }

    func update(_ element: PlacedElement, in node: ViewNode) {}
}

/// A modifier that lets the view of an element be dragged.
@_weakLinked
struct ReorderItemDrag: ReorderItemPiece {
    typealias Body = Never

    func makeElement(around content: LayoutElement, in node: ViewNode) -> PartElement {
        let source = DragSource(
            begin: { [weak content] in
                guard let element = content?.traits[DynamicElementTrait.self], element.collection.mover != nil else {
                    return nil
                }
                return ActiveDrag(moving: MovedElements([element]), with: element)
            },
            configuration: configuration(in: node),
            formation: node.environment.dragPreviewsFormation,
            // It would cover the line that shows where the view would land.
            isPictureBesidePointer: true,
            owner: ObjectIdentifier(content),
            keyboardDrag: { [weak node] in node?.graph.keyboardDrag }
        )
        return PartElement(content, part: source, isEnabled: node.environment.isEnabled)
    }

    private func configuration(in node: ViewNode) -> DragConfiguration {
        node.environment.dragContainerOfElements == nil ? .movesWithinApp : node.environment.dragConfiguration
    }

    func update(_ element: PartElement, in node: ViewNode) { element.setEnabled(node.environment.isEnabled) }
}

/// A modifier that moves the view of an element by keys.
@_weakLinked
struct ReorderItemKeys: ReorderItemPiece {
    typealias Body = Never

    func makeElement(around content: LayoutElement, in node: ViewNode) -> PartElement {
        let keys = MoveKeys { [weak content] direction in
            guard let element = content?.traits[DynamicElementTrait.self], let mover = element.collection.mover else {
                return false
            }
            mover.move(MovedElements([element]), direction)
            return true
        } layoutDirection: { [weak node] in
            node?.environment.layoutDirection ?? .ofApp
        }
        return PartElement(content, part: keys, isEnabled: node.environment.isEnabled)
    }

    func update(_ element: PartElement, in node: ViewNode) { element.setEnabled(node.environment.isEnabled) }
}

/// A part that lets the user move a view among others with keys and assistive technologies.
package struct MoveKeys: ContainerPart {
    /// A closure that moves the view. Returns whether it can be moved.
    let move: (ElementMover.Direction) -> Bool
    /// A closure that returns the direction in which the views follow one another.
    let layoutDirection: @MainActor () -> LayoutDirection

    /// Performs a keyboard action.
    /// - Returns: Whether the keys have an action here.
    @MainActor
    package func perform(_ keys: KeyboardShortcut) -> Bool {
        ElementMover.Direction(keys, layoutDirection()).map(move) ?? false
    }

    package func accessibility(around inside: [AccessibilityElement], isEnabled: Bool) -> [AccessibilityElement] {
        let properties = AccessibilityProperties {
            $0.actions = [
                AccessibilityAction(AccessibilityActionKind(named: "Move Back")) { _ = move(.backward) },
                AccessibilityAction(AccessibilityActionKind(named: "Move Forward")) { _ = move(.forward) },
            ]
        }
        return isEnabled ? inside.map { $0.applying(properties) } : inside
    }
}

extension ElementMover.Direction {
    /// Creates the way that keys mean; nil for other keys.
    fileprivate init?(_ keys: KeyboardShortcut, _ direction: LayoutDirection) {
        guard keys.modifiers == .option else { return nil }
        let isRightToLeft = direction == .rightToLeft
        switch keys.key {
        case .upArrow: self = .backward
        case .downArrow: self = .forward
        case .leftArrow: self = isRightToLeft ? .forward : .backward
        case .rightArrow: self = isRightToLeft ? .backward : .forward
        default: return nil
        }
    }
}
