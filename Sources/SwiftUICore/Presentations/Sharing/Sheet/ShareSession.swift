import CoreTransferable
import Foundation
import Observation
import TransferKit
import UniformTypeIdentifiers

/// One use of the share sheet: from its presentation until the items are sent or the user cancels.
@MainActor
@Observable
final class ShareSession {
    /// The state of the sheet.
    enum State: Equatable {
        /// The user chooses a destination.
        case choosing
        /// Items are on their way to a destination.
        case sending(ShareDestination)
        /// A code is shown to another device.
        case showing(ShareCode, ShareDestination)
        /// The last destination did not get them; the user chooses another.
        case failed(String)
    }

    @ObservationIgnored let summaries: [ItemSummary]
    /// The available destinations; nil until they are known.
    private(set) var destinations: [ShareDestination]?
    private(set) var state = State.choosing

    @ObservationIgnored private let request: ShareRequest
    @ObservationIgnored private let service: any ShareService
    /// The items, if a destination determines the contents of some.
    @ObservationIgnored private let sources: [SharedItem]
    @ObservationIgnored private let onEnd: @MainActor (ShareSheetOutcome) -> Void
    /// The error of the last attempt.
    @ObservationIgnored private var failure: (any Error)?
    /// A Boolean value that indicates whether a destination has the items or the user has closed the sheet.
    @ObservationIgnored private(set) var hasEnded = false
    @ObservationIgnored private var sending: Task<Void, Never>?
    private static let logger = BackgroundLogger(label: "SwiftUI.ShareSheet")

    /// - Parameters:
    ///   - request: The item to share.
    ///   - summaries: The descriptions of the items in the sheet.
    ///   - service: The service that finds the destinations.
    ///   - sources: The items, if a destination determines the contents of some; empty for those of the request.
    ///   - onEnd: Called once, when a destination has the items or the sheet ends.
    init(
        _ request: ShareRequest,
        summaries: [ItemSummary],
        with service: any ShareService,
        sources: [SharedItem] = [],
        onEnd: @escaping @MainActor (ShareSheetOutcome) -> Void
    ) {
        (self.request, self.summaries, self.service, self.onEnd) = (request, summaries, service, onEnd)
        self.sources = sources
    }

    /// Looks for destinations.
    func findDestinations() {
        service.findDestinations(for: request) { [weak self] in self?.destinations = $0 }
    }

    /// Sends the items to a destination; does nothing while they are on their way to one.
    func send(to destination: ShareDestination) {
        if case .sending = state { return }
        state = .sending(destination)
        // A service that does not wait has sent the items when this returns.
        sending = Task.immediate {
            do {
                switch try await service.send(try await request(for: destination), to: destination) {
                case .sent: end(.shared(with: destination.title))
                case .code(let code): state = .showing(code, destination)
                case .cancelled: state = .choosing
                }
            } catch is CancellationError {
                state = .choosing
            } catch {
                failure = error
                Self.logger.error("Sharing with \(destination.title) failed: \(error)")
                state = .failed("\(destination.title) did not get the items. \(error)")
            }
        }
    }

    /// Returns the items as a destination gets them.
    private func request(for destination: ShareDestination) async throws -> ShareRequest {
        guard !sources.isEmpty else { return request }
        var items: [NSItemProvider] = []
        for item in sources {
            guard let source = item.source else {
                items.append(item.provider)
                continue
            }
            if let made = try await source(destination) { items.append(made) }
            // The sheet may have ended by now.
            try Task.checkCancellation()
        }
        guard !items.isEmpty else { throw ShareItemSource.Failure.nothing }
        return ShareRequest(items, subject: request.subject, message: request.message)
    }

    /// Stops running operations when the sheet ends. A code that is shown counts as used.
    func end() {
        sending?.cancel()
        if case .showing(_, let destination) = state { return end(.shared(with: destination.title)) }
        end(failure.map { .failed($0) } ?? .cancelled)
    }

    private func end(_ outcome: ShareSheetOutcome) {
        guard !hasEnded else { return }
        hasEnded = true
        onEnd(outcome)
    }
}
