extension DropSession {
    /// Returns the place in the inner reorder container where the items would land or were dropped.
    ///
    /// ```swift
    /// VStack { ForEach(cards) { CardView($0) }.reorderable() }
    ///     .reorderContainer(for: Card.self) { cards.apply($0) }
    ///     .dropDestination(for: Card.self) { dropped, session in
    ///         cards.insert(dropped, at: session.reorderDestination(for: Card.self))
    ///     }
    /// ```
    ///
    /// It is the place nearest to the pointer, or the one that ``DropConfiguration/init(operation:destination:)`` names. The
    /// container shows it while the drag is over the destination.
    /// - Parameters:
    ///   - item: The type of the container's items.
    ///   - collectionID: The type of the identifiers of its collections.
    /// - Returns: Nil where no container inside the destination has such items and collections.
    nonisolated public func reorderDestination<Item: Identifiable, CollectionID>(
        for item: Item.Type,
        in collectionID: CollectionID.Type = ReorderableSingleCollectionIdentifier.self
    ) -> ReorderDifference<Item.ID, CollectionID>.Destination? {
        reorderPlace.flatMap { ReorderDifference.Destination($0) }
    }

    /// Returns the place in the inner reorder container where the items would land or were dropped; see ``reorderDestination(for:in:)``.
    /// - Parameters:
    ///   - item: The type of the container's items.
    ///   - itemID: The identifier of an item.
    ///   - collectionID: The type of the identifiers of its collections.
    /// - Returns: Nil where no container inside the destination has such items and collections.
    nonisolated public func reorderDestination<Item, ItemID, CollectionID>(
        for item: Item.Type,
        itemID: KeyPath<Item, ItemID>,
        in collectionID: CollectionID.Type = ReorderableSingleCollectionIdentifier.self
    ) -> ReorderDifference<ItemID, CollectionID>.Destination? {
        reorderPlace.flatMap { ReorderDifference.Destination($0) }
    }
}

extension DropConfiguration {
    /// Creates a configuration that also determines the place in a reorder container, both for items that are dropped on the destination
    /// around the container and for items that are moved within it.
    /// - Parameters:
    ///   - operation: The operation on the items.
    ///   - destination: The place in the container, instead of the one nearest to the pointer.
    public init<ItemID: Hashable & Sendable, CollectionID: Hashable & Sendable>(
        operation: DropOperation,
        destination: ReorderDifference<ItemID, CollectionID>.Destination
    ) {
        self.init(operation: operation)
        reorderPlace = ReorderPlace(destination)
    }
}

extension ReorderPlace {
    init<ItemID: Hashable, CollectionID: Hashable>(_ destination: ReorderDifference<ItemID, CollectionID>.Destination) {
        if case .before(let item) = destination.position { next = AnyHashable(item) }
        collectionID = AnyHashable(destination.collectionID)
    }
}

extension ReorderDifference.Destination {
    /// - Returns: Nil for a place among items or collections with identifiers of other types.
    init?(_ place: ReorderPlace) {
        guard let collectionID = place.collectionID.base as? CollectionID else { return nil }
        guard let next = place.next else {
            self.init(position: .end, collectionID: collectionID)
            return
        }
        guard let item = next.base as? ItemID else { return nil }
        self.init(position: .before(item), collectionID: collectionID)
    }
}
