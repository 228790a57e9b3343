import CoreTransferable
import Foundation
import Synchronization
import SystemSupport
import UniformTypeIdentifiers

/// The files of an offer that were written out because a receiver wants a URI.
///
/// Receivers read such a file when it suits them: a file manager starts to copy after the drop has ended, perhaps when it
/// is done with another. The files therefore stay while the offer does, and for an hour after it, also when the process ends
/// before; see ``ExportDirectory``.
package final class ExportedFiles: Sendable {
    private struct Key: Hashable {
        let item: ObjectIdentifier
        let type: UTType
    }

    /// A file that was written out, or the sender's own file.
    package struct Exported: Sendable {
        package let url: URL
        /// The copy, which keeps the file in place.
        package var copy: ExportDirectory.Copy?

        package init(url: URL, copy: ExportDirectory.Copy? = nil) {
            self.url = url
            self.copy = copy
        }
    }

    /// A function that writes out the file of an item or finds an existing one.
    package typealias Export = @Sendable (_ item: NSItemProvider, _ type: UTType) async throws -> Exported

    private let export: Export
    private let known = Mutex<[Key: Task<Exported, any Error>]>([:])

    /// Creates a collection that keeps files in a directory of this process.
    package convenience init(in directory: ExportDirectory = .shared) {
        self.init { item, type in try await Self.export(item, as: type, to: directory) }
    }

    /// Creates a collection of files that a function writes.
    package init(_ export: @escaping Export) { self.export = export }

    /// Returns the URL of an item's file: the original if the sender allows that, or else a copy. A file is written once, however often it
    /// is requested, unless it has been removed.
    /// - Parameters:
    ///   - item: An item that stays for as long as this object.
    ///   - type: The type of one of its representations. Where that is data, the file is written from it.
    package func url(of item: NSItemProvider, as type: UTType) async throws -> URL {
        let key = Key(item: ObjectIdentifier(item), type: type)
        while true {
            let export = export
            let (task, isNew) = known.withLock { known in
                if let task = known[key] { return (task, false) }
                let task = Task(executorPreference: OwnThreads.current) { try await export(item, type) }
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
        let loaded = try await item.loadFile(for: type, openInPlace: true)
        if loaded.received.isOriginalFile { return Exported(url: loaded.received.file, copy: nil) }
        defer { loaded.remove() }
        let copy = try directory.adopt(loaded.received.file, isGivenOut: true)
        return Exported(url: copy.url, copy: copy)
    }
}
