import CoreTransferable
import Foundation
import Synchronization
import UniformTypeIdentifiers

/// The files of an offer that were written out because a receiver wants a URI.
///
/// Receivers read such a file when it suits them: a file manager starts to copy after the drop has ended, perhaps when it
/// is done with another. The files therefore stay while the offer does, and for an hour after it; see ``ExportDirectory``.
final class ExportedFiles: Sendable {
    private struct Key: Hashable {
        let item: ObjectIdentifier
        let type: UTType
    }

    private struct Exported: Sendable {
        let url: URL
        let copy: ExportDirectory.Copy?
    }

    private let directory: ExportDirectory
    private let known = Mutex<[Key: Task<Exported, any Error>]>([:])

    init(in directory: ExportDirectory = .shared) { self.directory = directory }

    /// The URL of an item's file: the original where the sender allows that, else a copy. A file is written once, however
    /// often it is asked for, unless somebody removed it.
    /// - Parameters:
    ///   - item: An item that stays for as long as this object.
    ///   - type: The type of one of its file representations.
    func url(of item: NSItemProvider, as type: UTType) async throws -> URL {
        let key = Key(item: ObjectIdentifier(item), type: type)
        while true {
            let directory = directory
            let (task, isNew) = known.withLock { known in
                if let task = known[key] { return (task, false) }
                let task = Task { try await Self.export(item, as: type, to: directory) }
                known[key] = task
                return (task, true)
            }
            let exported = await task.result
            if case .success(let exported) = exported,
                isNew || FileManager.default.fileExists(atPath: exported.url.path)
            {
                return exported.url
            }
            known.withLock { if $0[key] == task { $0[key] = nil } }
            if isNew { return try exported.get().url }
        }
    }

    private static func export(
        _ item: NSItemProvider,
        as type: UTType,
        to directory: ExportDirectory
    ) async throws -> Exported {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Exported, any Error>) in
            _ = item.loadFileRepresentation(for: type, openInPlace: true) { url, isOriginal, error in
                continuation.resume(
                    with: Result {
                        guard let url else { throw error ?? TransferWireError.broken("the item gave no file") }
                        if isOriginal { return Exported(url: url, copy: nil) }
                        let copy = try directory.adopt(url)
                        return Exported(url: copy.url, copy: copy)
                    }
                )
            }
        }
    }
}
