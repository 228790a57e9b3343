import CommandSupport
import Foundation

/// A folder that is removed with its last reference.
final class TemporaryFolder {
    let path: String

    /// - Parameter parent: The folder in which it is; nil for the system's folder of temporary files.
    init(in parent: String? = nil) throws {
        let parent = parent ?? FileManager.default.temporaryDirectory.path
        var template = Array("\(parent)/transferable-bundle.XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else {
            throw CommandFailure("No folder can be made in \(parent.quoted): \(String(cString: strerror(errno)))")
        }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        // The files in it are as readable as those of a package.
        chmod(path, 0o755)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}
