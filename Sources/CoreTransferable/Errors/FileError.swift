internal import SystemSupport

/// An error that names a file that cannot be sent or received, and the reason.
struct FileError: LocalizedError {
    /// The reasons that do not come from the system.
    enum Reason {
        case notAFileURL
        case neitherFileNorFolder
        case isAFolder
        /// A device, a pipe or a socket is in the place of a file.
        case isNoFile
        case changedMeanwhile
        case noFreeName
        case nestedTooDeeply
        case containsDestination
        /// The moved file or folder is complete in its new place, but part of the original cannot be removed.
        case remains(copy: String, SystemError)
    }

    let path: String
    let reason: Reason

    var errorDescription: String? {
        let path = self.path.printable
        return switch reason {
        case .notAFileURL: "\(path) is not the URL of a file"
        case .neitherFileNorFolder: "\(path) is neither a file nor a folder, so it has no contents to transfer"
        case .isAFolder: "\(path) is a folder, and only a file can be read as data"
        case .isNoFile: "\(path) is a device, a pipe or a socket, which no file takes the place of"
        case .changedMeanwhile: "\(path) changed while it was being transferred"
        case .noFreeName: "\(path) and all numbered names after it are taken"
        case .nestedTooDeeply: "\(path) is nested too deeply"
        case .containsDestination: "\(path) cannot be copied into itself"
        case .remains(let copy, let error):
            "\(copy.printable) is complete, but \(path) could not be removed: \(error.reason)"
        }
    }
}
