import Foundation

/// Operations on paths, as opposed to open files, with Foundation's file manager.
package enum FileSystem {
    /// The most symbolic links on the way to a file.
    private static let mostLinks = 40

    /// Returns the status of a file.
    /// - Parameter followsLink: Whether a symbolic link stands for its destination.
    package static func status(of path: String, followsLink: Bool = true) throws(SystemError) -> FileStatus {
        try SystemError.reporting(path) {
            var place = path
            for _ in 0..<mostLinks {
                let status = FileStatus(try FileManager.default.attributesOfItem(atPath: place))
                guard followsLink, status.isSymbolicLink else { return status }
                let destination = try FileManager.default.destinationOfSymbolicLink(atPath: place)
                let directory = (place as NSString).deletingLastPathComponent as NSString
                let isAbsolute = (destination as NSString).isAbsolutePath
                place = isAbsolute ? destination : directory.appendingPathComponent(destination)
            }
            throw SystemError(path, ELOOP)
        }
    }

    /// Returns a Boolean value that indicates whether a name is in use, even by a dangling link.
    package static func exists(_ path: String) -> Bool {
        (try? FileManager.default.attributesOfItem(atPath: path)) != nil
    }

    package static func isReadable(_ path: String) -> Bool { FileManager.default.isReadableFile(atPath: path) }

    /// Throws an error if a file can't be written to, or if entries can't be added to or removed from a directory.
    package static func checkWritable(_ path: String, isDirectory: Bool = false) throws(SystemError) {
        guard exists(path) else { throw SystemError(path, ENOENT) }
        guard FileManager.default.isWritableFile(atPath: path) else { throw SystemError(path, EACCES) }
    }

    /// Creates a directory unless the name is in use.
    package static func makeDirectory(_ path: String, mode: FileMode) throws(SystemError) {
        if exists(path) { throw SystemError(path, EEXIST) }
        try SystemError.reporting(path) {
            // Others get no more than the system gives them.
            let attributes: [FileAttributeKey: Any]? = mode & 0o077 == 0 ? [.posixPermissions: Int(mode)] : nil
            try FileManager.default.createDirectory(
                atPath: path,
                withIntermediateDirectories: false,
                attributes: attributes
            )
        }
    }

    /// Creates a symbolic link unless the name is in use.
    package static func makeLink(to destination: String, at path: String) throws(SystemError) {
        try SystemError.reporting(path) {
            try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: destination)
        }
    }

    /// Removes a file or a symbolic link.
    package static func removeFile(_ path: String) throws(SystemError) {
        guard try !status(of: path, followsLink: false).isDirectory else { throw SystemError(path, EISDIR) }
        try SystemError.reporting(path) { try FileManager.default.removeItem(atPath: path) }
    }

    /// Removes an empty directory.
    package static func removeDirectory(_ path: String) throws(SystemError) {
        guard try names(in: path).isEmpty else { throw SystemError(path, ENOTEMPTY) }
        try SystemError.reporting(path) { try FileManager.default.removeItem(atPath: path) }
    }

    /// Renames a file or folder, replacing a file or an empty folder with the new name.
    ///
    /// Foundation replaces nothing. So what has the name is set aside first, and for a moment nothing has it.
    package static func rename(_ oldPath: String, _ newPath: String) throws(SystemError) {
        let status = try status(of: oldPath, followsLink: false)
        try checkFileSystem(status, oldPath, newPath)
        let existing = try? self.status(of: newPath, followsLink: false)
        guard let existing else {
            return try SystemError.reporting(oldPath) {
                try FileManager.default.moveItem(atPath: oldPath, toPath: newPath)
            }
        }
        if existing.isSameFile(as: status) { return }
        guard existing.isDirectory == status.isDirectory else {
            throw SystemError(oldPath, existing.isDirectory ? EISDIR : ENOTDIR)
        }
        if existing.isDirectory, try !names(in: newPath).isEmpty { throw SystemError(oldPath, ENOTEMPTY) }
        let aside = newPath + ".\(UUID().uuidString)"
        try SystemError.reporting(newPath) { try FileManager.default.moveItem(atPath: newPath, toPath: aside) }
        do {
            try FileManager.default.moveItem(atPath: oldPath, toPath: newPath)
        } catch {
            try? FileManager.default.moveItem(atPath: aside, toPath: newPath)
            throw SystemError(oldPath, error)
        }
        try? FileManager.default.removeItem(atPath: aside)
    }

    /// Returns a path with symbolic links and `..` resolved; nil if it does not exist.
    package static func resolve(_ path: String) -> String? {
        guard (try? status(of: path)) != nil else { return nil }
        return URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    }

    /// Does nothing, because Foundation can only change the times of a link's destination.
    package static func takeTimes(ofLinkAt path: String, _ status: FileStatus) {}

    /// Sets the modification time of a file to the current time.
    package static func touch(_ path: String) {
        try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: path)
    }

    /// Calls a closure with the name of each entry of a directory, in no particular order.
    /// - Parameter take: Takes a name, whose bytes are valid until it returns.
    /// - Returns: Whether the directory can be listed.
    package static func forEachName(in directory: String, _ take: (UnsafeBufferPointer<UInt8>) -> Void) -> Bool {
        guard let names = try? names(in: directory) else { return false }
        for var name in names { name.withUTF8(take) }
        return true
    }

    /// Throws an error with the code `EXDEV` for a location in a different file system than a file's, because Foundation would copy the
    /// file without its times.
    static func checkFileSystem(_ status: FileStatus, _ oldPath: String, _ newPath: String) throws(SystemError) {
        let directory = (newPath as NSString).deletingLastPathComponent
        let place = try self.status(of: directory.isEmpty ? "." : directory)
        guard place.version.isInSameFileSystem(as: status.version) else { throw SystemError(oldPath, EXDEV) }
    }

    static func names(in directory: String) throws(SystemError) -> [String] {
        try SystemError.reporting(directory) { try FileManager.default.contentsOfDirectory(atPath: directory) }
    }
}

/// Creates a directory with a unique name that only this user can read.
/// - Parameter prefix: The path up to the part that makes it unique.
/// - Returns: The path.
package func makeTemporaryDirectory(_ prefix: String) throws(SystemError) -> String {
    let path = prefix + UUID().uuidString
    try FileSystem.makeDirectory(path, mode: 0o700)
    return path
}

/// Renames a file or folder unless the new name is in use. There is a short time between the check and the change.
/// - Throws: `SystemError` with the name that it is about: with the code `EEXIST` the new one.
package func renameWithoutReplacing(_ oldPath: String, _ newPath: String) throws(SystemError) {
    let status = try FileSystem.status(of: oldPath, followsLink: false)
    if FileSystem.exists(newPath) { throw SystemError(newPath, EEXIST) }
    try FileSystem.checkFileSystem(status, oldPath, newPath)
    try SystemError.reporting(oldPath) { try FileManager.default.moveItem(atPath: oldPath, toPath: newPath) }
}
