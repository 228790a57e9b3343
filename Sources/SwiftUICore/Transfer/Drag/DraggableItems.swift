import CoreTransferable

extension View {
    /// Makes this view draggable as an item, if there is one: together with the other selected items of the enclosing
    /// `dragContainer(for:in:_:)`, or by itself outside of a container.
    /// - Parameters:
    ///   - itemType: The type of the item.
    ///   - item: The item, made when a drag begins; no drag begins where it is nil.
    ///   - containerNamespace: The namespace of the container; nil for the innermost that has none.
    nonisolated public func draggable<Item: Transferable & Identifiable>(
        _ itemType: Item.Type = Item.self,
        item: @autoclosure @escaping () -> Item?,
        containerNamespace: Namespace.ID? = nil
    ) -> some View where Item.ID: Sendable {
        draggable(itemType, id: \.id, containerNamespace: containerNamespace, item)
    }

    /// Makes this view draggable as an item, if there is one. See ``draggable(_:item:containerNamespace:)``.
    /// - Parameters:
    ///   - itemType: The type of the item.
    ///   - containerNamespace: The namespace of the container; nil for the innermost that has none.
    ///   - item: Makes the item when a drag begins; no drag begins where it returns nil.
    nonisolated public func draggable<Item: Transferable & Identifiable>(
        _ itemType: Item.Type = Item.self,
        containerNamespace: Namespace.ID? = nil,
        _ item: @escaping () -> Item?
    ) -> some View where Item.ID: Sendable {
        draggable(itemType, id: \.id, containerNamespace: containerNamespace, item)
    }

    /// Makes this view draggable as an item, if there is one. See ``draggable(_:item:containerNamespace:)``.
    /// - Parameters:
    ///   - itemType: The type of the item.
    ///   - id: The identifier of the item, by which the container knows it.
    ///   - item: The item, made when a drag begins; no drag begins where it is nil.
    ///   - containerNamespace: The namespace of the container; nil for the innermost that has none.
    nonisolated public func draggable<Item: Transferable, ItemID: Hashable & Sendable>(
        _ itemType: Item.Type = Item.self,
        id: KeyPath<Item, ItemID>,
        item: @autoclosure @escaping () -> Item?,
        containerNamespace: Namespace.ID? = nil
    ) -> some View {
        draggable(itemType, id: id, containerNamespace: containerNamespace, item)
    }

    /// Makes this view draggable as an item, if there is one. See ``draggable(_:item:containerNamespace:)``.
    /// - Parameters:
    ///   - itemType: The type of the item.
    ///   - id: The identifier of the item, by which the container knows it.
    ///   - containerNamespace: The namespace of the container; nil for the innermost that has none.
    ///   - payload: Makes the item when a drag begins; no drag begins where it returns nil.
    nonisolated public func draggable<Item: Transferable, ItemID: Hashable & Sendable>(
        _ itemType: Item.Type = Item.self,
        id: KeyPath<Item, ItemID>,
        containerNamespace: Namespace.ID? = nil,
        _ payload: @escaping () -> Item?
    ) -> some View {
        modifier(
            DragModifier<EmptyView>(
                preview: nil,
                payload: { environment in
                    guard let item = payload() else { return nil }
                    let itemID = item[keyPath: id]
                    return environment.dragPayload(of: itemID, in: containerNamespace) {
                        DragPayload(items: [NSItemProvider(of: item)], ids: [itemID])
                    }
                },
                containerItem: { environment in
                    payload().flatMap { environment.dragContainerItem($0[keyPath: id], in: containerNamespace) }
                }
            )
        )
    }
}
