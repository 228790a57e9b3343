import CoreTransferable
import Foundation
import TransferKit

/// A folder that the user chooses.
struct FolderTarget: ShareTarget {
    private static let destination = ShareDestination(
        id: "save",
        title: "Save to Folder",
        kind: .folder,
        icon: .named(["folder"])
    )

    /// A closure that asks for a folder; nil when the user cancels.
    let chooseFolder: @Sendable () async throws -> URL?

    func destinations(for items: SharedItems) async -> [ShareDestination] {
        let areFiles = items.items.allSatisfy { item in item.forms.contains { $0.link == nil } }
        return areFiles ? [Self.destination] : []
    }

    func send(_ items: SharedItems, to destination: ShareDestination) async throws -> ShareOutcome? {
        guard destination.id == Self.destination.id else { return nil }
        guard let folder = try await chooseFolder() else { return .cancelled }
        for item in items.items {
            guard let form = item.forms.first(where: { $0.link == nil }) else { continue }
            switch form {
            case .representation(let type), .text(let type): _ = try await item.provider.save(as: type, in: folder)
            case .url(let file):
                guard let copy = NSItemProvider(contentsOf: file), let type = copy.registeredContentTypes.first else {
                    throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: file.path])
                }
                _ = try await copy.save(as: type, in: folder)
            }
        }
        return .sent
    }
}
