import UniformTypeIdentifiers

/// A document, represented by an object, that is read from and saved to a file.
///
/// ```swift
/// @Observable
/// final class Note: Document {
///     static let readableContentTypes: [UTType] = [.plainText]
///     var text = ""
///
///     func reader(configuration: sending ReadConfiguration) -> sending FileWrapperDocumentReader<String> {
///         FileWrapperDocumentReader(configuration) { file in
///             guard let data = file.regularFileContents else { throw CocoaError(.fileReadCorruptFile) }
///             return String(decoding: data, as: UTF8.self)
///         }
///     }
///
///     func apply(snapshot: sending String, previous: sending String?) async throws { text = snapshot }
///
///     func writer(configuration: sending WriteConfiguration) -> sending FileWrapperDocumentWriter<String> {
///         FileWrapperDocumentWriter(configuration) { text, _ in FileWrapper(regularFileWithContents: Data(text.utf8)) }
///     }
///
///     func snapshot(contentType: UTType) async throws -> sending String { text }
/// }
/// ```
///
/// The document itself is used on the main actor. Its readers and writers work outside of it with a snapshot of the
/// document at one moment.
@_weakLinked
public protocol Document: ReadableDocument, WritableDocument {}

/// A document, represented by an object, that is read from a file.
@_weakLinked
public protocol ReadableDocument: AnyObject {
    /// The configuration for reading documents.
    typealias ReadConfiguration = DocumentReadConfiguration
    /// The type that reads the documents.
    associatedtype Reader: DocumentReader

    /// The types of files from which documents are read.
    static var readableContentTypes: [UTType] { get }

    /// Creates a reader for the document.
    /// - Parameter configuration: The type of the file.
    func reader(configuration: sending ReadConfiguration) -> sending Reader

    /// Updates the document with a snapshot that a reader has read.
    /// - Parameters:
    ///   - snapshot: The snapshot.
    ///   - previous: The previous snapshot; nil for the first.
    /// - Throws: The reason why the file is not such a document.
    @MainActor func apply(snapshot: sending Reader.Snapshot, previous: sending Reader.Snapshot?) async throws
}

extension ReadableDocument {
    /// The types of files as which documents are saved. By default, they are the readable types.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document, represented by an object, that is saved to a file.
@_weakLinked
public protocol WritableDocument: AnyObject {
    /// The configuration for writing documents.
    typealias WriteConfiguration = DocumentWriteConfiguration
    /// The type that writes the documents.
    associatedtype Writer: DocumentWriter

    /// The types of files as which documents are saved, in order of preference.
    static var writableContentTypes: [UTType] { get }

    /// Creates a writer for the document.
    /// - Parameter configuration: The type of the file.
    func writer(configuration: sending WriteConfiguration) -> sending Writer

    /// Returns the snapshot to save.
    /// - Parameter contentType: The type of the file.
    /// - Throws: The reason why the document cannot be saved in this way.
    @MainActor func snapshot(contentType: UTType) async throws -> sending Writer.Snapshot
}

/// A class whose objects hold a document of a certain type.
@_weakLinked
public protocol DocumentBaseBox<Document>: AnyObject {
    /// The type of the document.
    associatedtype Document

    /// The document; nil if there is none.
    var base: Document? { get set }
}
