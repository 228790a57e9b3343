// Descriptors are not inherited by child processes.

extension Descriptor {
    /// Opens a file or directory for reading.
    ///
    /// Opening does not wait for a writer, even if a pipe is in the place of a file.
    package static func reading(_ path: String, followsLink: Bool = true) throws(SystemError) -> Descriptor {
        let flags = O_RDONLY | O_NONBLOCK | O_NOCTTY | (followsLink ? 0 : O_NOFOLLOW)
        return try opening(path, flags)
    }

    /// Opens a directory entry for reading, and fails if it is a symbolic link.
    package static func reading(_ name: String, in directory: Descriptor) throws(SystemError) -> Descriptor {
        let path = directory.name + "/" + name
        return try opening(name, in: directory, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_NOFOLLOW, as: path)
    }

    /// Creates a file, and fails if the name is in use, even by a dangling link.
    package static func creating(_ path: String, mode: FileMode = 0o600) throws(SystemError) -> Descriptor {
        try opening(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode)
    }

    /// Opens a file with flags for open(2).
    package static func opening(_ path: String, _ flags: CInt, _ mode: FileMode = 0) throws(SystemError) -> Descriptor {
        try opened(path) { open(path.systemPath, flags | O_CLOEXEC, mode) }
    }

    /// Opens a directory entry with flags for open(2).
    /// - Parameters:
    ///   - directory: The directory; the current one where it is nil.
    ///   - path: The name of the entry in errors.
    package static func opening(
        _ name: String,
        in directory: Descriptor?,
        _ flags: CInt,
        _ mode: FileMode = 0,
        as path: String
    ) throws(SystemError) -> Descriptor {
        try opened(path) {
            let open = { (directory: CInt) in openat(directory, name.systemPath, flags | O_CLOEXEC, mode) }
            return directory?.withNumber(open) ?? open(AT_FDCWD)
        }
    }

    /// Takes ownership of a descriptor that a system function creates.
    /// - Parameters:
    ///   - name: Its name in errors.
    ///   - make: Returns the descriptor; a negative number if the call fails, with the reason in `errno`.
    package static func opened(_ name: String, _ make: () -> CInt) throws(SystemError) -> Descriptor {
        while true {
            let number = make()
            if number >= 0 { return Descriptor(number, name: name) }
            if errno != EINTR { throw SystemError(name) }
        }
    }

    /// Creates an unnamed file in a directory, so that nothing is left behind however the process ends.
    package static func temporaryFile(in directory: String) throws(SystemError) -> Descriptor {
        let (file, path) = try namedTemporaryFile(directory + "/transfer-")
        unlink(path)
        return file
    }

    /// Creates a file with a unique name.
    /// - Parameter prefix: The path up to the part that makes it unique.
    package static func namedTemporaryFile(_ prefix: String) throws(SystemError) -> (file: Descriptor, path: String) {
        var path = Array((prefix + "XXXXXX").utf8CString)
        let number = path.withUnsafeMutableBufferPointer { makeTemporaryFile($0.baseAddress!) }
        guard number >= 0 else { throw SystemError(prefix) }
        let name = path.withUnsafeBytes { String(decoding: $0.dropLast(), as: UTF8.self) }
        return (Descriptor(number, name: name), name)
    }
}

/// Creates a directory with a unique name that only this user can read.
/// - Parameter prefix: The path up to the part that makes it unique.
/// - Returns: The path.
package func makeTemporaryDirectory(_ prefix: String) throws(SystemError) -> String {
    var path = Array((prefix + "XXXXXX").utf8CString)
    guard path.withUnsafeMutableBufferPointer({ mkdtemp($0.baseAddress!) }) != nil else { throw SystemError(prefix) }
    return path.withUnsafeBytes { String(decoding: $0.dropLast(), as: UTF8.self) }
}
