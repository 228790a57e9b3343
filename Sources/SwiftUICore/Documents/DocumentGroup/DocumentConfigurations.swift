import Foundation

/// A document that is a value, and its file.
@_weakLinked
public struct FileDocumentConfiguration<Document: FileDocument> {
    /// The document; `$document` is a binding to it.
    @Binding public var document: Document
    /// The file; nil for a document that was not saved yet.
    public var fileURL: URL?
    /// Whether the document can be changed and saved.
    public var isEditable: Bool

    @MainActor
    init(_ open: OpenDocument<Document>) {
        _document = open.binding
        (fileURL, isEditable) = (open.fileURL, open.isEditable)
    }
}

/// A document that is an object, and its file.
@MainActor
@_weakLinked
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
    /// The document; the members of `$document` are bindings to its properties.
    @DocumentReference public var document: Document
    /// The file; nil for a document that was not saved yet.
    public var fileURL: URL?
    /// Whether the document can be changed and saved.
    public var isEditable: Bool

    init(_ open: OpenDocument<Document>) {
        _document = DocumentReference(wrappedValue: open.binding.wrappedValue)
        (fileURL, isEditable) = (open.fileURL, open.isEditable)
    }
}

/// Gives bindings to the properties of a document that is an object.
@propertyWrapper
@dynamicMemberLookup
@_weakLinked
public struct DocumentReference<Document: ReferenceFileDocument> {
    /// The document.
    public var wrappedValue: Document
    /// The wrapper itself, whose members are bindings.
    public var projectedValue: DocumentReference<Document> { self }

    /// Wraps a document.
    public init(wrappedValue: Document) { self.wrappedValue = wrappedValue }

    /// A binding to a property of the document.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Document, Subject>) -> Binding<Subject> {
        Binding(ObjectLocation(wrappedValue, keyPath))
    }
}

/// The file of the document whose window a view is in.
@_weakLinked
public struct DocumentConfiguration: Sendable {
    /// The file; nil for a document that was not saved yet.
    public let fileURL: URL?
    /// Whether the document can be changed and saved.
    public let isEditable: Bool
}

private struct DocumentConfigurationKey: EnvironmentKey { static var defaultValue: DocumentConfiguration? { nil } }

extension EnvironmentValues {
    /// The file of the document whose window the view is in; nil in other windows.
    public internal(set) var documentConfiguration: DocumentConfiguration? {
        get { self[DocumentConfigurationKey.self] }
        set { self[DocumentConfigurationKey.self] = newValue }
    }
}
