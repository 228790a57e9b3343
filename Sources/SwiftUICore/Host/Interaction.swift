import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// What a drag that begins in a container takes along.
@MainActor
package struct DragSource {
    /// Makes the items when a drag begins.
    package var items: () -> [NSItemProvider]
    /// What moves with the pointer, or nil for a picture of the container.
    package var preview: (() -> DragPreview?)?
}

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

/// What a container takes from a drag that ends in it.
@MainActor
package struct DropTarget {
    /// The types of which an offer must have one.
    package var contentTypes: [UTType]
    /// Takes the items; says whether they were of use.
    package var perform: (_ items: [NSItemProvider], _ location: CGPoint) async -> Bool
    /// Told when a drag that fits comes over the container and when it leaves.
    package var isTargeted: (Bool) -> Void
}

/// What the Copy, Cut and Paste commands do in a container.
@MainActor
package struct EditCommands {
    package var copy: (() -> [NSItemProvider])?
    package var cut: (() -> [NSItemProvider])?
    package var paste: PasteTarget?
}

/// What takes the items of a paste.
@MainActor
package struct PasteTarget {
    /// The types of which the pasteboard must have one.
    package var contentTypes: [UTType]
    /// Takes the items.
    package var perform: ([NSItemProvider]) async -> Void
}
