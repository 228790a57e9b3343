import UniformTypeIdentifiers

/// A document that is an object, read from a file and saved to one.
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

/// A document that is an object, read from a file.
@_weakLinked
public protocol ReadableDocument: AnyObject {
    /// The configuration for reading documents.
    typealias ReadConfiguration = DocumentReadConfiguration
    /// The type that reads the documents.
    associatedtype Reader: DocumentReader

    /// The types of the files that documents are read from.
    static var readableContentTypes: [UTType] { get }

    /// Creates the reader of the document.
    /// - Parameter configuration: The type of the file.
    func reader(configuration: sending ReadConfiguration) -> sending Reader

    /// Updates the document with a snapshot that was read.
    /// - Parameters:
    ///   - snapshot: The snapshot.
    ///   - previous: The previous snapshot; nil for the first.
    /// - Throws: The reason why the file is not such a document.
    @MainActor func apply(snapshot: sending Reader.Snapshot, previous: sending Reader.Snapshot?) async throws
}

extension ReadableDocument {
    /// The types of the files that documents are saved as: by default those that are read.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an object, saved as a file.
@_weakLinked
public protocol WritableDocument: AnyObject {
    /// The configuration for writing documents.
    typealias WriteConfiguration = DocumentWriteConfiguration
    /// The type that writes the documents.
    associatedtype Writer: DocumentWriter

    /// The types of the files that documents are saved as, the preferred first.
    static var writableContentTypes: [UTType] { get }

    /// Creates the writer of the document.
    /// - Parameter configuration: The type of the file.
    func writer(configuration: sending WriteConfiguration) -> sending Writer

    /// Returns the snapshot to save.
    /// - Parameter contentType: The type of the file.
    /// - Throws: The reason why the document cannot be saved in this way.
    @MainActor func snapshot(contentType: UTType) async throws -> sending Writer.Snapshot
}
