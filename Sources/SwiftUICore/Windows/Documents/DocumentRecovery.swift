import AppFiles
import CoreTransferable
import Foundation
import SystemSupport
import UniformTypeIdentifiers

/// The copies of documents with unsaved changes, in a folder of the app that only this user can read.
///
/// Each copy has a folder, which is locked as long as its process lives: the next process of the app recovers unlocked
/// ones.
package final class DocumentRecovery: Sendable {
    private let folder: URL

    /// - Parameter folder: The folder of the app, which is made when a document is kept.
    package init(folder: URL) { self.folder = folder }

    /// The recovery that keeps copies in the folder for the state of programs (XDG Base Directory Specification).
    package static var standard: DocumentRecovery {
        let name = ProcessInfo.processInfo.processName.replacingOccurrences(of: "/", with: "-")
        return DocumentRecovery(folder: BaseDirectory.state.url.appending(path: name).appending(path: "documents"))
    }

    /// The place of one copy, which is this process's as long as the object is there.
    final class Entry: Sendable {
        fileprivate let url: URL
        private let lock: Descriptor

        fileprivate var infoURL: URL { url.appendingPathComponent("document.plist") }
        /// The copy.
        var copyURL: URL { url.appendingPathComponent("contents") }

        /// Locks a place; nil if another process has it.
        fileprivate init?(locking url: URL) {
            guard let lock = try? Descriptor.reading(url.path), lock.lock(LOCK_EX) else { return nil }
            (self.url, self.lock) = (url, lock)
        }

        /// Removes the copy.
        func remove() { try? FileManager.default.removeItem(at: url) }

        /// Writes the copy, in place of one that is there.
        func write(_ document: PreparedDocument, _ info: RecoveredDocument) async throws {
            _ = try await document.write(copyURL, true, ProgressManager(totalCount: 1))
            try await blocking { [infoURL] _ in
                try PlacedFile.place(.data(info.data), at: infoURL, replacesExisting: true)
            }
        }

        /// Reads the description of the document.
        func readInfo() throws -> RecoveredDocument { try RecoveredDocument(Data(contentsOf: infoURL)) }
    }

    /// Makes a place for a copy.
    func makeEntry() throws -> Entry {
        let attributes: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
        try FileManager.default.createDirectory(
            at: folder,
            withIntermediateDirectories: true,
            attributes: attributes
        )
        let url = folder.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false, attributes: attributes)
        guard let entry = Entry(locking: url) else { throw SystemError(url.path, EAGAIN) }
        return entry
    }

    /// Returns the copies that processes left behind which ended without their windows being closed.
    func abandonedEntries() -> [Entry] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().compactMap { Entry(locking: folder.appendingPathComponent($0)) }
    }
}
