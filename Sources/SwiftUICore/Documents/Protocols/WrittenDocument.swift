import Foundation
import UniformTypeIdentifiers

/// A document that can be saved: what ``FileDocument`` and ``ReferenceFileDocument`` have in common.
struct WrittenDocument: Sendable {
    /// The types that it can be saved as, the preferred first.
    let contentTypes: [UTType]
    /// Takes what is to be saved, and returns what makes the file of it outside of the main actor.
    let snapshot:
        @MainActor @Sendable (UTType) throws -> @Sendable (FileDocumentWriteConfiguration) throws -> FileWrapper

    init<Document: FileDocument>(_ document: Document) {
        contentTypes = Document.writableContentTypes
        snapshot = { _ in { try document.fileWrapper(configuration: $0) } }
    }

    init<Document: ReferenceFileDocument>(_ document: Document) {
        contentTypes = Document.writableContentTypes
        snapshot = { type in
            let snapshot = UncheckedBox(try document.snapshot(contentType: type))
            return { try document.fileWrapper(snapshot: snapshot.value, configuration: $0) }
        }
    }
}
