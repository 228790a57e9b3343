import CoreTransferable
import TransferKit

/// The pasteboard.
struct PasteboardTarget: ShareTarget {
    private static let destination = ShareDestination(
        id: "copy",
        title: "Copy",
        kind: .copy,
        icon: .symbol("doc.on.doc")
    )

    /// A closure that puts items on the pasteboard.
    let copy: @Sendable ([NSItemProvider]) async throws -> Void

    func destinations(for items: SharedItems) async -> [ShareDestination] { [Self.destination] }

    func send(_ items: SharedItems, to destination: ShareDestination) async throws -> ShareOutcome? {
        guard destination.id == Self.destination.id else { return nil }
        try await copy(items.request.items)
        return .sent
    }
}
