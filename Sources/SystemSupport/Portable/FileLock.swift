import Foundation
import Synchronization

/// A lock on a file or directory: a file of its own beside it, which is removed with the object.
///
/// The system does not remove the file when a process is killed. One that is older than a day is taken for such a leftover.
final class FileLock: Sendable {
    private let path: String

    /// The age from which a lock counts as abandoned, in seconds.
    private static let longestLife: TimeInterval = 24 * 3600

    /// Locks at once.
    /// - Returns: nil if another opening has the lock.
    init?(_ locked: String) {
        path = locked + ".lock"
        for _ in 0..<2 {
            if (try? Data().write(to: URL(fileURLWithPath: path), options: .withoutOverwriting)) != nil { return }
            guard let modified = (try? FileSystem.status(of: path, followsLink: false))?.modified,
                modified.timeIntervalSinceNow < -Self.longestLife
            else { return nil }
            try? FileManager.default.removeItem(atPath: path)
        }
        return nil
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}
