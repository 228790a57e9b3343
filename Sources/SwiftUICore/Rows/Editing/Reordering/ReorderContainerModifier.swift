import Foundation

/// A modifier that makes a container move the items of the views inside.
@_weakLinked
struct ReorderContainerModifier {
    let action: ReorderContainer.Action
    @State private var container = ReorderContainer()
    @State private var insertion: CGRect?
    @Environment(\.reorderContainers) private var outer
}

extension ReorderContainerModifier: ViewModifier {
    init(_ action: ReorderContainer.Action) { self.action = action }

    func body(content: Content) -> some View {
        container.action = action
        container.showLine = { seen in
            let line = seen.map(container.fromLeading)
            if insertion != line { insertion = line }
        }
        return
            content
            .environment(\.reorderContainers, outer + [container])
            .modifier(ReorderSpaceModifier(container: container))
            .modifier(ReorderDropModifier(container: container))
            .preference(key: LandingContainersKey.self, value: [container])
            .overlay(alignment: .topLeading) {
                if let insertion {
                    Capsule().fill(Color.accentColor)
                        .frame(width: insertion.width, height: insertion.height)
                        .offset(x: insertion.minX, y: insertion.minY)
                        .allowsHitTesting(false)
                }
            }
    }
}

extension View {
    /// Lets the user reorder items in this view. It applies to dynamic content inside with ``DynamicViewContent/reorderable()``.
    ///
    /// ```swift
    /// LazyVGrid(columns: columns) {
    ///     ForEach(photos) { PhotoView($0) }.reorderable()
    /// }
    /// .reorderContainer(for: Photo.self) { difference in photos.apply(difference) }
    /// ```
    /// - Parameters:
    ///   - item: The type of the items.
    ///   - isEnabled: Whether the order can be changed.
    ///   - move: Called with the items and their destination.
    nonisolated public func reorderContainer<Item: Identifiable>(
        for item: Item.Type,
        isEnabled: Bool = true,
        move: @escaping (ReorderDifference<Item.ID, ReorderableSingleCollectionIdentifier>) -> Void
    ) -> some View where Item.ID: Sendable {
        reorderContainer(
            for: item,
            in: ReorderableSingleCollectionIdentifier.self,
            isEnabled: isEnabled,
            move: move
        )
    }

    /// Lets the user reorder items within and between collections in this view. It applies to dynamic content inside with
    /// ``DynamicViewContent/reorderable(collectionID:)``.
    /// - Parameters:
    ///   - item: The type of the items.
    ///   - collectionID: The type of the collections' identifiers.
    ///   - isEnabled: Whether the order can be changed.
    ///   - move: Called with the items and their destination.
    nonisolated public func reorderContainer<Item: Identifiable, CollectionID: Hashable & Sendable>(
        for item: Item.Type,
        in collectionID: CollectionID.Type,
        isEnabled: Bool = true,
        move: @escaping (ReorderDifference<Item.ID, CollectionID>) -> Void
    ) -> some View where Item.ID: Sendable {
        reorderContainer(for: item, itemID: \.id, in: collectionID, isEnabled: isEnabled, move: move)
    }

    /// Lets the user reorder items in this view, using a custom identifier; see ``reorderContainer(for:isEnabled:move:)``.
    /// - Parameters:
    ///   - item: The type of the items.
    ///   - itemID: The identifier of an item, by which the dynamic content knows it too.
    ///   - isEnabled: Whether the order can be changed.
    ///   - move: Called with the items and their destination.
    nonisolated public func reorderContainer<Item, ItemID: Hashable & Sendable>(
        for item: Item.Type,
        itemID: KeyPath<Item, ItemID>,
        isEnabled: Bool = true,
        move: @escaping (ReorderDifference<ItemID, ReorderableSingleCollectionIdentifier>) -> Void
    ) -> some View {
        reorderContainer(
            for: item,
            itemID: itemID,
            in: ReorderableSingleCollectionIdentifier.self,
            isEnabled: isEnabled,
            move: move
        )
    }

    /// Lets the user reorder items within and between collections in this view, using a custom identifier; see
    /// ``reorderContainer(for:in:isEnabled:move:)``.
    /// - Parameters:
    ///   - item: The type of the items.
    ///   - itemID: The identifier of an item, by which the dynamic content knows it too.
    ///   - collectionID: The type of the collections' identifiers.
    ///   - isEnabled: Whether the order can be changed.
    ///   - move: Called with the items and their destination.
    nonisolated public func reorderContainer<Item, ItemID: Hashable & Sendable, CollectionID: Hashable & Sendable>(
        for item: Item.Type,
        itemID: KeyPath<Item, ItemID>,
        in collectionID: CollectionID.Type,
        isEnabled: Bool = true,
        move: @escaping (ReorderDifference<ItemID, CollectionID>) -> Void
    ) -> some View {
        modifier(
            ReorderContainerModifier(
                ReorderContainer.Action(isEnabled: isEnabled, itemID: ItemID.self, collectionID: CollectionID.self) {
                    sources,
                    next,
                    collection in
                    let place = ReorderPlace(next: next, collectionID: collection)
                    guard let destination = ReorderDifference<ItemID, CollectionID>.Destination(place) else { return }
                    let sources = sources.compactMap { $0.base as? ItemID }
                    move(ReorderDifference(sources: sources, destination: destination))
                }
            )
        )
    }
}

extension DynamicViewContent {
    /// Lets the user reorder the elements according to the enclosing container.
    nonisolated public func reorderable() -> some DynamicViewContent<Data> {
        reorderable(collectionID: ReorderableSingleCollectionIdentifier())
    }

    /// Lets the user reorder the elements and move them between collections of the enclosing container.
    /// - Parameter collectionID: The identifier of the elements' collection in the container.
    nonisolated public func reorderable(collectionID: some Hashable & Sendable) -> some DynamicViewContent<Data> {
        modifier(ReorderItemPlace()).modifier(ReorderItemDrag()).modifier(ReorderItemKeys())
            .modifier(ElementActionsModifier(actions: ElementActions(collectionID: AnyHashable(collectionID))))
    }
}
