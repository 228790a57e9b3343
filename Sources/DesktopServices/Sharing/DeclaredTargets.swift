import CoreTransferable
import DesktopBus
import TransferKit

/// The places for shared items that desktop entries declare.
struct DeclaredTargets: ShareTarget {
    /// The variables that pass the accompanying texts to a target.
    private static let (subject, message) = ("TRANSFERABLE_SHARE_SUBJECT", "TRANSFERABLE_SHARE_MESSAGE")

    func destinations(for items: SharedItems) async -> [ShareDestination] {
        await targets.filter { target in
            items.items.allSatisfy { $0.forms.contains { target.takes($0) } }
        }
        .map { ShareDestination(id: $0.id, title: $0.title, kind: .app, icon: $0.icon) }
    }

    func send(_ items: SharedItems, to destination: ShareDestination) async throws -> ShareOutcome? {
        guard destination.id.hasPrefix(DeclaredShareTarget.idPrefix) else { return nil }
        guard let target = await targets.first(where: { $0.id == destination.id }) else {
            throw AppLaunchError.notInstalled(destination.title)
        }
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
        try await waiting { [uris, environment] in try target.launch(opening: uris, environment: environment, $0) }
        return .sent
    }

    private var targets: [DeclaredShareTarget] {
        get async { (try? await waiting { _ in DeclaredShareTarget.all() }) ?? [] }
    }
}
