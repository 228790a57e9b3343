import CoreTransferable

/// A source of the drags that begin in a container.
@MainActor
package struct DragSource {
    /// A closure that begins a drag; it returns nil if there is nothing to drag.
    package var begin: () -> ActiveDrag?
    /// The operations that receivers may perform on the items.
    package var configuration: DragConfiguration
    /// The arrangement of the previews of several items.
    package var formation = DragDropPreviewsFormation.default
    /// A closure that identifies the view within its drag container; it returns nil for a view outside of one.
    package var containerItem: () -> DragContainerItem? = { nil }
    /// A closure that creates the preview in a graph of its own, for a host that draws it. If nil, the preview is a picture of the
    /// container. The caller removes the graph.
    package var preview: ((any ViewHost) -> ViewGraph?)?
    /// A Boolean value that indicates whether the preview appears beside the pointer, rather than under it at the point where the user
    /// grabbed the container.
    package var isPictureBesidePointer = false
    /// A Boolean value that indicates whether pressing the container only ever starts a drag, so that it does not also move the window of a
    /// surrounding title bar.
    package var takesPresses = false
    /// Identifies the source among others.
    var owner: ObjectIdentifier?
    /// A closure that returns the drag by keys of the host.
    var keyboardDrag: () -> KeyboardDrag? = { nil }
}

extension DragSource: ContainerPart {
    nonisolated package static var takesEmptyRoom: Bool { true }
    /// A Boolean value that indicates whether the part works in a disabled view. It does, because a disabled view can be dragged on Apple's
    /// systems.
    nonisolated package static var worksWhereDisabled: Bool { true }

    package func accessibility(around inside: [AccessibilityElement], isEnabled: Bool) -> [AccessibilityElement] {
        isEnabled ? pickedUp(inside) : inside
    }
}

/// A view that is dragged as an item of a container.
package struct DragContainerItem: Hashable {
    let container: ObjectIdentifier
    package let id: AnyHashable

    /// Returns the reference to another item of the same container.
    package func sibling(_ id: AnyHashable) -> DragContainerItem { DragContainerItem(container: container, id: id) }
}
