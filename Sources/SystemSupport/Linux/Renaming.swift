import Glibc

/// Renames a file or folder where nothing has the new name.
/// - Throws: `SystemError` with the name that it is about: with the code `EEXIST` the new one.
package func renameWithoutReplacing(_ oldPath: String, _ newPath: String) throws(SystemError) {
    if renameat2(AT_FDCWD, oldPath, AT_FDCWD, newPath, Linux.withoutReplacing) == 0 { return }
    // Not all file systems know the flag. A hard link replaces nothing either.
    if [EINVAL, ENOSYS].contains(errno) {
        if link(oldPath, newPath) == 0 {
            if unlink(oldPath) == 0 { return }
            let error = SystemError(oldPath)
            unlink(newPath)
            throw error
        }
        if errno != EEXIST {
            // Folders, and file systems without hard links: a moment remains between the look and the change.
            var status = stat()
            if lstat(newPath, &status) == 0 { throw SystemError(newPath, EEXIST) }
            if rename(oldPath, newPath) == 0 { return }
        }
    }
    throw SystemError(errno == EEXIST ? newPath : oldPath)
}

/// Exchanges two files or folders, each of which then has the other's name (renameat2(2), RENAME_EXCHANGE).
/// - Throws: `SystemError`, with the code `EINVAL` or `ENOSYS` on file systems that cannot.
package func exchange(_ path: String, with otherPath: String) throws(SystemError) {
    guard renameat2(AT_FDCWD, path, AT_FDCWD, otherPath, Linux.exchanging) == 0 else { throw SystemError(otherPath) }
}
