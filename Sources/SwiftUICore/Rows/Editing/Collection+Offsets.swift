import Foundation

@_weakLinked
extension MutableCollection {
    /// Moves the elements at several offsets, in their order, to a position in front of another element.
    ///
    /// Complexity: O(*n*), where *n* is the length of the collection.
    /// - Parameters:
    ///   - source: The offsets of the elements.
    ///   - destination: The offset of the element before which they are inserted, in the unchanged collection; its
    ///     length to move them to the end.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        var (before, moved, after): ([Element], [Element], [Element]) = ([], [], [])
        for (offset, element) in enumerated() {
            if source.contains(offset) {
                moved.append(element)
            } else if offset < destination {
                before.append(element)
            } else {
                after.append(element)
            }
        }
        for (index, element) in zip(indices, before + moved + after) { self[index] = element }
    }
}

@_weakLinked
extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at several offsets.
    ///
    /// Complexity: O(*n*), where *n* is the length of the collection.
    /// - Parameter offsets: The offsets of the elements.
    public mutating func remove(atOffsets offsets: IndexSet) {
        var rest = Self()
        for (offset, element) in enumerated() where !offsets.contains(offset) { rest.append(element) }
        self = rest
    }
}
