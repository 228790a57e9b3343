/// A place in a reorder container by identities, without their types.
struct ReorderPlace: Equatable {
    /// The item in front of which items land; nil for behind all.
    var next: AnyHashable?
    var collectionID: AnyHashable
}
