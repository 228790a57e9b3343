extension FileSystem {
    /// Returns the status of a file, a folder or a symbolic link; nil if it does not exist.
    package static func statusIfPresent(_ path: String) throws(SystemError) -> FileStatus? {
        do throws(SystemError) {
            return try status(of: path, followsLink: false)
        } catch {
            guard error.code == ENOENT else { throw error }
            return nil
        }
    }

    /// Removes a file or a symbolic link if it exists.
    package static func removeFileIfPresent(_ path: String) throws(SystemError) {
        do throws(SystemError) {
            try removeFile(path)
        } catch {
            guard error.code == ENOENT else { throw error }
        }
    }
}
