/// A value that makes the contents of drags from a container of views.
struct DragContainer {
    /// The namespace of the container; nil for the one around.
    let namespace: Namespace.ID?
    /// A closure that returns the items with some identifiers, and the identifiers of the existing ones.
    let payload: (_ ids: [AnyHashable]) -> DragPayload

    /// Returns the contents of a drag; nil if there are none.
    /// - Parameters:
    ///   - id: The item under the pointer.
    ///   - ids: The dragged items.
    func payload(of id: AnyHashable, among ids: [AnyHashable]) -> DragPayload? {
        var payload = payload(ids)
        payload.draggedIndex = payload.ids.firstIndex(of: id) ?? 0
        return payload.items.isEmpty ? nil : payload
    }
}

/// The selection in a container, which is dragged together.
struct DragContainerSelection {
    let namespace: Namespace.ID?
    let ids: () -> [AnyHashable]
}
