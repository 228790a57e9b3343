import CoreTransferable
import TransferKit
import UniformTypeIdentifiers

/// A place where the share sheet of a window in memory can send items.
public struct TestShareDestination: Sendable {
    /// The text that the user reads.
    public var title: String
    /// The kind of destination, for apps that exclude some.
    public var kind: ShareDestinationKind
    /// The types that the destination takes; empty for all. The sheet offers the destination where each item has one.
    public var contentTypes: [UTType]
    /// The error of a destination that does not accept the items; nil if it does.
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

/// The items that a destination received from the share sheet of a window in memory.
public struct TestShare: Sendable {
    /// The title of the destination.
    public let destination: String
    /// The items, as other programs see them. Nothing of them is exported before the test loads it.
    public let items: [NSItemProvider]
    /// The subject of the message with the items; nil if the program gives none.
    public let subject: String?
    /// The text of the message with the items; nil if the program gives none.
    public let message: String?
}
