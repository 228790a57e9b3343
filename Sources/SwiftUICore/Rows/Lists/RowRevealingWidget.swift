/// A widget that shows rows and can bring one to the screen.
@MainActor
package protocol RowRevealingWidget: HostWidget {
    /// Scrolls until a row can be seen.
    /// - Parameters:
    ///   - row: The index of the row.
    ///   - anchor: The point of the row that is to meet the same point of the list; nil for as little movement as is needed.
    func reveal(row: Int, anchor: UnitPoint?)
}
