/// Renames a file or folder where nothing has the new name, on systems and file systems that have no call for it: a hard link
/// replaces nothing either.
/// - Throws: `SystemError` with the name that it is about: with the code `EEXIST` the new one.
func renameByLinking(_ oldPath: String, _ newPath: String) throws(SystemError) {
    if link(oldPath.systemPath, newPath.systemPath) == 0 {
        if unlink(oldPath.systemPath) == 0 { return }
        let error = SystemError(oldPath)
        unlink(newPath.systemPath)
        throw error
    }
    if errno != EEXIST {
        // Folders, and file systems without hard links: a moment remains between the look and the change.
        if FileSystem.exists(newPath) { throw SystemError(newPath, EEXIST) }
        if rename(oldPath.systemPath, newPath.systemPath) == 0 { return }
    }
    throw SystemError(errno == EEXIST ? newPath : oldPath)
}
