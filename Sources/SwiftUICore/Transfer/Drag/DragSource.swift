import CoreTransferable

/// What a drag that begins in a container takes along.
@MainActor
package struct DragSource {
    /// Begins a drag; nil where there is nothing to take along.
    package var begin: () -> ActiveDrag?
    /// What receivers may do with the items.
    package var operations: DropOperation.Set
    /// Makes the views that move with the pointer, in a graph of their own for a host that draws them; nil for a picture
    /// of the container. Whatever calls it removes the graph.
    package var preview: ((any ViewHost) -> ViewGraph?)?
}

extension DragSource: ContainerPart {}
