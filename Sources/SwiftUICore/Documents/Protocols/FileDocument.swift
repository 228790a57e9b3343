import UniformTypeIdentifiers

/// A document that is a value, made from a file and saved as one.
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
/// The methods are called outside of the main actor, so that the app goes on to answer while a large document is read or written.
@preconcurrency
@_weakLinked
public protocol FileDocument: Sendable {
    /// What documents are read from.
    typealias ReadConfiguration = FileDocumentReadConfiguration
    /// What documents are written for.
    typealias WriteConfiguration = FileDocumentWriteConfiguration

    /// The types of the files that documents are made from.
    static var readableContentTypes: [UTType] { get }
    /// The types of the files that documents are saved as, the preferred first; those that are read unless it says otherwise.
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
