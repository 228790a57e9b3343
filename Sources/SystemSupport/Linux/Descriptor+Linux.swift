import Foundation

extension Descriptor {
    // MARK: Copies

    /// Makes the file a copy of another that shares its blocks, if the file system supports that (ioctl_ficlone(2)).
    /// - Returns: Whether it is.
    package func clone(_ original: Descriptor) -> Bool {
        withNumber { own in original.withNumber { ioctl(own, Linux.clone, $0) == 0 } }
    }

    /// Copies bytes within the kernel, from and to the current positions of the files (copy_file_range(2)).
    /// - Returns: The number of copied bytes; nil if the file systems do not support it, or do not know the size.
    package func copyInKernel(from original: Descriptor, upTo count: Int) -> Int? {
        while true {
            let copied = withNumber { own in original.withNumber { copyFileRange($0, nil, own, nil, count, 0) } }
            if copied > 0 { return copied }
            if copied == 0 || errno != EINTR { return nil }
        }
    }

    /// Takes over the extended attributes of another file, as far as the file system and the system's rules let it (xattr(7)).
    func copyExtendedAttributes(of original: Descriptor) {
        withNumber { own in original.withNumber { Self.copyExtendedAttributes(of: $0, to: own) } }
    }

    private static func copyExtendedAttributes(of original: CInt, to copy: CInt) {
        let length = flistxattr(original, nil, 0)
        guard length > 0 else { return }
        var names = [CChar](repeating: 0, count: length)
        let count = flistxattr(original, &names, length)
        guard count > 0 else { return }
        let value = UnsafeMutableRawBufferPointer.allocate(byteCount: Linux.largestAttribute, alignment: 1)
        defer { value.deallocate() }
        for name in names[..<count].split(separator: 0) {
            let name = Array(name) + [0]
            let size = fgetxattr(original, name, value.baseAddress, value.count)
            if size >= 0 { _ = fsetxattr(copy, name, value.baseAddress, size, 0) }
        }
    }

    /// Writes all changes to the file system of the open file to disk (syncfs(2)).
    package func writeOutFileSystem() throws(SystemError) {
        guard withNumber({ syncfs($0) }) == 0 else { throw SystemError(name) }
    }

    /// Opens a file's location without its contents, to pass it to another program (open(2), O_PATH).
    package static func location(_ path: String) throws(SystemError) -> Descriptor { try opening(path, Linux.location) }

    // MARK: What another program passes

    /// A Boolean value that indicates whether the file was opened for reading, as opposed to writing only or as a mere location (open(2),
    /// O_PATH). Opening such a file again may give rights that the program that passes it does not have.
    package var isOpenForReading: Bool {
        let flags = withNumber { fcntl($0, F_GETFL) }
        return flags >= 0 && flags & Linux.location == 0 && flags & O_ACCMODE != O_WRONLY
    }

    /// A Boolean value that indicates whether the file is not on a disk but an interface to the kernel, processes or devices, such as
    /// `/proc/self/mem`. It is true if the kind of file system is unknown.
    package var isOfKernel: Bool {
        // The greatest structure of all systems has 120 bytes.
        var result = [Int](repeating: 0, count: 64)
        guard withNumber({ fstatfs($0, &result) }) == 0 else { return true }
        return Linux.fileSystemsOfKernel.contains(result[0])
    }

    // MARK: Files without names

    /// Creates a file in memory (memfd_create(2)), or in the directory for temporary files on systems that do not support this, such as a
    /// sandbox that does not know the call.
    /// - Parameters:
    ///   - name: The name that tools show.
    ///   - create: Makes the file; a negative number if that fails, with the reason in `errno`.
    package static func memoryFile(
        _ name: String,
        _ create: (UnsafePointer<CChar>, CUnsignedInt) -> CInt = memfdCreate
    ) throws(SystemError) -> Descriptor {
        do {
            return try opened("A file in memory") { create(name, Linux.closeMemoryFile) }
        } catch  where error.code == ENOSYS {
            return try temporaryFile(in: FileManager.default.temporaryDirectory.path)
        }
    }

    /// Creates an unnamed file in a directory. The file is removed when it has been closed everywhere, unless it is given a name.
    /// - Throws: `SystemError`, for example on file systems without such files.
    package static func unnamedFile(in directory: String, _ mode: FileMode) throws(SystemError) -> Descriptor {
        // The name is given through /proc, as the other way is for privileged processes only (open(2), O_TMPFILE).
        guard access("/proc/self/fd", X_OK) == 0 else { throw SystemError("/proc/self/fd") }
        return try opening(directory, Linux.unnamedFile | O_WRONLY, mode)
    }

    /// Gives an unnamed file a name that is not in use.
    package func giveName(_ path: String) throws(SystemError) {
        guard withPath({ linkat(AT_FDCWD, $0, AT_FDCWD, path.systemPath, AT_SYMLINK_FOLLOW) }) == 0 else {
            throw SystemError(path)
        }
    }

    /// Calls a function with a path that leads to the open file (proc(5)), regardless of the file's own path. The path is valid in this
    /// process and in a program that the process becomes. The file stays open until the call returns.
    package func withPath<Result, Failure>(_ body: (String) throws(Failure) -> Result) throws(Failure) -> Result {
        try withNumber { (number) throws(Failure) in try body("/proc/self/fd/\(number)") }
    }

    // MARK: Sockets

    /// Calls a function with the address of a socket in this directory. The address leads through the open directory, because a path might
    /// be too long for it (unix(7)) or lead elsewhere in the meantime.
    /// - Parameter socket: The name of the socket.
    package func withSocketAddress<Result>(
        of socket: String,
        _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
    ) -> Result {
        withPath { directory in
            var address = sockaddr_un()
            address.sun_family = sa_family_t(AF_UNIX)
            withUnsafeMutableBytes(of: &address.sun_path) { path in
                path.copyBytes(from: "\(directory)/\(socket)".utf8.prefix(path.count - 1))
            }
            return withUnsafePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
                }
            }
        }
    }

    /// The process at the other end of a Unix-domain socket, as reported by the kernel.
    package struct Peer {
        package let process: pid_t
        package let user: uid_t
    }

    /// Returns the process at the other end of a Unix-domain socket (unix(7), SO_PEERCRED).
    package func peer() throws(SystemError) -> Peer {
        // `struct ucred`: the numbers of the process, its user and its group.
        var credentials: (process: pid_t, user: uid_t, group: gid_t) = (0, 0, 0)
        var length = socklen_t(MemoryLayout.size(ofValue: credentials))
        guard withNumber({ getsockopt($0, SOL_SOCKET, SO_PEERCRED, &credentials, &length) }) == 0 else {
            throw SystemError(name)
        }
        return Peer(process: credentials.process, user: credentials.user)
    }

    /// The identifier of the process at the other end of a Unix-domain socket; nil if the kernel does not report it, as across the boundary
    /// of a sandbox.
    package var peerNumber: Int32? { (try? peer()).flatMap { $0.process > 0 ? $0.process : nil } }

    /// Opens a descriptor of the process at the other end of a Unix-domain socket (Linux 6.5, SO_PEERPIDFD). It becomes readable when the
    /// process ends; nil if the kernel does not support it.
    package func peerProcess() -> Descriptor? {
        var process: CInt = -1
        var length = socklen_t(MemoryLayout.size(ofValue: process))
        guard withNumber({ getsockopt($0, SOL_SOCKET, Linux.peerProcess, &process, &length) }) == 0, process >= 0 else {
            return nil
        }
        return Descriptor(process, name: "The other process")
    }
}
