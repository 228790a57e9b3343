import UniformTypeIdentifiers

/// A document, represented by a value, that is created from and saved to a file.
///
/// ```swift
/// struct Note: FileDocument {
///     static let readableContentTypes: [UTType] = [.plainText]
///     var text = ""
///
///     init(configuration: ReadConfiguration) throws {
///         guard let data = configuration.file.regularFileContents else { throw CocoaError(.fileReadCorruptFile) }
///         text = String(decoding: data, as: UTF8.self)
///     }
///
///     func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
///         FileWrapper(regularFileWithContents: Data(text.utf8))
///     }
/// }
/// ```
///
/// The methods are called outside of the main actor, so the app stays responsive while a large document is read or
/// written.
@preconcurrency
@_weakLinked
public protocol FileDocument: Sendable {
    /// The configuration for reading documents.
    typealias ReadConfiguration = FileDocumentReadConfiguration
    /// The configuration for writing documents.
    typealias WriteConfiguration = FileDocumentWriteConfiguration

    /// The types of files from which documents are created.
    static var readableContentTypes: [UTType] { get }
    /// The types of files as which documents are saved, in order of preference. By default, they are the readable types.
    static var writableContentTypes: [UTType] { get }

    /// Creates a document from a file.
    /// - Parameter configuration: The file and its type.
    /// - Throws: The reason why the file is not such a document.
    init(configuration: ReadConfiguration) throws

    /// Creates a file wrapper for the document.
    /// - Parameter configuration: The type of the file, and the one that it replaces.
    /// - Throws: The reason why the document cannot be saved in this way.
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
    public static var writableContentTypes: [UTType] { readableContentTypes }
}
