import CoreTransferable

/// Items that the user is about to share, and what goes with them.
///
/// Nothing of the items is exported before a destination takes them.
package struct ShareRequest: Sendable {
    /// What is shared, as other programs may see it.
    package let items: [NSItemProvider]
    /// The subject of a message with the items; nil for none.
    package let subject: String?
    /// The text of a message with the items; nil for none.
    package let message: String?

    /// Creates a request.
    /// - Parameters:
    ///   - items: What is shared; representations that are not for every program are left out.
    ///   - subject: The subject of a message with the items.
    ///   - message: The text of a message with the items.
    package init(_ items: [NSItemProvider], subject: String? = nil, message: String? = nil) {
        self.items = items.map { $0.visibleToOtherProcesses() }
        (self.subject, self.message) = (subject, message)
    }
}
