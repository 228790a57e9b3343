/// Operations on paths rather than on open files.
package enum FileSystem {
    /// Returns the status of a file.
    /// - Parameter followsLink: Whether a symbolic link stands for its destination.
    package static func status(of path: String, followsLink: Bool = true) throws(SystemError) -> FileStatus {
        var status = stat()
        guard (followsLink ? stat(path, &status) : lstat(path, &status)) == 0 else { throw SystemError(path) }
        return status
    }

    /// Returns whether something has the name, be it a link that leads nowhere.
    package static func exists(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    package static func isReadable(_ path: String) -> Bool { access(path, R_OK) == 0 }

    /// Throws the reason why a file cannot be written to, or why nothing can be added to a directory or removed from it.
    package static func checkWritable(_ path: String, isDirectory: Bool = false) throws(SystemError) {
        guard access(path, isDirectory ? W_OK | X_OK : W_OK) == 0 else { throw SystemError(path) }
    }

    /// Makes a directory where nothing has the name.
    package static func makeDirectory(_ path: String, mode: FileMode) throws(SystemError) {
        guard mkdir(path, mode) == 0 else { throw SystemError(path) }
    }

    /// Makes a symbolic link where nothing has the name.
    package static func makeLink(to destination: String, at path: String) throws(SystemError) {
        guard symlink(destination, path) == 0 else { throw SystemError(path) }
    }

    /// Removes a file or a symbolic link.
    package static func removeFile(_ path: String) throws(SystemError) {
        guard unlink(path) == 0 else { throw SystemError(path) }
    }

    /// Removes a directory that is empty.
    package static func removeDirectory(_ path: String) throws(SystemError) {
        guard rmdir(path) == 0 else { throw SystemError(path) }
    }

    /// Renames a file or folder, in the place of a file or an empty folder of the new name (rename(2)).
    package static func rename(_ oldPath: String, _ newPath: String) throws(SystemError) {
        guard cLibraryRename(oldPath, newPath) == 0 else { throw SystemError(oldPath) }
    }

    /// Returns a path without symbolic links and `..`; nil if there is nothing.
    package static func resolve(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// Gives a symbolic link the times of another file, as far as the file system has any.
    package static func takeTimes(ofLinkAt path: String, _ status: FileStatus) {
        utimensat(AT_FDCWD, path, [status.st_atim, status.st_mtim], AT_SYMLINK_NOFOLLOW)
    }

    /// Sets the time of a file's last change to the present.
    package static func touch(_ path: String) { utimes(path, nil) }

    /// Calls a closure with the name of each entry of a directory, in no order.
    /// - Parameter take: Takes a name, whose bytes are valid until it returns.
    /// - Returns: Whether the directory can be listed.
    package static func forEachName(in directory: String, _ take: (UnsafeBufferPointer<UInt8>) -> Void) -> Bool {
        guard let stream = opendir(directory) else { return false }
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
private func cLibraryRename(_ oldPath: String, _ newPath: String) -> CInt { rename(oldPath, newPath) }
