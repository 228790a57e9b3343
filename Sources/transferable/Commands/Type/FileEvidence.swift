import Foundation
import UniformTypeIdentifiers

/// The evidence for the type of a file.
enum FileEvidence: String {
    /// It is a directory, a socket or another special file.
    case kind = "its kind"
    case name = "its name"
    case content = "its content"
    /// It is a file of bytes without further evidence.
    case nothing = "neither its name nor its content"

    /// Determines the type of a file, and the evidence for it.
    static func type(ofFileAt path: String) throws -> (UTType, FileEvidence) {
        let url = URL(fileURLWithPath: path)
        let type = try UTType(ofFileAt: url)
        let name = path.split(separator: "/").last.map(String.init) ?? ""
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            return (type, type.tags[.filenameExtension] == nil ? .kind : .name)
        }
        if type == UTType(ofFileNamed: name) { return (type, type == .data ? .nothing : .name) }
        return (type, .content)
    }
}
