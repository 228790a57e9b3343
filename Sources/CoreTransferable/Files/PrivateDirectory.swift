import Synchronization
internal import SystemSupport

/// A directory for files in transit that only this user can read. It is removed with the object.
///
/// The object owns the directory: code that uses a file in it keeps a reference for as long as it needs the file.
package final class PrivateDirectory: Sendable {
    /// The directory.
    package let url: URL
    private let isRemoved = Atomic(false)

    /// Makes a new directory under the temporary directory.
    package init() throws {
        let parent = FileManager.default.temporaryDirectory
        let path = try makeTemporaryDirectory(parent.appendingPathComponent("transfer-").path)
        url = URL(fileURLWithPath: path, isDirectory: true)
    }

    /// Removes the directory with all that is in it.
    package func remove() {
        guard !isRemoved.exchange(true, ordering: .relaxed) else { return }
        try? FileManager.default.removeItem(at: url)
    }

    deinit {
        remove()
    }

    /// Runs an operation with a private directory that is removed afterwards, also on error and cancellation.
    static func with<Result>(_ body: (URL) async throws -> Result) async throws -> Result {
        let directory = try PrivateDirectory()
        defer { directory.remove() }
        return try await body(directory.url)
    }
}
