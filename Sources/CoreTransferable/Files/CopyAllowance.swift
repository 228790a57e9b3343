import Synchronization

/// The bounds on copies of files that another program names, shared by several copies.
package final class CopyAllowance: Sendable {
    private let byteLimit: Int
    private let fileLimit: Int
    private let left: Mutex<(bytes: Int, files: Int)>

    /// Creates an allowance with the specified limits.
    /// - Parameters:
    ///   - byteCount: The most bytes, in all files.
    ///   - fileCount: The most files and folders, with all that is in the folders.
    package init(byteCount: Int, fileCount: Int) {
        byteLimit = byteCount
        fileLimit = fileCount
        left = Mutex((byteCount, fileCount))
    }

    /// Counts a file or folder that is about to be copied.
    /// - Throws: ``CopyLimitError``, in which case the file is not counted.
    func add(_ path: String, byteCount: Int) throws {
        try left.withLock { left in
            guard left.files > 0 else { throw CopyLimitError(path: path, limit: .files(fileLimit)) }
            guard byteCount <= left.bytes else { throw CopyLimitError(path: path, limit: .bytes(byteLimit)) }
            left.files -= 1
            left.bytes -= byteCount
        }
    }
}

/// An error that indicates which file would have exceeded the limit on copies.
package struct CopyLimitError: LocalizedError {
    /// The limit that was exceeded.
    package enum Limit: Equatable, Sendable {
        case bytes(Int)
        case files(Int)
    }

    package let path: String
    package let limit: Limit

    package var errorDescription: String? {
        switch limit {
        case .bytes(let count): "\(path) is not copied: with it there would be more than \(count) bytes"
        case .files(let count): "\(path) is not copied: with it there would be more than \(count) files and folders"
        }
    }
}
