import CoreTransferable
import Foundation
import Synchronization
import UniformTypeIdentifiers

/// The files that were written out because a receiver wants a URI.
///
/// Receivers read such a file when it suits them: a file manager starts to copy after the drop has ended. The files
/// therefore stay until the process ends, in a directory that only this
/// user can read.
final class ExportedFiles: Sendable {
    private let known = Mutex<[Key: URL]>([:])

    private struct Key: Hashable {
        let item: ObjectIdentifier
        let type: UTType
    }

    /// The URL of an item's file: the original where the sender allows that, else a copy.
    func url(of item: NSItemProvider, as type: UTType) async throws -> URL {
        let key = Key(item: ObjectIdentifier(item), type: type)
        if let url = known.withLock({ $0[key] }), FileManager.default.fileExists(atPath: url.path) { return url }
        let url = try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<URL, any Error>) in
            _ = item.loadFileRepresentation(for: type, openInPlace: true) { url, isOriginal, error in
                continuation.resume(
                    with: Result {
                        guard let url else { throw error ?? TransferWireError.broken("the item gave no file") }
                        return isOriginal ? url : try ExportDirectory.shared.adopt(url)
                    })
            }
        }
        known.withLock { $0[key] = url }
        return url
    }
}

/// The directory of this process for files that others may read by their URI.
final class ExportDirectory: Sendable {
    static let shared = ExportDirectory()

    private let created = Mutex<URL?>(nil)
    /// Directories are named by the process, so that what a killed process left is found.
    private static let prefix = "swift-transferable-\(getuid())-"

    /// Moves a file that is about to vanish into a new directory of its own.
    func adopt(_ file: URL) throws -> URL {
        let directory = try self.directory().appendingPathComponent(UUID().uuidString, isDirectory: true)
        try FileManager.default.createDirectory(
            at: directory, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
        let kept = directory.appendingPathComponent(file.lastPathComponent)
        try FileManager.default.moveItem(at: file, to: kept)
        return kept
    }

    private func directory() throws -> URL {
        try created.withLock { created in
            if let created { return created }
            let parent = FileManager.default.temporaryDirectory
            Self.removeLeftovers(in: parent)
            let url = parent.appendingPathComponent("\(Self.prefix)\(getpid())-\(UUID().uuidString)", isDirectory: true)
            try FileManager.default.createDirectory(
                at: url, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
            created = url
            atexit { ExportDirectory.shared.remove() }
            return url
        }
    }

    /// Removes all files; called when the process ends.
    private func remove() {
        created.withLock { created in
            if let url = created { try? FileManager.default.removeItem(at: url) }
            created = nil
        }
    }

    /// Removes what processes left that ended without a chance to.
    private static func removeLeftovers(in parent: URL) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
        for name in names where name.hasPrefix(prefix) {
            guard let process = Int32(name.dropFirst(prefix.count).prefix { $0 != "-" }) else { continue }
            if kill(process, 0) != 0, errno == ESRCH {
                try? FileManager.default.removeItem(at: parent.appendingPathComponent(name))
            }
        }
    }
}
