import CoreTransferable

/// What a drag that begins in a container takes along.
@MainActor
package struct DragSource {
    /// Begins a drag; nil where there is nothing to take along.
    package var begin: () -> ActiveDrag?
    /// What receivers may do with the items.
    package var operations: DropOperation.Set
    /// What moves with the pointer, or nil for a picture of the container.
    package var preview: (() -> DragPreview?)?
}

extension DragSource: ContainerPart {}

/// What moves with the pointer: views of their own, which are there while the drag shows them.
@MainActor
package final class DragPreview {
    /// The layout of the preview.
    package let element: LayoutElement
    private let node: ViewNode

    /// Builds the views of a preview.
    /// - Parameters:
    ///   - graph: The graph of the view that is dragged.
    ///   - makeNode: Makes the node of the preview.
    init(in graph: ViewGraph, _ makeNode: () -> ViewNode) {
        (node, element) = graph.perform {
            let node = makeNode()
            return (node, StackElement(axis: .vertical, content: node))
        }
    }

    /// Takes the views down; called when the drag has ended.
    package func end() { node.remove() }
}
