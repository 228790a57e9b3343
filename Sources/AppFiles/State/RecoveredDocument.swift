import Foundation
import UniformTypes

/// The description of a document with unsaved changes, stored beside the copy from which it is recovered.
package struct RecoveredDocument: Codable, Equatable, Sendable {
    /// The path of the document's file; nil for a document that was never saved.
    package var path: String?
    /// The type identifier of the copy.
    package var contentType: String
    package var name: String

    package init(path: String?, contentType: String, name: String) {
        (self.path, self.contentType, self.name) = (path, contentType, name)
    }

    /// Reads a description that another process may have written, including one that has ended since.
    package init(_ data: Data) throws { self = try PropertyListDecoder().decode(Self.self, fromUntrusted: data) }

    /// The file.
    package var data: Data { get throws { try PropertyListEncoder().encode(self) } }
}
