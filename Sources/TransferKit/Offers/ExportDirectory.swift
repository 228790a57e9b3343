import Foundation
import Synchronization
import SystemSupport

/// The directory of this process for files that others may read by URI.
///
/// Only this user can read it. A program that received a URI may read the file after this process ends, so files that
/// were given out are kept. The next process that exports a file removes them after an hour, together with the remains
/// of killed processes.
package final class ExportDirectory: Sendable {
    package static let shared = ExportDirectory()

    /// A file in the directory, which remains for some time after this object is released.
    package final class Copy: Sendable {
        package let url: URL
        private let directory: ExportDirectory

        fileprivate init(url: URL, directory: ExportDirectory) {
            self.url = url
            self.directory = directory
        }

        deinit { directory.release(url.deletingLastPathComponent()) }
    }

    private struct State {
        var url: URL?
        /// The lock, held open, by which other processes recognize that this one lives.
        var lock: Descriptor?
        /// The directories of files that no offer holds, and the times from which they may be removed.
        var expiring: [(url: URL, time: ContinuousClock.Instant)] = []
        /// The names of the directories of files whose URI other programs received.
        var givenOut: Set<String> = []
    }

    /// Directories are named by the user, as the temporary directory is for all.
    private static let prefix = "swift-transferable-\(CurrentUser.text)-"

    private let parent: URL
    private let grace: Duration
    private let state = Mutex(State())

    /// Creates a directory when it is first needed.
    /// - Parameters:
    ///   - parent: The parent directory.
    ///   - grace: The least time that an unheld file stays.
    init(in parent: URL = FileManager.default.temporaryDirectory, grace: Duration = .seconds(3600)) {
        self.parent = parent
        self.grace = grace
    }

    /// Moves a file that is about to be removed into a new directory.
    /// - Parameter isGivenOut: Whether others have its URI from now on: then it outlives the process.
    package func adopt(_ file: URL, isGivenOut: Bool = false) throws -> Copy {
        removeExpired()
        let directory = try self.directory().appendingPathComponent(UUID().uuidString, isDirectory: true)
        try FileSystem.makeDirectory(directory.path, mode: 0o700)
        let kept = directory.appendingPathComponent(file.lastPathComponent)
        try FileManager.default.moveItem(at: file, to: kept)
        if isGivenOut { state.withLock { _ = $0.givenOut.insert(directory.lastPathComponent) } }
        return Copy(url: kept, directory: self)
    }

    /// Removes all files.
    func remove() { end(keepsGivenOut: false) }

    /// Removes the files whose URI no other program received, and leaves the others to the next process.
    func processWillEnd() { end(keepsGivenOut: true) }

    private func end(keepsGivenOut: Bool) {
        state.withLock { state in
            guard let url = state.url else { return }
            for name in (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? [] {
                if keepsGivenOut, state.givenOut.contains(name) { continue }
                try? FileManager.default.removeItem(at: url.appendingPathComponent(name))
            }
            // The remaining files stay for their time after the end of the offer, which counts from now.
            if (try? FileSystem.removeDirectory(url.path)) == nil { FileSystem.touch(url.path) }
            state = State()
        }
    }

    private func directory() throws -> URL {
        try state.withLock { state in
            if let url = state.url { return url }
            removeLeftovers()
            let url = URL(filePath: try makeTemporaryDirectory(parent.appendingPathComponent(Self.prefix).path))
            state.lock = Self.lock(url.path)
            state.url = url
            if self === Self.shared { atexit { ExportDirectory.shared.processWillEnd() } }
            return url
        }
    }

    private func release(_ directory: URL) {
        state.withLock { $0.expiring.append((directory, .now + grace)) }
    }

    private func removeExpired() {
        let now = ContinuousClock.now
        let expired = state.withLock { state in
            let expired = state.expiring.filter { $0.time <= now }
            state.expiring.removeAll { $0.time <= now }
            return expired
        }
        for (url, _) in expired {
            try? FileManager.default.removeItem(at: url)
            state.withLock { _ = $0.givenOut.remove(url.lastPathComponent) }
        }
    }

    /// The age from which a directory counts as abandoned. The owner of a younger one may be about to lock it.
    private static let shortestAge = Duration.seconds(60)

    /// Removes the files of processes that have ended, when no program with their URIs can be expected to begin to read.
    private func removeLeftovers() {
        let oldest = -(max(grace, Self.shortestAge) / .seconds(1))
        let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
        for name in names where name.hasPrefix(Self.prefix) {
            let url = parent.appendingPathComponent(name, isDirectory: true)
            let changed = try? FileManager.default.attributesOfItem(atPath: url.path)[.modificationDate] as? Date
            // A directory that can be locked has no living owner.
            guard let changed, changed.timeIntervalSinceNow < oldest, let lock = Self.lock(url.path) else { continue }
            try? FileManager.default.removeItem(at: url)
            lock.close()
        }
    }

    /// Locks a directory of this user until the result is closed or released; nil if another process has the lock.
    private static func lock(_ path: String) -> Descriptor? {
        guard let directory = try? Descriptor.reading(path, followsLink: false),
            let status = try? directory.status(), status.isDirectory, status.belongsToUser, directory.lockExclusively()
        else { return nil }
        return directory
    }
}
