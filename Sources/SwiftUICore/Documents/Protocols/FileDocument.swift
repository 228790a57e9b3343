import UniformTypeIdentifiers

/// A document that is a value, created from a file and saved to one.
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

    /// The types of the files that documents are made from.
    static var readableContentTypes: [UTType] { get }
    /// The types of the files that documents are saved as, the preferred first; by default those that are read.
    static var writableContentTypes: [UTType] { get }

    /// Creates a document from a file.
    /// - Parameter configuration: The file and its type.
    /// - Throws: The reason why the file is not such a document.
    init(configuration: ReadConfiguration) throws

    /// Makes the file of the document.
    /// - Parameter configuration: The type of the file, and the one that it replaces.
    /// - Throws: The reason why the document cannot be saved in this way.
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
    public static var writableContentTypes: [UTType] { readableContentTypes }
}
