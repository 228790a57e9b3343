import CoreTransferable

/// The source of a drag that begins in a container.
@MainActor
package struct DragSource {
    /// Begins a drag; nil if there is nothing to take along.
    package var begin: () -> ActiveDrag?
    /// The operations that receivers may perform on the items.
    package var configuration: DragConfiguration
    /// The formation of the pictures of several items.
    package var formation = DragDropPreviewsFormation.default
    /// Names the view among those of a drag container; nil for one that is in none.
    package var containerItem: () -> DragContainerItem? = { nil }
    /// Makes the views that move with the pointer, in a graph of their own for a host that draws them; nil for a picture
    /// of the container. Whatever calls it removes the graph.
    package var preview: ((any ViewHost) -> ViewGraph?)?
    /// A Boolean value that indicates whether a picture of the container stands beside the pointer, rather than under it where it
    /// was taken hold of.
    package var isPictureBesidePointer = false
    /// A Boolean value that indicates whether a press begins nothing but a drag: the bar of a window around does not move the
    /// window with it.
    package var takesPresses = false
    /// Identifies the source among others.
    var owner: ObjectIdentifier?
    /// Returns the drag by keys of the host.
    var keyboardDrag: () -> KeyboardDrag? = { nil }
}

extension DragSource: ContainerPart {
    package func accessibility(around inside: [AccessibilityElement], isEnabled: Bool) -> [AccessibilityElement] {
        isEnabled ? pickedUp(inside) : inside
    }
}

/// A view that is dragged as an item of a container.
package struct DragContainerItem: Hashable {
    let container: ObjectIdentifier
    package let id: AnyHashable

    /// Returns the view of another item of the container.
    package func sibling(_ id: AnyHashable) -> DragContainerItem { DragContainerItem(container: container, id: id) }
}
