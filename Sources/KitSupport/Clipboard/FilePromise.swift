import CoreTransferable
import Foundation
import Synchronization
import SystemSupport
import TransferKit
import UniformTypeIdentifiers

/// A file that is written when a receiver requests it, once for all receivers.
///
/// It stays for as long as the promise, and for an hour after it. A file that could not be written is tried again at the next request.
package final class FilePromise: Sendable {
    /// The type of the file.
    package let contentType: UTType

    private let suggestedName: @MainActor @Sendable () -> String?
    private let write: @Sendable (URL) async throws -> Void
    // Unlike the work of a `SharedResult`, the writing continues when its receiver gives up: a delegate cannot be told to stop.
    private let writing = Mutex<Task<ExportDirectory.Copy, any Error>?>(nil)

    /// Creates a promise.
    /// - Parameters:
    ///   - contentType: The type of the file.
    ///   - suggestedName: Returns the name of the file, of which directories and invisible characters are dropped.
    ///   - write: Writes the file, or the folder, to a URL in a directory that only this user can read.
    package init(
        _ contentType: UTType,
        suggestedName: @escaping @MainActor @Sendable () -> String?,
        write: @escaping @Sendable (URL) async throws -> Void
    ) {
        (self.contentType, self.suggestedName, self.write) = (contentType, suggestedName, write)
    }

    /// Returns the file, which is written unless it is there.
    /// - Throws: An error of the promise's sender, or of the file system.
    package func file() async throws -> URL {
        let task = writing.withLock { writing in
            if let writing { return writing }
            let new = OwnThreads.shared.detached { try await self.written() }
            writing = new
            return new
        }
        do {
            return try await task.value.url
        } catch {
            writing.withLock { if $0 == task { $0 = nil } }
            throw error
        }
    }

    private func written() async throws -> ExportDirectory.Copy {
        let directory = try PrivateDirectory()
        defer { directory.remove() }
        let suggestedName = await MainThreadWork.run(suggestedName)
        let name =
            suggestedName.flatMap(FileName.sanitized)
            ?? FileName.extended("Untitled", existing: nil, contentType: contentType)
        let file = directory.url.appendingPathComponent(name, isDirectory: false)
        try await write(file)
        guard FileSystem.exists(file.path) else {
            throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: file.path])
        }
        return try ExportDirectory.shared.adopt(file)
    }
}
