internal import SystemSupport

/// Moves files and folders, as file managers move items that were cut.
package enum MovedFile {
    /// Moves a file, a folder with its contents, or a symbolic link into a directory.
    ///
    /// Within a file system the item is renamed. To another file system it is copied with times, permissions and
    /// extended attributes. The copy takes its name when it is complete, and then the original is removed. If a step
    /// fails, each file is still in at least one of the two places, and every item that has a name is complete. Other
    /// items in the directory stay there.
    ///
    /// - Parameters:
    ///   - source: A file, folder or symbolic link, which is not followed.
    ///   - directory: An existing directory.
    ///   - replacesExisting: Whether a file of the same name, or an empty folder in place of a folder, is replaced. Otherwise
    ///     a number is added to the name.
    /// - Returns: The new place.
    /// - Throws: An error that names the path, or `CancellationError`.
    @discardableResult
    package static func move(
        _ source: URL,
        into directory: URL,
        replacesExisting: Bool = false
    ) async throws -> URL {
        guard source.isFileURL else { throw FileError(path: source.absoluteString, reason: .notAFileURL) }
        return try await blocking { cancellation in
            try FileMove(replacesExisting: replacesExisting, cancellation: cancellation).move(
                source.absoluteURL.path,
                into: directory
            )
        }
    }
}

extension MovedFile {
    /// Removes the partial copies that killed processes left in a directory while they moved files there.
    package static func removeAbandoned(in directory: URL) async {
        guard directory.isFileURL else { return }
        try? await blocking { _ in PartialDirectory.removeAbandoned(in: directory.absoluteURL.path) }
    }
}

/// One file or folder on its way to another directory.
private struct FileMove {
    let replacesExisting: Bool
    let cancellation: Cancellation

    func move(_ source: String, into directory: URL) throws -> URL {
        let status = try self.status(of: source)
        guard status.isRegularFile || status.isDirectory || status.isSymbolicLink else {
            throw FileError(path: source, reason: .neitherFileNorFolder)
        }
        let name = (source as NSString).lastPathComponent
        let parent = (source as NSString).deletingLastPathComponent
        let destination = try Descriptor.reading(directory.path).status()
        if try self.status(of: parent + "/.").isSameFile(as: destination) { return URL(filePath: source) }
        guard ![".", "..", "/", ""].contains(name), try !contains(status, directory.path) else {
            throw FileError(path: source, reason: .containsDestination)
        }
        do {
            return try rename(source, status, into: directory, as: name)
        } catch let error as SystemError where error.code == EXDEV {}
        // Without this permission the item could be copied and not removed.
        do throws(SystemError) {
            try FileSystem.checkWritable(parent, isDirectory: true)
        } catch {
            throw SystemError(source, error.code)
        }
        return try copyAndRemove(source, status, into: directory, as: name)
    }

    private func status(of path: String) throws -> FileStatus {
        try FileSystem.status(of: path, followsLink: false)
    }

    /// Returns whether a directory is a folder or in it. Files are compared, since a path may lead anywhere.
    private func contains(_ folder: FileStatus, _ path: String) throws -> Bool {
        guard folder.isDirectory else { return false }
        var path = path
        var last: FileStatus?
        while true {
            let current = try status(of: path + "/.")
            if current.isSameFile(as: folder) { return true }
            // The root is its own parent.
            if let last, last.isSameFile(as: current) { return false }
            last = current
            path += "/.."
        }
    }

    /// Gives a file or folder a name in a directory of the same file system.
    private func rename(_ source: String, _ status: FileStatus, into directory: URL, as name: String) throws -> URL {
        guard replacesExisting else {
            return try FileCopy.firstFreeName(name, in: directory) { target in
                try renameWithoutReplacing(source, target)
            }
        }
        let target = directory.appendingPathComponent(name)
        let existing = try? self.status(of: target.path)
        guard existing?.canBeReplaced ?? true else { throw FileError(path: target.path, reason: .isNoFile) }
        do throws(SystemError) {
            try FileSystem.rename(source, target.path)
        } catch {
            let concernsTarget = [EISDIR, ENOTDIR, ENOTEMPTY, EEXIST].contains(error.code)
            throw SystemError(concernsTarget ? target.path : source, error.code)
        }
        // When both names belong to one file, `rename` removes neither (rename(2)).
        if let existing, existing.isSameFile(as: status) {
            try FileSystem.removeFileIfPresent(source)
        }
        return target
    }

    private func copyAndRemove(
        _ source: String,
        _ status: FileStatus,
        into directory: URL,
        as name: String
    ) throws -> URL {
        let partial = try PartialDirectory(in: directory.path)
        var copy = FileCopy(cancellation: cancellation)
        let record = CopyRecord()
        copy.record = record
        let complete = partial.path + "/" + name
        try copy.copyExactly(source, to: complete)
        // The copy is on the disk before the original is removed.
        try partial.synchronize()
        // The directory is removed with the object, and the copy is in it until it has its name.
        let target = try withExtendedLifetime(partial) {
            try rename(complete, self.status(of: complete), into: directory, as: name)
        }
        if let error = record.removeOriginals() {
            throw FileError(path: source, reason: .remains(copy: target.path, error))
        }
        return target
    }
}

/// The record of copied files. Only these are removed: a file that was changed or added during the copy stays.
final class CopyRecord {
    private var originals: [(path: String, status: FileStatus)] = []

    /// Takes a note of a file, a link, or a folder after all that is in it.
    func add(_ path: String, _ status: FileStatus) { originals.append((path, status)) }

    /// Removes the originals.
    /// - Returns: The reason why the first remaining item stays; nil if there is none.
    func removeOriginals() -> SystemError? {
        var failure: SystemError?
        for (path, status) in originals {
            do throws(SystemError) { try removeOriginal(path, status) } catch { failure = failure ?? error }
        }
        return failure
    }

    private func removeOriginal(_ path: String, _ status: FileStatus) throws(SystemError) {
        // What is gone already is removed.
        guard let current = try FileSystem.statusIfPresent(path) else { return }
        if status.isDirectory { return try FileSystem.removeDirectory(path) }
        guard current.hasSameContents(as: status) else { throw SystemError(path, EBUSY) }
        try FileSystem.removeFileIfPresent(path)
    }
}
