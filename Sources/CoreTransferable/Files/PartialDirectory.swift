internal import SystemSupport

/// A hidden directory for a copy that moves into the surrounding directory when it is complete.
///
/// The directory is locked while its process lives, so the next process recognizes an abandoned one and removes it. Its
/// contents are always a copy: the original is removed after the copy has moved to its place.
final class PartialDirectory {
    private static let prefix = ".transferable-moving-"

    let path: String
    private let lock: Descriptor

    /// Makes an empty one.
    /// - Parameter directory: The path of an existing directory.
    init(in directory: String) throws {
        for _ in 0..<100 {
            let path = try makeTemporaryDirectory("\(directory)/\(Self.prefix)")
            // Before the lock was taken, another process may have removed the directory as abandoned.
            if let lock = try? Descriptor.reading(path), Self.isLocked(lock) {
                self.path = path
                self.lock = lock
                return
            }
        }
        throw SystemError(directory, EAGAIN)
    }

    deinit { remove() }

    /// Removes the directory with what is in it, which otherwise happens when nobody has this object.
    func remove() { try? FileManager.default.removeItem(atPath: path) }

    /// Writes the contents to the disk.
    func synchronize() throws { try lock.writeOutFileSystem() }

    /// Removes the abandoned partial directories of killed processes from a directory.
    static func removeAbandoned(in directory: String) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? [] where name.hasPrefix(prefix)
        {
            let path = "\(directory)/\(name)"
            guard let status = try? FileSystem.status(of: path, followsLink: false), status.isDirectory,
                status.belongsToUser, let lock = try? Descriptor.reading(path), isLocked(lock)
            else { continue }
            withExtendedLifetime(lock) { try? FileManager.default.removeItem(atPath: path) }
        }
    }

    /// Locks a directory, unless a living process holds the lock, and returns whether the directory still exists
    /// afterwards.
    private static func isLocked(_ directory: Descriptor) -> Bool {
        guard directory.lockExclusively(), let own = try? directory.status(),
            let status = try? FileSystem.status(of: directory.name, followsLink: false)
        else { return false }
        return status.isSameFile(as: own)
    }
}
