/// Copies of files and folders that keep their names, for transports.
package enum CopiedFile {
    /// Copies a file, or a folder with its contents, into a directory.
    ///
    /// Nothing is overwritten: if the name is taken, a number is added to it. Sockets and pipes in a folder are left out, and
    /// named in the log.
    ///
    /// - Parameters:
    ///   - source: A file or folder; a symbolic link is followed.
    ///   - directory: An existing directory.
    ///   - allowance: The bounds that this copy counts against, if it is bounded.
    /// - Returns: The URL of the copy. If an error is thrown, nothing remains there.
    /// - Throws: ``CopyLimitError``; an error that names the path, such as for a pipe or a missing file; or
    ///   `CancellationError`.
    package static func copy(
        _ source: URL,
        into directory: URL,
        within allowance: CopyAllowance? = nil
    ) async throws -> URL {
        var name = source.lastPathComponent
        // Such names lead out of the directory.
        if [".", "..", "/", ""].contains(name) { name = source.resolvingSymlinksInPath().lastPathComponent }
        guard ![".", "..", "/", ""].contains(name) else {
            throw FileError(path: source.path, reason: .neitherFileNorFolder)
        }
        // A folder cannot be copied into itself: the copy would be part of the source. The comparison uses bytes,
        // because a combining mark at the start of a name forms one character with the slash before it.
        let (inner, outer) = (
            directory.resolvingSymlinksInPath().path + "/", source.resolvingSymlinksInPath().path + "/"
        )
        guard !inner.utf8.starts(with: outer.utf8) else {
            throw FileError(path: source.path, reason: .containsDestination)
        }
        return try await blocking { [name] cancellation in
            var copy = FileCopy(cancellation: cancellation, allowance: allowance)
            copy.leavesOutSpecialFiles = true
            return try copy.copy(source, into: directory, as: name)
        }
    }
}
