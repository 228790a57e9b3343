import Foundation

/// A document that is represented by a value, and its file.
@_weakLinked
public struct FileDocumentConfiguration<Document: FileDocument> {
    /// The document. `$document` is a binding to it.
    @Binding public var document: Document
    /// The location of the file; nil for a document that was never saved.
    public var fileURL: URL?
    /// A Boolean value that indicates whether the document can be edited and saved.
    public var isEditable: Bool
    /// The source of the button that created the document; nil for other documents. See ``NewDocumentButton``.
    public let creationSource: DocumentCreationSource?

    @MainActor
    init(_ open: OpenDocument<Document>) {
        _document = open.binding
        (fileURL, isEditable) = (open.fileURL, open.isEditable)
        creationSource = open.configuration.creationSource
    }
}

/// A document that is represented by an object, and its file.
@MainActor
@_weakLinked
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
    /// The document. The members of `$document` are bindings to its properties.
    @ObservedObject public var document: Document
    /// The location of the file; nil for a document that was never saved.
    public var fileURL: URL?
    /// A Boolean value that indicates whether the document can be edited and saved.
    public var isEditable: Bool

    init(_ open: OpenDocument<Document>) {
        let document = open.binding.wrappedValue
        // Values that are made with the configuration follow the document, like a view that holds it.
        ObjectReaders.note(document)
        _document = ObservedObject(wrappedValue: document)
        (fileURL, isEditable) = (open.fileURL, open.isEditable)
    }
}

/// The configuration of a view's document.
@_weakLinked
public struct DocumentConfiguration: Sendable {
    /// The location of the file; nil for a document that was never saved.
    public let fileURL: URL?
    /// A Boolean value that indicates whether the document can be edited and saved.
    public let isEditable: Bool
}

private struct DocumentConfigurationKey: EnvironmentKey { static var defaultValue: DocumentConfiguration? { nil } }

extension EnvironmentValues {
    /// The configuration of the document in the view's window; nil in other windows.
    public internal(set) var documentConfiguration: DocumentConfiguration? {
        get { self[DocumentConfigurationKey.self] }
        set { self[DocumentConfigurationKey.self] = newValue }
    }
}
