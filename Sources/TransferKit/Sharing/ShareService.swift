/// A service that finds places to which items can be shared and sends them there: that of a desktop, or a stand-in for tests.
@MainActor
package protocol ShareService: AnyObject {
    /// Finds the destinations that can take all items of a request. The search exports nothing.
    /// - Parameters:
    ///   - request: The item to share.
    ///   - found: Called with all destinations that are known so far, in the order in which the user sees them: at least once,
    ///     and again when slower ones have answered.
    func findDestinations(for request: ShareRequest, found: @escaping @MainActor ([ShareDestination]) -> Void)

    /// Sends the items to a destination, each in the best form that the destination accepts.
    /// - Throws: The reason for a failure, described for the user.
    func send(_ request: ShareRequest, to destination: ShareDestination) async throws -> ShareOutcome
}

/// The result of sending items to a destination.
package enum ShareOutcome: Equatable, Sendable {
    /// The destination has received the items.
    case sent
    /// Another device can get the items from a code that is shown to it.
    case code(ShareCode)
    /// The user cancelled a step of the destination, such as choosing a folder.
    case cancelled
}
