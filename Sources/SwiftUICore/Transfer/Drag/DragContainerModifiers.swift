import CoreTransferable

extension EnvironmentValues {
    /// Returns the innermost container around with a namespace.
    private func dragContainer(in namespace: Namespace.ID?) -> SharedValue<DragContainer>? {
        dragContainers.last { $0.value.namespace == namespace }
    }

    /// Names a view among those of the container around it.
    func dragContainerItem(_ id: AnyHashable, in namespace: Namespace.ID?) -> DragContainerItem? {
        dragContainer(in: namespace).map { DragContainerItem(container: ObjectIdentifier($0), id: id) }
    }

    /// Returns the contents of a drag from a view in a container: the selected items if the view is one of them, or
    /// else its own.
    /// - Parameter alone: Returns the contents for a view that is in no container; nil for a view that requires one.
    func dragPayload(of id: AnyHashable, in namespace: Namespace.ID?, alone: (() -> DragPayload)? = nil) -> DragPayload?
    {
        guard let container = dragContainer(in: namespace)?.value else {
            if let alone { return alone() }
            // Drags begin on the main thread.
            if MainActor.assumeIsolated({ ReportedOnce.first("dragContainer") }) {
                transferLogger.warning(
                    "A view with draggable(containerItemID:) is in no dragContainer of its namespace, so it cannot be dragged. Apply dragContainer(for:in:_:) to a view around it."
                )
            }
            return nil
        }
        return container.payload(of: id, among: selected(with: id, in: namespace))
    }

    /// Returns the identifiers of the items that are selected together with one, in the container with a namespace.
    private func selected(with id: AnyHashable, in namespace: Namespace.ID?) -> [AnyHashable] {
        let selected = dragSelections.last { $0.value.namespace == namespace }?.value.ids() ?? []
        return selected.contains(id) ? selected : [id]
    }

    /// The container that makes the contents for other programs when elements are moved; nil if they stay in the app.
    var dragContainerOfElements: DragContainer? { dragContainer(in: nil)?.value }

    /// Returns the contents of a drag of movable elements, if a container makes them.
    /// - Parameters:
    ///   - identities: The selected elements.
    ///   - id: The element under the pointer.
    func dragPayload(ofElements identities: [AnyHashable], with id: AnyHashable) -> DragPayload? {
        let ids = identities.count > 1 ? identities : selected(with: id, in: nil)
        return dragContainerOfElements?.payload(of: id, among: ids)
    }
}

extension View {
    /// Makes this view draggable as an item of the enclosing `dragContainer(for:itemID:in:_:)`, together with the other selected items.
    /// - Parameters:
    ///   - containerItemID: The identifier by which the container knows the item.
    ///   - containerNamespace: The namespace of the container; nil for the innermost that has none.
    nonisolated public func draggable<ItemID: Hashable & Sendable>(
        containerItemID: ItemID,
        containerNamespace: Namespace.ID? = nil
    ) -> some View {
        modifier(
            DragModifier<EmptyView>(
                preview: nil,
                payload: { $0.dragPayload(of: containerItemID, in: containerNamespace) },
                containerItem: { $0.dragContainerItem(containerItemID, in: containerNamespace) }
            )
        )
    }

    /// Makes this view draggable as an item of the enclosing container, with a custom preview under the pointer. Apple's systems always
    /// show the view itself.
    /// - Parameters:
    ///   - containerItemID: The identifier by which the container knows the item.
    ///   - containerNamespace: The namespace of the container; nil for the innermost that has none.
    ///   - preview: The picture under the pointer.
    nonisolated public func draggable<ItemID: Hashable & Sendable, Preview: View>(
        containerItemID: ItemID,
        containerNamespace: Namespace.ID? = nil,
        @ViewBuilder preview: @escaping () -> Preview
    ) -> some View {
        modifier(
            DragModifier(
                preview: preview,
                payload: { $0.dragPayload(of: containerItemID, in: containerNamespace) },
                containerItem: { $0.dragContainerItem(containerItemID, in: containerNamespace) }
            )
        )
    }

    /// Provides the payload for drags of the views inside that have a ``draggable(containerItemID:containerNamespace:)`` modifier.
    ///
    /// ```swift
    /// List(fruits, selection: $selection) { fruit in
    ///     Text(fruit.name).draggable(containerItemID: fruit.id)
    /// }
    /// .dragContainer(for: Fruit.self) { ids in fruits.filter { ids.contains($0.id) } }
    /// .dragContainerSelection(Array(selection))
    /// ```
    /// - Parameters:
    ///   - itemType: The type of the items.
    ///   - namespace: The namespace by which views inside refer to this container; nil for those without one.
    ///   - payload: Called with the identifiers of the dragged items; returns the items. It is called when a drag begins.
    nonisolated public func dragContainer<Item: Transferable & Identifiable, Data: Collection>(
        for itemType: Item.Type = Item.self,
        in namespace: Namespace.ID? = nil,
        _ payload: @escaping (_ draggedItemIDs: [Item.ID]) -> Data
    ) -> some View where Item == Data.Element, Item.ID: Sendable {
        dragContainer(for: itemType, itemID: \.id, in: namespace, payload)
    }

