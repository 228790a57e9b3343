import Foundation
import Observation

/// The file of an open document.
///
/// The closure of a ``DocumentGroup`` that makes a document is given one, which the document may keep. Views that read its properties
/// follow them.
///
/// The readers and writers of a document use the URL that they are given, which need not be this one.
///
/// `makeFileCoordinator()` of Apple's systems is left out: no program on Linux coordinates its access to files.
@MainActor
@Observable
@_weakLinked
public final class URLDocumentConfiguration {
    /// The location of the file; nil for a document that was never saved.
    public internal(set) var fileURL: URL?
    /// The last known modification date of the file's contents; nil for a document that was never saved.
    public internal(set) var lastContentModificationDate: Date?
    /// The source of the button that created the document; nil for other documents.
    public let creationSource: DocumentCreationSource?

    init(fileURL: URL?, creationSource: DocumentCreationSource? = nil) {
        (self.fileURL, self.creationSource) = (fileURL, creationSource)
        followFile()
    }

    /// Takes over that the file was read or written.
    func followFile() {
        lastContentModificationDate = fileURL.flatMap { url in
            try? FileManager.default.attributesOfItem(atPath: url.path)[.modificationDate] as? Date
        }
    }
}

extension URLDocumentConfiguration: Hashable, CustomStringConvertible {
    nonisolated public static func == (first: URLDocumentConfiguration, second: URLDocumentConfiguration) -> Bool {
        first === second
    }
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    /// The name of the type.
    nonisolated public var description: String { "URLDocumentConfiguration" }
}
