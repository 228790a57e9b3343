/// A location among the rows of a list, as the pointer indicates it.
package struct RowPoint: Equatable {
    /// The index of the row under the pointer, or the number of rows if the pointer is below the last one.
    package var row: Int
    /// A Boolean value that indicates whether the pointer is in the lower half of the row.
    package var isInLowerHalf: Bool

    package init(row: Int, isInLowerHalf: Bool) { (self.row, self.isInLowerHalf) = (row, isInLowerHalf) }
}

/// A place in a reorder container by identities, without their types.
struct ReorderPlace: Equatable {
    /// The item in front of which items land; nil for behind all.
    var next: AnyHashable?
    var collectionID: AnyHashable
}
