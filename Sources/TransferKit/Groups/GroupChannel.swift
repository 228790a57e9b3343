import CoreTransferable

/// A channel that carries items to the programs of one group or team and to no others. The module GroupSharing implements it with private
/// sockets.
///
/// The public offer contains an address. Transports pass their channel to the offers that they send and receive, with
/// ``TransferOffer/sharing(over:)`` and ``IncomingOffer/sharing(over:)``. An offer without a channel has only its
/// public contents.
package protocol GroupChannel: Sendable {
    /// Begins sharing items with the programs in this program's group or team.
    /// - Parameter items: The items, with all their representations.
    /// - Returns: An object that does so as long as it lives.
    func share(_ items: [NSItemProvider]) throws -> any SharedGroupItems

    /// Returns the items together with those that their sender shares with this program, in the sender's order.
    /// - Parameters:
    ///   - items: The public items.
    ///   - address: The address of the shared items as received from the sender. It is untrusted.
    ///   - limits: The limits of the size of a payload and of the sender's time.
    /// - Returns: The same items if no further ones are available.
    func completed(_ items: [NSItemProvider], from address: Data, limits: TransferLimits) async -> [NSItemProvider]
}

/// Items that are available to the programs in this program's group or team until the object is released.
package protocol SharedGroupItems: AnyObject, Sendable {
    /// The address of the items, in at most ``GroupAddress/longest`` bytes.
    var address: String { get }
}

/// The limits on an address.
package enum GroupAddress {
    /// The maximum number of bytes.
    package static let longest = 64
}
