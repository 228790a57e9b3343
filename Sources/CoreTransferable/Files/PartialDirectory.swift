internal import SystemSupport

/// A hidden directory in which a copy is made that takes its place in the directory around it once it is complete.
///
/// It is locked as long as its process lives, so that the next process can tell one that was left behind and remove it. What
/// is in one is a copy: the original is removed when the copy has taken its place.
final class PartialDirectory {
    private static let prefix = ".transferable-moving-"

    let path: String
    private let lock: Descriptor

    /// Makes an empty one.
    /// - Parameter directory: The path of an existing directory.
    init(in directory: String) throws {
        for _ in 0..<100 {
            let path = try makeTemporaryDirectory("\(directory)/\(Self.prefix)")
            // Another process may have taken it for one that was left behind before it was locked.
            if let lock = try? Descriptor.reading(path), Self.isLocked(lock) {
                self.path = path
                self.lock = lock
                return
            }
        }
        throw SystemError(directory, EAGAIN)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Writes what is in it to the disk.
    func synchronize() throws { try lock.writeOutFileSystem() }

    /// Removes those in a directory that processes left behind which were killed.
    static func removeAbandoned(in directory: String) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? [] where name.hasPrefix(prefix)
        {
            let path = "\(directory)/\(name)"
            var status = stat()
            guard lstat(path, &status) == 0, status.isDirectory, status.st_uid == geteuid(),
                let lock = try? Descriptor.reading(path), isLocked(lock)
            else { continue }
            withExtendedLifetime(lock) { try? FileManager.default.removeItem(atPath: path) }
        }
    }

    /// Locks a directory, unless a living process has it, and says whether it is still there then.
    private static func isLocked(_ directory: Descriptor) -> Bool {
        var status = stat()
        guard directory.lock(LOCK_EX), lstat(directory.name, &status) == 0,
            let own = try? directory.status()
        else { return false }
        return status.isSameFile(as: own)
    }
}
