import Foundation

/// Operations on paths rather than on open files, by Foundation's file manager.
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

    /// Returns whether something has the name, be it a link that leads nowhere.
    package static func exists(_ path: String) -> Bool {
        (try? FileManager.default.attributesOfItem(atPath: path)) != nil
    }

    package static func isReadable(_ path: String) -> Bool { FileManager.default.isReadableFile(atPath: path) }

    /// Throws the reason why a file cannot be written to, or why nothing can be added to a directory or removed from it.
    package static func checkWritable(_ path: String, isDirectory: Bool = false) throws(SystemError) {
        guard exists(path) else { throw SystemError(path, ENOENT) }
        guard FileManager.default.isWritableFile(atPath: path) else { throw SystemError(path, EACCES) }
    }

    /// Makes a directory where nothing has the name.
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

    /// Makes a symbolic link where nothing has the name.
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

    /// Removes a directory that is empty.
    package static func removeDirectory(_ path: String) throws(SystemError) {
        guard try names(in: path).isEmpty else { throw SystemError(path, ENOTEMPTY) }
        try SystemError.reporting(path) { try FileManager.default.removeItem(atPath: path) }
    }

    /// Renames a file or folder, in the place of a file or an empty folder of the new name.
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

    /// Returns a path without symbolic links and `..`; nil if there is nothing.
    package static func resolve(_ path: String) -> String? {
        guard (try? status(of: path)) != nil else { return nil }
        return URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    }

    /// Leaves a symbolic link as it is: Foundation changes the times of its destination only.
    package static func takeTimes(ofLinkAt path: String, _ status: FileStatus) {}

    /// Sets the time of a file's last change to the present.
    package static func touch(_ path: String) {
        try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: path)
    }

    /// Calls a closure with the name of each entry of a directory, in no order.
    /// - Parameter take: Takes a name, whose bytes are valid until it returns.
    /// - Returns: Whether the directory can be listed.
    package static func forEachName(in directory: String, _ take: (UnsafeBufferPointer<UInt8>) -> Void) -> Bool {
        guard let names = try? names(in: directory) else { return false }
        for var name in names { name.withUTF8(take) }
        return true
    }

    /// Throws the error with the code `EXDEV` for a place in another file system than a file's: Foundation would copy the file, and not
    /// its times.
    static func checkFileSystem(_ status: FileStatus, _ oldPath: String, _ newPath: String) throws(SystemError) {
        let directory = (newPath as NSString).deletingLastPathComponent
        let place = try self.status(of: directory.isEmpty ? "." : directory)
        guard place.version.isInSameFileSystem(as: status.version) else { throw SystemError(oldPath, EXDEV) }
    }

    static func names(in directory: String) throws(SystemError) -> [String] {
        try SystemError.reporting(directory) { try FileManager.default.contentsOfDirectory(atPath: directory) }
    }
}

/// Makes a directory with a name that no other has, which only this user can read.
/// - Parameter prefix: The path up to the part that makes it unique.
/// - Returns: The path.
package func makeTemporaryDirectory(_ prefix: String) throws(SystemError) -> String {
    let path = prefix + UUID().uuidString
    try FileSystem.makeDirectory(path, mode: 0o700)
    return path
}

/// Renames a file or folder where nothing has the new name. A moment remains between the look and the change.
/// - Throws: `SystemError` with the name that it is about: with the code `EEXIST` the new one.
package func renameWithoutReplacing(_ oldPath: String, _ newPath: String) throws(SystemError) {
    let status = try FileSystem.status(of: oldPath, followsLink: false)
    if FileSystem.exists(newPath) { throw SystemError(newPath, EEXIST) }
    try FileSystem.checkFileSystem(status, oldPath, newPath)
    try SystemError.reporting(oldPath) { try FileManager.default.moveItem(atPath: oldPath, toPath: newPath) }
}
