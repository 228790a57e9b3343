/// A place among the rows of a list, as a pointer shows it.
package struct RowPoint: Equatable {
    /// The row under the pointer; the number of rows below the last.
    package var row: Int
    /// A Boolean value that indicates whether the pointer is in the lower half of the row.
    package var isInLowerHalf: Bool

    package init(row: Int, isInLowerHalf: Bool) { (self.row, self.isInLowerHalf) = (row, isInLowerHalf) }
}
