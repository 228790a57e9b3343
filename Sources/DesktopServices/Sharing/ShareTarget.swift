import TransferKit

/// One kind of destinations: the installed programs, e-mail, the pasteboard.
protocol ShareTarget: Sendable {
    /// Returns the destinations that take all items, in order.
    func destinations(for items: SharedItems) async -> [ShareDestination]
    /// Takes items to a destination of this kind; nil if the destination is of another.
    func send(_ items: SharedItems, to destination: ShareDestination) async throws -> ShareOutcome?
}
