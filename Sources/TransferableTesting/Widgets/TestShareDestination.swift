import CoreTransferable
import TransferKit
import UniformTypeIdentifiers

/// A destination to which the share sheet of a window in memory can send items.
public struct TestShareDestination: Sendable {
    /// The title to show to the user.
    public var title: String
    /// The kind of destination, which apps can exclude.
    public var kind: ShareDestinationKind
    /// The types that the destination accepts; empty for all types. The sheet offers the destination if every item has one of them.
    public var contentTypes: [UTType]
    /// The error of a destination that rejects the items; nil if it accepts them.
    public var error: (any Error)?

    /// Creates a destination.
    /// - Parameters:
    ///   - title: The text that the user reads.
    ///   - kind: The kind of destination.
    ///   - contentTypes: The types that it takes; empty for all.
    ///   - error: The reason why it does not accept the items.
    public init(
        _ title: String,
        kind: ShareDestinationKind = .app,
        contentTypes: [UTType] = [],
        error: (any Error)? = nil
    ) {
        (self.title, self.kind, self.contentTypes, self.error) = (title, kind, contentTypes, error)
    }
}

/// The items that a destination has received from the share sheet of a window in memory.
public struct TestShare: Sendable {
    /// The title of the destination.
    public let destination: String
    /// The items as other programs see them. They are exported when the test loads them.
    public let items: [NSItemProvider]
    /// The subject of the message with the items; nil if there is none.
    public let subject: String?
    /// The text of the message with the items; nil if there is none.
    public let message: String?
}
