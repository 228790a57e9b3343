import CoreTransferable

/// Items that the user is about to share, with the texts that accompany them.
///
/// No item is exported before a destination takes it.
package struct ShareRequest: Sendable {
    /// The shared items, as other programs may see them.
    package let items: [NSItemProvider]
    /// The subject of a message with the items; nil for none.
    package let subject: String?
    /// The text of a message with the items; nil for none.
    package let message: String?

    /// Creates a request.
    /// - Parameters:
    ///   - items: The shared items, without representations that are hidden from other programs.
    ///   - subject: The subject of a message with the items.
    ///   - message: The text of a message with the items.
    package init(_ items: [NSItemProvider], subject: String? = nil, message: String? = nil) {
        self.items = items.map { $0.visibleToOtherProcesses() }
        (self.subject, self.message) = (subject, message)
    }
}
