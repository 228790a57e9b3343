import Glibc

extension stat {
    package var isRegularFile: Bool { st_mode & S_IFMT == S_IFREG }
    package var isDirectory: Bool { st_mode & S_IFMT == S_IFDIR }
    package var isSymbolicLink: Bool { st_mode & S_IFMT == S_IFLNK }

    /// A Boolean value that indicates whether another file may take its place: that of a device, a pipe or a socket is one that
    /// programs find it at.
    package var canBeReplaced: Bool { isRegularFile || isDirectory || isSymbolicLink }

    /// The size in bytes; never less than nothing.
    package var size: Int { max(0, Int(st_size)) }

    /// Returns whether two openings are of the same file.
    package func isSameFile(as other: stat) -> Bool { st_dev == other.st_dev && st_ino == other.st_ino }

    /// Returns whether a file has the same contents as at another time, as far as its status shows.
    package func hasSameContents(as other: stat) -> Bool {
        st_ino == other.st_ino && st_size == other.st_size && st_mtim.tv_sec == other.st_mtim.tv_sec
            && st_mtim.tv_nsec == other.st_mtim.tv_nsec
    }
}

extension Descriptor {
    /// Returns the names of all entries of an open directory.
    package func entryNames() throws(SystemError) -> [String] {
        // The stream closes its descriptor, and reads on where another of the same opening has stopped.
        let own = withNumber { openat($0, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
        guard own >= 0 else { throw SystemError(name) }
        guard let stream = fdopendir(own) else {
            let error = SystemError(name)
            Glibc.close(own)
            throw error
        }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }
}