    /// Provides the payload for drags of the views inside that have a ``draggable(containerItemID:containerNamespace:)`` modifier.
    /// - Parameters:
    ///   - itemType: The type of the items.
    ///   - itemID: The identifier of an item.
    ///   - namespace: The namespace by which views inside refer to this container; nil for those without one.
    ///   - payload: Called with the identifiers of the dragged items; returns the items. It is called when a drag begins.
    nonisolated public func dragContainer<ItemID: Hashable & Sendable, Item: Transferable, Data: Collection>(
        for itemType: Item.Type = Item.self,
        itemID: KeyPath<Item, ItemID>,
        in namespace: Namespace.ID? = nil,
        _ payload: @escaping (_ draggedItemIDs: [ItemID]) -> Data
    ) -> some View where Item == Data.Element {
        modifier(
            SharedValueModifier(
                \.dragContainers,
                DragContainer(namespace: namespace) { ids in
                    let items = Array(payload(ids.compactMap { $0.base as? ItemID }))
                    return DragPayload(
                        items: items.map { NSItemProvider(of: $0) },
                        ids: items.map { $0[keyPath: itemID] }
                    )
                }
            )
        )
    }

    /// Provides the payload for drags of the views inside that have a ``draggable(containerItemID:containerNamespace:)`` modifier, one
    /// identifier at a time.
    @_disfavoredOverload
    nonisolated public func dragContainer<Item: Transferable & Identifiable, Data: Collection>(
        for itemType: Item.Type = Item.self,
        in namespace: Namespace.ID? = nil,
        _ payload: @escaping (_ draggedItemID: Item.ID) -> Data
    ) -> some View where Item == Data.Element, Item.ID: Sendable {
        dragContainer(for: itemType, itemID: \.id, in: namespace) { (ids: [Item.ID]) in ids.flatMap(payload) }
    }

    /// Provides the payload for drags of the views inside, one identifier at a time.
    @_disfavoredOverload
    nonisolated public func dragContainer<ItemID: Hashable & Sendable, Item: Transferable, Data: Collection>(
        for itemType: Item.Type = Item.self,
        itemID: KeyPath<Item, ItemID>,
        in namespace: Namespace.ID? = nil,
        _ payload: @escaping (_ draggedItemID: ItemID) -> Data
    ) -> some View where Item == Data.Element {
        dragContainer(for: itemType, itemID: itemID, in: namespace) { (ids: [ItemID]) in ids.flatMap(payload) }
    }

    /// Provides the payload for drags of the views inside, for items whose types are known only at run time, such as files of any kind.
    ///
    /// Apple's systems have no container of item providers.
    /// - Parameters:
    ///   - itemIDs: The type of the identifiers.
    ///   - namespace: The namespace by which views inside refer to this container; nil for those without one.
    ///   - itemProvider: Returns the item with an identifier; nil if there is none.
    nonisolated public func dragContainer<ItemID: Hashable & Sendable>(
        forItemIDs itemIDs: ItemID.Type = ItemID.self,
        in namespace: Namespace.ID? = nil,
        itemProvider: @escaping (_ draggedItemID: ItemID) -> NSItemProvider?
    ) -> some View {
        modifier(
            SharedValueModifier(
                \.dragContainers,
                DragContainer(namespace: namespace) { ids in
                    let items = ids.compactMap { id in
                        (id.base as? ItemID).flatMap(itemProvider).map { (id: id, provider: $0) }
                    }
                    return DragPayload(items: items.map(\.provider), ids: items.map(\.id))
                }
            )
        )
    }

    /// Sets the items of an inner `dragContainer(for:in:_:)` that are dragged together.
    /// - Parameters:
    ///   - selection: The identifiers of the selected items, asked for when a drag begins.
    ///   - containerNamespace: The namespace of the container.
    nonisolated public func dragContainerSelection<ItemID: Hashable & Sendable>(
        _ selection: @autoclosure @escaping () -> [ItemID],
        containerNamespace: Namespace.ID? = nil
    ) -> some View {
        modifier(
            SharedValueModifier(
                \.dragSelections,
                DragContainerSelection(namespace: containerNamespace) { selection() }
            )
        )
    }
}
