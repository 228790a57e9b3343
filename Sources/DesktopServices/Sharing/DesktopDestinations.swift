import CoreTransferable
import Foundation
import TransferKit

/// The places where a Linux desktop can take shared items: e-mail, the pasteboard, a folder, and the installed programs that
/// open them.
package struct DesktopDestinations: Sendable {
    private let targets: [any ShareTarget]

    /// - Parameters:
    ///   - copy: Puts items on the pasteboard; nil where there is none.
    ///   - chooseFolder: Asks the user for a folder, and returns nil when the user cancels; nil where nobody can be asked.
    package init(
        copy: (@Sendable ([NSItemProvider]) async throws -> Void)?,
        chooseFolder: (@Sendable () async throws -> URL?)?
    ) {
        var targets: [any ShareTarget] = [EmailTarget()]
        if let copy { targets.append(PasteboardTarget(copy: copy)) }
        if let chooseFolder { targets.append(FolderTarget(chooseFolder: chooseFolder)) }
        self.targets = targets + [DeviceTarget(), CodeTarget(), AppTarget()]
    }

    /// The destinations that take all items of a request: those that were chosen last, then the services, then the programs
    /// with the user's default first.
    package func destinations(for request: ShareRequest) async -> [ShareDestination] {
        let items = await SharedItems(request)
        var destinations: [ShareDestination] = []
        for target in targets { destinations += await target.destinations(for: items) }
        return RecentDestinations.inOrder(destinations)
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

    var description: String {
        switch self {
        case .unknownDestination(let title): "There is no destination “\(title)”."
        }
    }
}
