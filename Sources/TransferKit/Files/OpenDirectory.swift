import CoreTransferable
import Foundation
import SystemSupport

/// An open directory that only this user can enter. It gives access to its entries.
///
/// Entries are opened relative to the descriptor and never through symbolic links, so a change of the path does not
/// redirect reads and writes.
package final class OpenDirectory: Sendable {
    package let file: Descriptor
    package var path: String { file.name }

    private init(_ file: Descriptor) { self.file = file }

    // MARK: Opening

    /// Opens a directory and makes sure that it is private.
    /// - Returns: nil if there is nothing at the path.
    /// - Throws: ``PasteboardError/unsafeDirectory(path:reason:remedy:)``.
    package static func opening(_ path: String) throws -> OpenDirectory? {
        try open(path, from: nil, as: path)?.checked()
    }

    /// Opens a directory in which every user may create directories, such as the one for temporary files.
    package static func openingShared(_ path: String) throws -> OpenDirectory {
        guard let directory = try open(path, from: nil, as: path) else {
            throw PasteboardError.system(path, ENOENT)
        }
        let status = try directory.status()
        // Without the sticky bit others could put a directory of theirs in the place of ours.
        guard status.st_uid == 0 || status.st_uid == geteuid(),
            status.st_mode & 0o022 == 0 || status.st_mode & S_ISVTX != 0
        else {
            throw PasteboardError.unsafeDirectory(
                path: path,
                reason: "lets other users replace what is in it",
                remedy: "Set XDG_RUNTIME_DIR to a directory of your own with mode 0700."
            )
        }
        return directory
    }

    /// Opens a directory inside this one and makes sure that it is private.
    /// - Parameter isMade: Whether to make it where it does not exist.
    /// - Returns: nil if there is nothing of the name.
    package func directory(_ name: String, isMade: Bool) throws -> OpenDirectory? {
        let path = self.path + "/" + name
        if isMade, file.withNumber({ mkdirat($0, name, 0o700) }) != 0, errno != EEXIST {
            throw PasteboardError.system(path)
        }
        return try Self.open(name, from: file, as: path)?.checked()
    }

    private static func open(_ name: String, from parent: Descriptor?, as path: String) throws -> OpenDirectory? {
        do {
            return OpenDirectory(try .opening(name, in: parent, O_RDONLY | O_DIRECTORY | O_NOFOLLOW, as: path))
        } catch {
            switch error.code {
            case ENOENT: return nil
            case ELOOP, ENOTDIR:
                throw PasteboardError.unsafeDirectory(
                    path: path,
                    reason: "is a symbolic link or a file, not a directory",
                    remedy: "Remove it, or set XDG_RUNTIME_DIR to a directory of your own with mode 0700."
                )
            default: throw PasteboardError(error)
            }
        }
    }

    private func checked() throws -> OpenDirectory {
        let status = try self.status()
        guard status.st_uid == geteuid() else {
            throw PasteboardError.unsafeDirectory(
                path: path,
                reason: "belongs to the user with the number \(status.st_uid)",
                remedy: "Set XDG_RUNTIME_DIR to a directory of your own with mode 0700."
            )
        }
        guard status.st_mode & 0o077 == 0 else {
            throw PasteboardError.unsafeDirectory(
                path: path,
                reason: "is open to other users",
                remedy: "Close it with: chmod 700 '\(path)'"
            )
        }
        return self
    }

    // MARK: Entries

    /// Opens a file in the directory.
    /// - Parameter flags: Flags of `open(2)` besides those that avoid links, waiting and inheritance by child
    ///   processes.
    /// - Returns: nil if there is nothing of the name.
    /// - Throws: ``PasteboardError/damaged(path:reason:)`` if the entry is not a regular file of this user.
    package func openFile(_ name: String, _ flags: CInt = O_RDONLY) throws -> Descriptor? {
        let path = self.path + "/" + name
        let opened: Descriptor
        do {
            opened = try .opening(name, in: file, flags | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY, 0o600, as: path)
        } catch {
            switch error.code {
            case ENOENT: return nil
            case ELOOP, EISDIR, ENXIO: throw PasteboardError.damaged(path: path, reason: "is not a file")
            default: throw PasteboardError(error)
            }
        }
        let status = try PasteboardError.reporting { try opened.status() }
        guard status.isRegularFile else { throw PasteboardError.damaged(path: path, reason: "is not a file") }
        guard status.st_uid == geteuid() else {
            throw PasteboardError.damaged(path: path, reason: "belongs to another user")
        }
        return opened
    }

    /// Returns the status of the directory.
    package func status() throws -> stat { try PasteboardError.reporting { try file.status() } }

    /// Returns the status of an entry, without following a link; nil if the entry does not exist.
    package func status(of name: String) -> stat? {
        var status = stat()
        return file.withNumber { fstatat($0, name, &status, AT_SYMLINK_NOFOLLOW) } == 0 ? status : nil
    }

    /// Returns the names of all entries.
    package func names() throws -> [String] {
        try PasteboardError.reporting { try file.entryNames() }
    }

    /// Removes a file.
    package func removeFile(_ name: String) { file.withNumber { _ = unlinkat($0, name, 0) } }

    /// Removes a directory with its contents. Links are removed, but not their destinations.
    package func removeDirectory(_ name: String) { try? FileManager.default.removeItem(atPath: path + "/" + name) }
}
