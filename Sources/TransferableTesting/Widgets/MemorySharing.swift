import SwiftUICore
import TransferKit

/// The sharing destinations of windows in memory, which a test defines. No item leaves the process.
@MainActor
final class MemorySharing: ShareService {
    var destinations = [
        TestShareDestination("Copy", kind: .copy), TestShareDestination("Mail", kind: .email),
        TestShareDestination("Save to Folder", kind: .folder),
    ]
    private(set) var shares: [TestShare] = []

    func findDestinations(for request: ShareRequest, found: @escaping @MainActor ([ShareDestination]) -> Void) {
        let fitting = destinations.filter { destination in
            destination.contentTypes.isEmpty
                || request.items.allSatisfy { $0.hasRepresentation(conformingToAnyOf: destination.contentTypes) }
        }
        found(fitting.map { ShareDestination(id: $0.title, title: $0.title, kind: $0.kind, icon: .symbol("app")) })
    }

    func send(_ request: ShareRequest, to destination: ShareDestination) async throws -> ShareOutcome {
        if let error = destinations.first(where: { $0.title == destination.title })?.error { throw error }
        shares.append(
            TestShare(
                destination: destination.title,
                items: request.items,
                subject: request.subject,
                message: request.message
            )
        )
        return .sent
    }
}
