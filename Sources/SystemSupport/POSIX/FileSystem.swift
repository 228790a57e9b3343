/// Operations on paths, as opposed to open files.
package enum FileSystem {
    /// Returns the status of a file.
    /// - Parameter followsLink: Whether a symbolic link stands for its destination.
    package static func status(of path: String, followsLink: Bool = true) throws(SystemError) -> FileStatus {
        var status = stat()
        guard (followsLink ? stat(path.systemPath, &status) : lstat(path.systemPath, &status)) == 0 else {
            throw SystemError(path)
        }
        return status
    }

    /// Returns a Boolean value that indicates whether a name is in use, even by a dangling link.
    package static func exists(_ path: String) -> Bool {
        var status = stat()
        return lstat(path.systemPath, &status) == 0
    }

    package static func isReadable(_ path: String) -> Bool { access(path.systemPath, R_OK) == 0 }

    /// Throws an error if a file can't be written to, or if entries can't be added to or removed from a directory.
    package static func checkWritable(_ path: String, isDirectory: Bool = false) throws(SystemError) {
        guard access(path.systemPath, isDirectory ? W_OK | X_OK : W_OK) == 0 else { throw SystemError(path) }
    }

    /// Creates a directory unless the name is in use.
    package static func makeDirectory(_ path: String, mode: FileMode) throws(SystemError) {
        guard mkdir(path.systemPath, mode) == 0 else { throw SystemError(path) }
    }

    /// Creates a symbolic link unless the name is in use.
    package static func makeLink(to destination: String, at path: String) throws(SystemError) {
        guard symlink(destination.systemPath, path.systemPath) == 0 else { throw SystemError(path) }
    }

    /// Removes a file or a symbolic link.
    package static func removeFile(_ path: String) throws(SystemError) {
        guard unlink(path.systemPath) == 0 else { throw SystemError(path) }
    }

    /// Removes an empty directory.
    package static func removeDirectory(_ path: String) throws(SystemError) {
        guard rmdir(path.systemPath) == 0 else { throw SystemError(path) }
    }

    /// Renames a file or folder, replacing a file or an empty folder with the new name (rename(2)).
    package static func rename(_ oldPath: String, _ newPath: String) throws(SystemError) {
        guard cLibraryRename(oldPath, newPath) == 0 else { throw SystemError(oldPath) }
    }

    /// Returns a path with symbolic links and `..` resolved; nil if it does not exist.
    package static func resolve(_ path: String) -> String? {
        guard let resolved = realpath(path.systemPath, nil) else { return nil }
        defer { free(resolved) }
        return String(fileName: UnsafeRawBufferPointer(start: resolved, count: strlen(resolved)))
    }

    /// Sets the times of a symbolic link to those of another file, if the file system supports that.
    package static func takeTimes(ofLinkAt path: String, _ status: FileStatus) {
        utimensat(AT_FDCWD, path.systemPath, [status.st_atim, status.st_mtim], AT_SYMLINK_NOFOLLOW)
    }

    /// Sets the modification time of a file to the current time.
    package static func touch(_ path: String) { utimes(path.systemPath, nil) }

    /// Calls a closure with the name of each entry of a directory, in no particular order.
    /// - Parameter take: Takes a name, whose bytes are valid until it returns.
    /// - Returns: Whether the directory can be listed.
    package static func forEachName(in directory: String, _ take: (UnsafeBufferPointer<UInt8>) -> Void) -> Bool {
        guard let stream = opendir(directory.systemPath) else { return false }
        defer { closedir(stream) }
        while let entry = readdir(stream) {
            withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                let name = bytes.bindMemory(to: UInt8.self)
                let length = name.firstIndex(of: 0) ?? name.count
                take(UnsafeBufferPointer(rebasing: name[..<length]))
            }
        }
        return true
    }
}

/// The C library's function, which the method of the same name hides.
private func cLibraryRename(_ oldPath: String, _ newPath: String) -> CInt {
    rename(oldPath.systemPath, newPath.systemPath)
}
