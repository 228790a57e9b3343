/// Knows where shared items can go, and takes them there: a desktop's services, or a test's stand-in for them.
@MainActor
package protocol ShareService: AnyObject {
    /// Finds the destinations that can take all items of a request. Nothing is exported.
    /// - Parameters:
    ///   - request: The item to share.
    ///   - found: Called with all destinations that are known so far, in the order in which the user sees them: at least once,
    ///     and again when slower ones have answered.
    func findDestinations(for request: ShareRequest, found: @escaping @MainActor ([ShareDestination]) -> Void)

    /// Takes the items to a destination, each in the best form that the destination takes.
    /// - Throws: The reason for a failure, described for the user.
    func send(_ request: ShareRequest, to destination: ShareDestination) async throws -> ShareOutcome
}

/// The result of sending items to a destination.
package enum ShareOutcome: Equatable, Sendable {
    /// The destination has them.
    case sent
    /// Another device takes them from a code that it is shown.
    case code(ShareCode)
    /// The user cancelled a step of the destination, such as the choice of a folder.
    case cancelled
}
