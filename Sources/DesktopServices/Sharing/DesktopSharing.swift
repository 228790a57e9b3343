import CoreTransferable
import Foundation
import TransferKit

/// The destinations of a Linux desktop for the share sheet.
@MainActor
package final class DesktopSharing: ShareService {
    private let places: DesktopDestinations

    package init(_ places: DesktopDestinations) { self.places = places }

    package func findDestinations(
        for request: ShareRequest,
        found: @escaping @MainActor ([ShareDestination]) -> Void
    ) {
        Task { [places] in await places.find(for: request) { await found($0) } }
    }

    package func send(_ request: ShareRequest, to destination: ShareDestination) async throws -> ShareOutcome {
        try await places.send(request, to: destination)
    }
}
