/// Renames a file or folder unless the new name is in use.
/// - Throws: `SystemError` with the name that it is about: with the code `EEXIST` the new one.
package func renameWithoutReplacing(_ oldPath: String, _ newPath: String) throws(SystemError) {
    if renameat2(AT_FDCWD, oldPath.systemPath, AT_FDCWD, newPath.systemPath, Linux.withoutReplacing) == 0 { return }
    // Not all file systems know the flag.
    guard errno == EINVAL || errno == ENOSYS else { throw SystemError(errno == EEXIST ? newPath : oldPath) }
    try renameByLinking(oldPath, newPath)
}

/// Exchanges two files or folders, so that each gets the other's name (renameat2(2), RENAME_EXCHANGE).
/// - Throws: `SystemError`, with the code `EINVAL` or `ENOSYS` on file systems that cannot.
package func exchange(_ path: String, with otherPath: String) throws(SystemError) {
    guard renameat2(AT_FDCWD, path.systemPath, AT_FDCWD, otherPath.systemPath, Linux.exchanging) == 0 else {
        throw SystemError(otherPath)
    }
}
