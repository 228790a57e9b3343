/// A widget that shows rows and can scroll to one of them.
@MainActor
package protocol RowRevealingWidget: HostWidget {
    /// Scrolls until a row is visible.
    /// - Parameters:
    ///   - row: The index of the row.
    ///   - anchor: The point of the row that is to meet the same point of the list; nil for as little movement as is needed.
    func reveal(row: Int, anchor: UnitPoint?)
}
