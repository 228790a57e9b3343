import CoreTransferable
import DesktopBus
import TransferKit

/// The installed programs that open the items.
struct AppTarget: ShareTarget {
    /// The identifier of a program is the name of its desktop entry.
    private static let suffix = ".desktop"

    func destinations(for items: SharedItems) async -> [ShareDestination] {
        let openers = await openers(of: items)
        guard let first = openers.first else { return [] }
        let others = openers.dropFirst().map { Set($0.map(\.app.id)) }
        return first.map(\.app).filter { app in others.allSatisfy { $0.contains(app.id) } }
            .map { ShareDestination(id: $0.id, title: $0.name, kind: .app, icon: $0.icon) }
    }

    func send(_ items: SharedItems, to destination: ShareDestination) async throws -> ShareOutcome? {
        guard destination.id.hasSuffix(Self.suffix) else { return nil }
        let files = ExportedFiles()
        var uris: [String] = []
        for (item, openers) in zip(items.items, await openers(of: items)) {
            guard let form = openers.first(where: { $0.app.id == destination.id })?.form else {
                guard InstalledApp.isInstalled(destination.id) else {
                    throw AppLaunchError.notInstalled(destination.title)
                }
                throw ShareError.notTaken(destination.title)
            }
            uris.append(try await form.url(of: item.provider, files).absoluteString)
        }
        try await blockingCall { [uris] in try InstalledApp.launch(destination.id, opening: uris, $0) }
        return .sent
    }

    /// A program, and the best form of an item that it opens.
    private struct Opener: Sendable {
        let app: InstalledApp
        let form: ItemForm
    }

    /// Returns the programs that open each item, those for its best form first.
    private func openers(of items: SharedItems) async -> [[Opener]] {
        let found = try? await blockingCall { _ in
            items.items.map { item in
                var seen: Set<String> = []
                return item.forms.flatMap { form in
                    InstalledApp.opening(form.mimeTypes).map { Opener(app: $0, form: form) }
                }
                .filter { seen.insert($0.app.id).inserted }
            }
        }
        return found ?? []
    }
}
