/// A reordering by the user: the moved items and their destination.
///
/// Apply it to the collection that the views are created from: take the items out, and put them back at the destination in the
/// order of ``sources``.
@_weakLinked
public struct ReorderDifference<ItemID, CollectionID> {
    /// The moved items, in their new order.
    public var sources: [ItemID]
    /// The place to which the items were moved.
    public var destination: Destination

    /// A place in a collection.
    public struct Destination {
        /// A position among the items of a collection.
        public enum Position {
            /// Before an item.
            case before(ItemID)
            /// After all items.
            case end
        }

        /// The position in the collection.
        public var position: Position
        /// The identifier of the collection.
        public var collectionID: CollectionID

        /// Creates a place in a collection.
        /// - Parameters:
        ///   - position: The place.
        ///   - collectionID: The collection.
        public init(position: Position, collectionID: CollectionID) {
            (self.position, self.collectionID) = (position, collectionID)
        }
    }
}

extension ReorderDifference.Destination where CollectionID == ReorderableSingleCollectionIdentifier {
    /// Creates a place in the only collection of a container.
    /// - Parameter position: The place.
    public init(position: Position) { self.init(position: position, collectionID: .init()) }
}

extension ReorderDifference: Equatable where ItemID: Equatable, CollectionID: Equatable {}
extension ReorderDifference: Hashable where ItemID: Hashable, CollectionID: Hashable {}
extension ReorderDifference: Sendable where ItemID: Sendable, CollectionID: Sendable {}

extension ReorderDifference.Destination: Equatable where ItemID: Equatable, CollectionID: Equatable {}
extension ReorderDifference.Destination: Hashable where ItemID: Hashable, CollectionID: Hashable {}
extension ReorderDifference.Destination: Sendable where ItemID: Sendable, CollectionID: Sendable {}

extension ReorderDifference.Destination.Position: Equatable where ItemID: Equatable, CollectionID: Equatable {}
extension ReorderDifference.Destination.Position: Hashable where ItemID: Hashable, CollectionID: Hashable {}
extension ReorderDifference.Destination.Position: Sendable where ItemID: Sendable, CollectionID: Sendable {}

/// An identifier for the collection of a container that has only one.
@_weakLinked
public struct ReorderableSingleCollectionIdentifier: Hashable, Sendable {}
