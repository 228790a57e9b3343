/// The kinds of things that a path may lead to.
package enum FileKind: Sendable {
    case file, directory, symbolicLink, namedPipe, socket, characterDevice, blockDevice
}

extension FileStatus {
    package var isRegularFile: Bool { kind == .file }
    package var isDirectory: Bool { kind == .directory }
    package var isSymbolicLink: Bool { kind == .symbolicLink }

    /// A Boolean value that indicates whether another file may take its place: that of a device, a pipe or a socket is one that
    /// programs find it at.
    package var canBeReplaced: Bool { isRegularFile || isDirectory || isSymbolicLink }

    /// Returns whether two openings are of the same file.
    package func isSameFile(as other: FileStatus) -> Bool { version.isSameFile(as: other.version) }

    /// Returns whether a file has the same contents as at another time, as far as its status shows.
    package func hasSameContents(as other: FileStatus) -> Bool { version.hasSameContents(as: other.version) }
}
