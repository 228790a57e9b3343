/// The source of a new document for a ``DocumentGroup``; see ``NewDocumentButton``.
///
/// ```swift
/// extension DocumentCreationSource {
///     static let checklist = DocumentCreationSource(id: "checklist")
/// }
/// ```
@_weakLinked
public struct DocumentCreationSource: Hashable, Sendable {
    private let id: String

    /// Creates a source.
    /// - Parameter id: A name that distinguishes it from the app's other sources.
    public init(id: String) { self.id = id }
}

extension DocumentCreationSource: CustomStringConvertible {
    public var description: String { id }
}

/// The context in which a document is created.
@_weakLinked
public struct DocumentCreationContext: Hashable, Sendable {
    /// The source of the button that created the document; nil for other documents, such as one that was opened.
    public let creationSource: DocumentCreationSource?
}

extension DocumentCreationContext: CustomStringConvertible {
    public var description: String { creationSource.map { "created by \($0)" } ?? "created by the user" }
}
