internal import CLinux

/// An open file of the system's, closed with the object.
///
/// It is used by one thread at a time.
final class FileDescriptor {
    let number: CInt
    let path: String

    private init(_ number: CInt, path: String) {
        self.number = number
        self.path = path
    }

    deinit {
        close(number)
    }

    /// Opens a file or directory for reading.
    ///
    /// Opening does not wait for a writer, as it would with a pipe that lies where a file is expected.
    static func reading(_ path: String) throws -> FileDescriptor {
        try FileDescriptor(check(path) { open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }, path: path)
    }

    /// Opens an entry of a directory for reading, and fails where it is a symbolic link.
    static func reading(_ name: String, in directory: FileDescriptor) throws -> FileDescriptor {
        let path = directory.path + "/" + name
        let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW
        return try FileDescriptor(check(path) { openat(directory.number, name, flags) }, path: path)
    }

    /// Makes a new file, and fails where something of that name exists, be it a dangling link.
    static func creating(_ path: String, mode: mode_t = 0o600) throws -> FileDescriptor {
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
        return try FileDescriptor(check(path) { open(path, flags, mode) }, path: path)
    }

    /// What the system knows about the file.
    func status() throws -> stat {
        var status = stat()
        guard fstat(number, &status) == 0 else { throw FileError.system(path) }
        return status
    }

    /// Writes all bytes, however many calls it takes.
    func write(_ bytes: UnsafeRawBufferPointer) throws {
        var rest = bytes
        while !rest.isEmpty {
            let count = Glibc.write(number, rest.baseAddress, min(rest.count, 1 << 30))
            if count < 0 {
                if errno == EINTR { continue }
                throw FileError.system(path)
            }
            rest = UnsafeRawBufferPointer(rebasing: rest[count...])
        }
    }

    /// Takes over the owner, permissions, times and extended attributes of a file of which this one is a copy, as far as the
    /// file system and the system's rules let it.
    func takeAttributes(of original: FileDescriptor, _ status: stat) {
        copy_extended_attributes(original.number, number)
        // Only a privileged process can give a file to another user, and others only to a group of theirs.
        let isOwned = fchown(number, status.st_uid, status.st_gid) == 0
        if !isOwned { _ = fchown(number, uid_t.max, status.st_gid) }
        // A program that runs as its owner is not to run as another.
        fchmod(number, status.st_mode & (isOwned ? 0o7777 : 0o1777))
        futimens(number, [status.st_atim, status.st_mtim])
    }

    private static func check(_ path: String, _ open: () -> CInt) throws -> CInt {
        while true {
            let number = open()
            if number >= 0 { return number }
            if errno != EINTR { throw FileError.system(path) }
        }
    }
}
