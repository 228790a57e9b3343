import CGTK
import Foundation

/// Files that the user chose in a dialog.
enum ChosenFiles {
    /// Returns the URL of a file.
    /// - Parameter file: A `GFile`.
    /// - Throws: An error if it is not a file with a path on this computer.
    static func url(of file: OpaquePointer) throws -> URL {
        if let path = g_file_get_path(file) {
            defer { g_free(path) }
            if let path = String(validatingCString: path) { return URL(fileURLWithPath: path) }
        }
        let uri = g_file_get_uri(file)
        defer { g_free(uri) }
        let name = uri.map { String(cString: $0) } ?? ""
        throw CocoaError(
            .fileReadUnsupportedScheme,
            userInfo: [
                NSLocalizedDescriptionKey:
                    "“\(name)” could not be used: it has no path on this computer that is valid text. Copy the file to a folder of this computer."
            ]
        )
    }
}
