import Foundation

extension Descriptor {
    // MARK: Copies

    /// Makes a file a copy of another that shares its blocks, as far as the file system can (ioctl_ficlone(2)).
    /// - Returns: Whether it is.
    package func clone(_ original: Descriptor) -> Bool {
        withNumber { own in original.withNumber { ioctl(own, Linux.clone, $0) == 0 } }
    }

    /// Copies within the kernel, from where the files have been read and written to (copy_file_range(2)).
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

    /// Writes out all that was written to the file system of an open file (syncfs(2)).
    package func writeOutFileSystem() throws(SystemError) {
        guard withNumber({ syncfs($0) }) == 0 else { throw SystemError(name) }
    }

    /// Opens the place of a file without its contents, to hand it to another program (open(2), O_PATH).
    package static func location(_ path: String) throws(SystemError) -> Descriptor { try opening(path, Linux.location) }

    // MARK: Files without names

    /// Makes a file that is in memory (memfd_create(2)), or one in the directory for temporary files on systems that have no
    /// such files, as in a sandbox that does not know the call.
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

    /// Creates a file without a name in a directory. It is removed when it is closed everywhere, unless it receives a
    /// name.
    /// - Throws: `SystemError`, for example on file systems without such files.
    package static func unnamedFile(in directory: String, _ mode: FileMode) throws(SystemError) -> Descriptor {
        // The name is given through /proc, as the other way is for privileged processes only (open(2), O_TMPFILE).
        guard access("/proc/self/fd", X_OK) == 0 else { throw SystemError("/proc/self/fd") }
        return try opening(directory, Linux.unnamedFile | O_WRONLY, mode)
    }

    /// Gives a file without a name one that no other has.
    package func giveName(_ path: String) throws(SystemError) {
        guard withPath({ linkat(AT_FDCWD, $0, AT_FDCWD, path, AT_SYMLINK_FOLLOW) }) == 0 else {
            throw SystemError(path)
        }
    }

    /// Calls a function with a path that leads to the open file (proc(5)), regardless of the file's own path. The path
    /// is valid in this process and in a program that it becomes. The file stays open until the call returns.
    package func withPath<Result, Failure>(_ body: (String) throws(Failure) -> Result) throws(Failure) -> Result {
        try withNumber { (number) throws(Failure) in try body("/proc/self/fd/\(number)") }
    }

    // MARK: Sockets

    /// Calls a function with the address of a socket in the directory of this descriptor. The address leads through the open directory,
    /// as a path may be too long for it (unix(7)), or lead elsewhere meanwhile.
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

    /// The process on the other end of a Unix-domain socket, as the kernel knows it.
    package struct Peer {
        package let process: pid_t
        package let user: uid_t
    }

    /// Asks for the process on the other end of a Unix-domain socket (unix(7), SO_PEERCRED).
    package func peer() throws(SystemError) -> Peer {
        // `struct ucred`: the numbers of the process, its user and its group.
        var credentials: (process: pid_t, user: uid_t, group: gid_t) = (0, 0, 0)
        var length = socklen_t(MemoryLayout.size(ofValue: credentials))
        guard withNumber({ getsockopt($0, SOL_SOCKET, SO_PEERCRED, &credentials, &length) }) == 0 else {
            throw SystemError(name)
        }
        return Peer(process: credentials.process, user: credentials.user)
    }

    /// The process on the other end of a Unix-domain socket; nil if the kernel does not tell it, as across the border of a sandbox.
    package var peerNumber: Int32? { (try? peer()).flatMap { $0.process > 0 ? $0.process : nil } }

    /// Opens a descriptor of the process on the other end of a Unix-domain socket (Linux 6.5, SO_PEERPIDFD), which
    /// becomes readable when that ends; nil if the kernel has none.
    package func peerProcess() -> Descriptor? {
        var process: CInt = -1
        var length = socklen_t(MemoryLayout.size(ofValue: process))
        guard withNumber({ getsockopt($0, SOL_SOCKET, Linux.peerProcess, &process, &length) }) == 0, process >= 0 else {
            return nil
        }
        return Descriptor(process, name: "The other process")
    }
}
