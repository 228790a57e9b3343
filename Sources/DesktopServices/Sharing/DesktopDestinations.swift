import CoreTransferable
import Foundation
import Synchronization
import TransferKit

/// The places where a Linux desktop can take shared items: e-mail, the pasteboard, a folder, a printer, other devices, and the
/// installed programs that take them.
package struct DesktopDestinations: Sendable {
    private let targets: [any ShareTarget]

    /// - Parameters:
    ///   - copy: Puts items on the pasteboard; nil where there is none.
    ///   - chooseFolder: Asks the user for a folder, and returns nil when the user cancels; nil where nobody can be asked.
    ///   - draw: Draws pictures and words on pages to be printed; nil where nothing can draw.
    package init(
        copy: (@Sendable ([NSItemProvider]) async throws -> Void)?,
        chooseFolder: (@Sendable () async throws -> URL?)?,
        draw: PageDrawer?
    ) {
        var targets: [any ShareTarget] = [EmailTarget()]
        if let copy { targets.append(PasteboardTarget(copy: copy)) }
        if let chooseFolder { targets.append(FolderTarget(chooseFolder: chooseFolder)) }
        targets.append(PrintTarget(draw: draw))
        self.targets = targets + [DeviceTarget(), BluetoothTarget(), CodeTarget(), DeclaredTargets(), AppTarget()]
    }

    /// How long the first destinations wait for those of slower services, so that few appear between others.
    private static let patience = Duration.seconds(1)

    /// Finds the destinations that take all items of a request: those that were chosen last, then the services, then the
    /// programs with the user's default first.
    /// - Parameter found: Given those that are known so far: when all are, and before that from the time on when some
    ///   services let others wait.
    package func find(for request: ShareRequest, found: @Sendable ([ShareDestination]) async -> Void) async {
        let items = await SharedItems(request)
        await withTaskGroup(of: (position: Int, destinations: [ShareDestination])?.self) { group in
            for (position, target) in targets.enumerated() {
                group.addTask { (position, await target.destinations(for: items)) }
            }
            group.addTask {
                try? await Task.sleep(for: Self.patience)
                return nil
            }
            var known: [Int: [ShareDestination]] = [:]
            var isLate = false
            while known.count < targets.count, let answer = await group.next() {
                if let answer { known[answer.position] = answer.destinations } else { isLate = true }
                guard isLate || known.count == targets.count else { continue }
                await found(RecentDestinations.inOrder(targets.indices.flatMap { known[$0] ?? [] }))
            }
            group.cancelAll()
        }
    }

    /// The destinations that take all items of a request, in order.
    package func destinations(for request: ShareRequest) async -> [ShareDestination] {
        let all = Mutex<[ShareDestination]>([])
        await find(for: request) { destinations in all.withLock { $0 = destinations } }
        return all.withLock { $0 }
    }

    /// Takes the items to a destination.
    /// - Throws: What prevented it, described for the user.
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

/// Why items were not shared.
enum ShareError: LocalizedError, CustomStringConvertible {
    var errorDescription: String? { description }

    case unknownDestination(String)
    /// A destination does not take what it would get.
    case notTaken(String)

    var description: String {
        switch self {
        case .unknownDestination(let title): "There is no destination “\(title)”."
        case .notTaken(let title): "\(title) does not take these items."
        }
    }
}
