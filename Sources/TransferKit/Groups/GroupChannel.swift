import CoreTransferable

/// Carries what is for the programs of one group or team, and for no others, from one to another: the module GroupSharing has
/// a channel of private sockets.
///
/// An offer that everyone sees tells an address. Transports hand their channel to the offers that they send and receive, with
/// ``TransferOffer/sharing(over:)`` and ``IncomingOffer/sharing(over:)``; without one, an offer is what everyone sees.
package protocol GroupChannel: Sendable {
    /// Begins to give items to the programs of this one's group or team.
    /// - Parameter items: The items, with all their representations.
    /// - Returns: What does so for as long as it lives.
    func share(_ items: [NSItemProvider]) throws -> any SharedGroupItems

    /// Returns the items with what their sender shares with this program as well, in the sender's order.
    /// - Parameters:
    ///   - items: What everyone has.
    ///   - address: Where the rest is, as the sender told it; it may be anything.
    ///   - limits: How large a payload may be, and how long the sender may take.
    /// - Returns: The same items where nothing more can be had.
    func completed(_ items: [NSItemProvider], from address: Data, limits: TransferLimits) async -> [NSItemProvider]
}

/// Items that are given to the programs of this one's group or team until the object goes away.
package protocol SharedGroupItems: AnyObject, Sendable {
    /// Where they are, in at most ``GroupAddress/longest`` bytes.
    var address: String { get }
}

/// What is known of an address.
package enum GroupAddress {
    /// The most bytes.
    package static let longest = 64
}
