/// Renames a file or folder where nothing has the new name.
/// - Throws: `SystemError` with the name that it is about: with the code `EEXIST` the new one.
package func renameWithoutReplacing(_ oldPath: String, _ newPath: String) throws(SystemError) {
    try renameByLinking(oldPath, newPath)
}
