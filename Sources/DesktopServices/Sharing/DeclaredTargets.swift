import CoreTransferable
import DesktopBus
import GroupSharing
import TransferKit

/// The places for shared items that desktop entries declare.
struct DeclaredTargets: ShareTarget {
    /// The variables that pass the accompanying texts to a target.
    private static let (subject, message) = ("TRANSFERABLE_SHARE_SUBJECT", "TRANSFERABLE_SHARE_MESSAGE")

    func destinations(for items: SharedItems) async -> [ShareDestination] {
        await targets.filter { target in
            target.takes(items.items.map(\.forms))
        }
        .map { ShareDestination(id: $0.id, title: $0.title, kind: .app, icon: $0.icon) }
    }

    func send(_ items: SharedItems, to destination: ShareDestination) async throws -> ShareOutcome? {
        guard destination.id.hasPrefix(DeclaredShareTarget.idPrefix) else { return nil }
        guard let target = await targets.first(where: { $0.id == destination.id }) else {
            throw AppLaunchError.notInstalled(destination.title)
        }
        if target.takesItems { return try await hand(items.request, to: target) }
        let files = ExportedFiles()
        var uris: [String] = []
        for item in items.items {
            guard let form = item.forms.first(where: { target.takes($0) }) else {
                throw ShareError.notTaken(destination.title)
            }
            uris.append(try await form.url(of: item.provider, files).absoluteString)
        }
        var environment: [String: String] = [:]
        environment[Self.subject] = items.request.subject
        environment[Self.message] = items.request.message
        try await blockingCall { [uris, environment] in try target.launch(opening: uris, environment: environment, $0) }
        return .sent
    }

    /// Starts an app that gets the items themselves, and waits until it has taken them.
    private func hand(_ request: ShareRequest, to target: DeclaredShareTarget) async throws -> ShareOutcome {
        let share = try OutgoingShare(request)
        let address = share.address.text
        return try await withThrowingTaskGroup(of: ShareEnd?.self) { group in
            group.addTask {
                try await blockingCall { try target.launch(opening: [address], environment: [:], $0) }
                return nil
            }
            group.addTask { try await share.end() }
            defer { group.cancelAll() }
            while let end = try await group.next() {
                switch end {
                case nil: continue
                case .completed: return .sent
                case .cancelled: return .cancelled
                case .failed(let reason): throw ShareError.declined(reason)
                }
            }
            throw CancellationError()
        }
    }

    private var targets: [DeclaredShareTarget] {
        get async { (try? await blockingCall { _ in DeclaredShareTarget.all() }) ?? [] }
    }
}
