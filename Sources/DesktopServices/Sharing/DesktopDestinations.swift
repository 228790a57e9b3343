import CoreTransferable
import Foundation
import Synchronization
import TransferKit

/// The destinations to which a Linux desktop can share items: email, the pasteboard, a folder, a printer, other devices, and installed
/// programs that accept the items.
package struct DesktopDestinations: Sendable {
    private let targets: [any ShareTarget]

    /// - Parameters:
    ///   - copy: Puts items on the pasteboard; nil if there is none.
    ///   - chooseFolder: Asks the user for a folder, and returns nil when the user cancels; nil if there is no user to
    ///     ask.
    ///   - draw: Draws pictures and words on pages to be printed; nil if nothing can draw.
    package init(
        copy: (@Sendable ([NSItemProvider]) async throws -> Void)?,
        chooseFolder: (@Sendable () async throws -> URL?)?,
        draw: PageDrawer?
    ) {
        var targets: [any ShareTarget] = [EmailTarget()]
        if let copy { targets.append(PasteboardTarget(copy: copy)) }
        if let chooseFolder { targets.append(FolderTarget(chooseFolder: chooseFolder)) }
        targets.append(PrintTarget(draw: draw))
        self.targets =
            targets + [
                NearbyTarget(), DeviceTarget(), BluetoothTarget(), CodeTarget(), DeclaredTargets(), AppTarget(),
            ]
    }

    /// The time that the first destinations wait for those of slower services, so few are inserted between others
    /// later.
    private static let patience = Duration.seconds(1)

    /// Finds the destinations that accept all items of a request: the ones last chosen, then the services, and then the programs, starting
    /// with the user's default.
    /// - Parameters:
    ///   - limit: The longest wait for services; nil for the limit of the bus.
    ///   - found: Called with the known destinations: when all are known, and before that when slow services delay the
    ///     others.
    /// - Returns: Whether all services have answered.
    @discardableResult
    package func find(
        for request: ShareRequest,
        within limit: Duration? = nil,
        found: @Sendable ([ShareDestination]) async -> Void
    ) async -> Bool {
        let items = await SharedItems(request)
        return await withTaskGroup(of: Event.self) { group in
            for (position, target) in targets.enumerated() {
                group.addTask { .answer(position, await target.destinations(for: items)) }
            }
            group.addTask {
                try? await Task.sleep(for: Self.patience)
                return .isLate
            }
            if let limit {
                group.addTask {
                    try? await Task.sleep(for: limit)
                    return .isOver
                }
            }
            var known: [Int: [ShareDestination]] = [:]
            var isLate = false
            events: while known.count < targets.count, let event = await group.next() {
                switch event {
                case .answer(let position, let destinations): known[position] = destinations
                case .isLate: isLate = true
                case .isOver: break events
                }
                guard isLate || known.count == targets.count else { continue }
                await found(RecentDestinations.inOrder(targets.indices.flatMap { known[$0] ?? [] }))
            }
            // Cancels the remaining questions.
            group.cancelAll()
            return known.count == targets.count
        }
    }

    /// An event during the search for destinations.
    private enum Event {
        case answer(_ position: Int, [ShareDestination])
        /// The known destinations are useful now.
        case isLate
        /// No more are waited for.
        case isOver
    }

    /// The longest wait for all destinations if there is no window in which more can appear.
    private static let limit = Duration.seconds(4)

    /// Returns, in order, the destinations that accept all items of a request, and whether all services answered in time.
    package func destinations(for request: ShareRequest) async -> (all: [ShareDestination], areComplete: Bool) {
        let all = Mutex<[ShareDestination]>([])
        let areComplete = await find(for: request, within: Self.limit) { destinations in
            all.withLock { $0 = destinations }
        }
        return (all.withLock { $0 }, areComplete)
    }

    /// Sends the items to a destination.
    /// - Throws: The reason for a failure, described for the user.
    package func send(_ request: ShareRequest, to destination: ShareDestination) async throws -> ShareOutcome {
        let items = await SharedItems(request)
        for target in targets {
            guard let outcome = try await target.send(items, to: destination) else { continue }
            if outcome != .cancelled { RecentDestinations.add(destination) }
            return outcome
        }
        throw ShareError.unknownDestination(destination.title)
    }
}

/// The reason why items were not shared.
enum ShareError: LocalizedError, CustomStringConvertible {
    var errorDescription: String? { description }

    case unknownDestination(String)
    /// A destination does not accept the item.
    case notTaken(String)
    /// An app did not take the items, for a reason.
    case declined(String)

    var description: String {
        switch self {
        case .unknownDestination(let title): "There is no destination “\(title)”."
        case .notTaken(let title): "\(title) does not take these items."
        case .declined(let reason): reason
        }
    }
}
