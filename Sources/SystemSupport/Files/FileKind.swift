/// The kinds of items to which a path may lead.
package enum FileKind: Sendable {
    case file, directory, symbolicLink, namedPipe, socket, characterDevice, blockDevice
}

extension FileStatus {
    package var isRegularFile: Bool { kind == .file }
    package var isDirectory: Bool { kind == .directory }
    package var isSymbolicLink: Bool { kind == .symbolicLink }

    /// A Boolean value that indicates whether another file may replace it. Devices, pipes and sockets must not be replaced, because
    /// programs rely on finding them at their paths.
    package var canBeReplaced: Bool { isRegularFile || isDirectory || isSymbolicLink }

    /// Returns a Boolean value that indicates whether two statuses describe the same file.
    package func isSameFile(as other: FileStatus) -> Bool { version.isSameFile(as: other.version) }

    /// Returns a Boolean value that indicates whether a file has the same contents as before, as far as its status shows.
    package func hasSameContents(as other: FileStatus) -> Bool { version.hasSameContents(as: other.version) }
}
