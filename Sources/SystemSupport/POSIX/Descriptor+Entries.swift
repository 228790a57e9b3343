extension Descriptor {
    /// Returns the destination of a directory entry that is a symbolic link; nil for other entries.
    package func linkDestination(of entry: String) throws(SystemError) -> String? {
        let path = name + "/" + entry
        var status = stat()
        guard withNumber({ fstatat($0, entry.systemPath, &status, AT_SYMLINK_NOFOLLOW) }) == 0 else {
            throw SystemError(path)
        }
        guard status.isSymbolicLink else { return nil }
        var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
        let count = buffer.withUnsafeMutableBytes { bytes in
            withNumber {
                readlinkat($0, entry.systemPath, bytes.baseAddress!.assumingMemoryBound(to: CChar.self), bytes.count)
            }
        }
        guard count >= 0 else { throw SystemError(path) }
        return String(fileName: buffer[..<count])
    }

    /// Returns the names of all entries of an open directory.
    package func entryNames() throws(SystemError) -> [String] {
        // The stream closes its descriptor, and reads on where another of the same opening has stopped.
        let own = withNumber { openat($0, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
        guard own >= 0 else { throw SystemError(name) }
        guard let stream = fdopendir(own) else {
            let error = SystemError(name)
            closeFile(own)
            throw error
        }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(fileName: bytes.prefix { $0 != 0 })
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }
}
