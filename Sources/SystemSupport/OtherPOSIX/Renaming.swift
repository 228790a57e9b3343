/// Renames a file or folder unless the new name is in use.
/// - Throws: `SystemError` with the name that it is about: with the code `EEXIST` the new one.
package func renameWithoutReplacing(_ oldPath: String, _ newPath: String) throws(SystemError) {
    try renameByLinking(oldPath, newPath)
}
