/// Renames a file or folder where nothing has the new name.
/// - Throws: `SystemError` with the name that it is about: with the code `EEXIST` the new one.
package func renameWithoutReplacing(_ oldPath: String, _ newPath: String) throws(SystemError) {
    if renameat2(AT_FDCWD, oldPath, AT_FDCWD, newPath, Linux.withoutReplacing) == 0 { return }
    // Not all file systems know the flag.
    guard errno == EINVAL || errno == ENOSYS else { throw SystemError(errno == EEXIST ? newPath : oldPath) }
    try renameByLinking(oldPath, newPath)
}

/// Exchanges two files or folders, each of which then has the other's name (renameat2(2), RENAME_EXCHANGE).
/// - Throws: `SystemError`, with the code `EINVAL` or `ENOSYS` on file systems that cannot.
package func exchange(_ path: String, with otherPath: String) throws(SystemError) {
    guard renameat2(AT_FDCWD, path, AT_FDCWD, otherPath, Linux.exchanging) == 0 else { throw SystemError(otherPath) }
}
