import CoreTransferable
import Foundation
import Observation
import UniformTypeIdentifiers

/// The functions that create, read and write the documents of a group.
struct DocumentKind<Document>: Sendable {
    typealias Making = @MainActor (URLDocumentConfiguration, DocumentCreationContext) async throws -> Document

    let readableContentTypes: [UTType]
    /// The types as which documents are saved; none for documents that are only shown.
    let writableContentTypes: [UTType]
    /// Creates a document without a file; nil if the user cannot create documents.
    let make: Making?
    let read: @MainActor (DocumentFile) async throws -> (document: Document, saved: SavedDocument)
    /// A closure that reads a document at once; nil for documents that read files themselves.
    let readNow: (@Sendable (FileDocumentReadConfiguration) throws -> Document)?
    /// A closure that returns the document's savable part; nil for documents that are only shown.
    let written: (@MainActor (Document) -> WrittenDocument)?
    /// A Boolean value that indicates whether changes are seen where the document is set.
    let isValue: Bool
    /// A closure that puts a document into the environment of its window.
    var provide: @MainActor (Document, inout EnvironmentValues) -> Void = { _, _ in }
}

/// A file that a document is read from.
struct DocumentFile {
    /// The location of the contents.
    let contents: URL
    let type: UTType
    /// The file that the document has.
    let configuration: URLDocumentConfiguration
}

// MARK: Documents that are file wrappers

extension DocumentKind where Document: FileDocument {
    init(make: (@Sendable () -> Document)?) {
        self.init(
            Document.readableContentTypes,
            Document.writableContentTypes,
            make,
            isValue: true,
            read: { try Document(configuration: $0) },
            written: { WrittenDocument($0) }
        )
    }
}

extension DocumentKind where Document: ReferenceFileDocument {
    init(make: (@Sendable () -> Document)?) {
        self.init(
            Document.readableContentTypes,
            Document.writableContentTypes,
            make,
            isValue: false,
            read: { try Document(configuration: $0) },
            written: { WrittenDocument($0) }
        )
        provide = { document, environment in
            environment[environmentObject: ObjectType<Document>()] = ComparedByIdentity(object: document)
        }
    }
}

extension DocumentKind where Document: Sendable {
    private init(
        _ readableContentTypes: [UTType],
        _ writableContentTypes: [UTType],
        _ make: (@Sendable () -> Document)?,
        isValue: Bool,
        read: @escaping @Sendable (FileDocumentReadConfiguration) throws -> Document,
        written: @escaping @MainActor (Document) -> WrittenDocument
    ) {
        self.init(
            readableContentTypes: readableContentTypes,
            writableContentTypes: make == nil ? [] : writableContentTypes,
            make: make.map { make -> Making in { _, _ in make() } },
            read: { source in
                let (url, type) = (source.contents, source.type)
                let result = try await blocking { _ in
                    let file = try FileWrapper(url: url, options: .immediate)
                    let document = try read(FileDocumentReadConfiguration(contentType: type, file: file))
                    return UncheckedBox((document, SavedDocument(file)))
                }
                return result.value
            },
            readNow: read,
            written: make == nil ? nil : written,
            isValue: isValue
        )
    }
}

// MARK: Documents that read and write files themselves

extension DocumentKind where Document: ReadableDocument, Document.Reader.Source == URL {
    /// Documents that are only shown.
    init(viewing make: @escaping Making) {
        self.init(
            readableContentTypes: Document.readableContentTypes,
            writableContentTypes: [],
            make: nil,
            read: Self.reading(by: make),
            readNow: nil,
            written: nil,
            isValue: false
        )
    }

    /// Makes documents and has them read their files.
    private static func reading(
        by make: @escaping Making
    ) -> @MainActor (DocumentFile) async throws -> (document: Document, saved: SavedDocument) {
        { file in
            let document = try await make(file.configuration, DocumentCreationContext(creationSource: nil))
            let lastFile = LastFileWrapper()
            let configuration = DocumentReadConfiguration(contentType: file.type, lastFile: lastFile)
            let snapshot = try await ReaderWork(document.reader(configuration: configuration)).read(from: file.contents)
            nonisolated(unsafe) let value = snapshot.value
            try await document.apply(snapshot: value, previous: nil)
            return (document, SavedDocument(file: lastFile.value, snapshot: nil, url: file.configuration.fileURL))
        }
    }
}

extension DocumentKind
where
    Document: ReadableDocument & WritableDocument,
    Document.Reader.Source == URL,
    Document.Writer.Destination == URL
{
    /// Documents that are edited.
    init(editing make: @escaping Making, allowCreating: Bool) {
        self.init(
            readableContentTypes: Document.readableContentTypes,
            writableContentTypes: Document.writableContentTypes,
            make: allowCreating ? make : nil,
            read: Self.reading(by: make),
            readNow: nil,
            written: { WrittenDocument($0) },
            isValue: false
        )
    }
}

/// A value that reads a document outside of the main actor.
private struct ReaderWork<Reader: DocumentReader>: @unchecked Sendable where Reader.Source == URL {
    private let reader: Reader

    init(_ reader: Reader) { self.reader = reader }

    nonisolated func read(from url: URL) async throws -> UncheckedBox<Reader.Snapshot> {
        // The reader is made for this reading alone.
        nonisolated(unsafe) let reader = reader
        let progress = ProgressManager(totalCount: 1)
        return UncheckedBox(try await reader.read(from: url, progress: progress.subprogress(assigningCount: 1)))
    }
}
