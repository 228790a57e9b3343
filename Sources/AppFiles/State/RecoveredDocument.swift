import Foundation
import UniformTypes

/// The description of a document with unsaved changes, beside the copy from which it is recovered.
package struct RecoveredDocument: Codable, Equatable, Sendable {
    /// The path of its file; nil for a document that was never saved.
    package var path: String?
    /// The identifier of the type of its copy.
    package var contentType: String
    package var name: String

    package init(path: String?, contentType: String, name: String) {
        (self.path, self.contentType, self.name) = (path, contentType, name)
    }

    /// Reads a file, which a process that ended meanwhile or another program may have written.
    package init(_ data: Data) throws { self = try PropertyListDecoder().decode(Self.self, fromUntrusted: data) }

    /// The file.
    package var data: Data { get throws { try PropertyListEncoder().encode(self) } }
}
