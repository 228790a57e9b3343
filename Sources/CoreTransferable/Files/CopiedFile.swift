/// Copies of files and folders that keep their names, for transports.
package enum CopiedFile {
    /// Copies a file, or a folder with all that is in it, into a directory.
    ///
    /// Nothing is overwritten: where the name is taken a number is added.
    ///
    /// - Parameters:
    ///   - source: A file or folder; a symbolic link is followed.
    ///   - directory: An existing directory.
    ///   - allowance: What this copy counts against, where it is bounded.
    /// - Returns: Where the copy is. Nothing is left there when an error is thrown.
    /// - Throws: ``CopyLimitError``; an error that names the path, such as for a pipe or for what is not there; or
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
        // A copy in itself would be part of what is copied. Paths are bytes: a name that begins with a combining mark makes one
        // character of the slash before it.
        let (inner, outer) = (
            directory.resolvingSymlinksInPath().path + "/", source.resolvingSymlinksInPath().path + "/"
        )
        guard !inner.utf8.starts(with: outer.utf8) else {
            throw FileError(path: source.path, reason: .containsDestination)
        }
        return try await blocking { [name] cancellation in
            try FileCopy(cancellation: cancellation, allowance: allowance).copy(source, into: directory, as: name)
        }
    }
}
