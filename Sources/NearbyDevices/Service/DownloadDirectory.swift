import CoreTransferable
import Foundation
import Synchronization
import SystemSupport

/// The directory in which received files and folders are saved.
final class DownloadDirectory: Sendable {
    private let directory: URL
    /// The names of files that are on their way.
    private let arriving = Mutex<Set<String>>([])

    init(_ directory: URL) { self.directory = directory }

    /// Saves a file or a folder under a name that no other has, once all of it has arrived.
    /// - Parameters:
    ///   - name: The name that the sender gives it.
    ///   - write: Writes the contents to a path at which nothing is, and returns the connection with the sender.
    /// - Returns: The place of the file.
    func save(
        _ name: String,
        _ write: @escaping @Sendable (_ path: String) async throws -> TLSStream?
    ) async throws -> URL {
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        let free = reserve(name)
        defer { arriving.withLock { _ = $0.remove(free) } }
        let url = directory.appending(path: free, directoryHint: .notDirectory)
        let connection = Mutex<TLSStream?>(nil)
        // The sender waits no longer for a file that cannot be placed.
        defer { connection.withLock { $0?.close() } }
        try await PlacedFile.place(at: url, replacesExisting: false) { partial in
            let stream = try await write(partial.path(percentEncoded: false))
            connection.withLock { $0 = stream }
        }
        // The file is there, whether or not the sender still waits.
        try? await connection.withLock { $0 }?.acknowledge()
        return URL(filePath: url.path(percentEncoded: false), directoryHint: .checkFileSystem)
    }

    /// Returns a name that no file has, and none that is on its way.
    private func reserve(_ name: String) -> String {
        arriving.withLock { arriving in
            let free = FileName.firstFree(name) { name in
                arriving.contains(name)
                    || FileSystem.exists(directory.appending(path: name).path(percentEncoded: false))
            }
            arriving.insert(free)
            return free
        }
    }
}
