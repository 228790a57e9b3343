/// A replacement of rows by others.
package struct RowChange: Equatable, Sendable {
    /// The index of the first changed row.
    package var position: Int
    /// The number of removed rows.
    package var removed: Int
    /// The number of added rows.
    package var added: Int

    /// Creates the change between two lists of rows: the rows between their common beginning and end.
    init?<Identity: Equatable>(from before: [Identity], to after: [Identity]) {
        let shared = min(before.count, after.count)
        var position = 0
        while position < shared, before[position] == after[position] { position += 1 }
        var end = 0
        while end < shared - position, before[before.count - 1 - end] == after[after.count - 1 - end] { end += 1 }
        (self.position, removed, added) = (position, before.count - position - end, after.count - position - end)
        if removed == 0, added == 0 { return nil }
    }

    init(position: Int, removed: Int, added: Int) {
        (self.position, self.removed, self.added) = (position, removed, added)
    }

    /// Returns where a row is after the change.
    /// - Parameter row: Where it was before.
    /// - Returns: Nil for a row that was removed.
    package func place(ofRow row: Int) -> Int? {
        if row < position { return row }
        return row < position + removed ? nil : row + added - removed
    }
}
