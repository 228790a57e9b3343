import CombineCore
import UniformTypeIdentifiers

/// A document, represented by an object, that is created from and saved to a file.
///
/// Views follow the properties of the document that are `@Published`, or all of them where the class is `@Observable`. The views in
/// the window of a document also find it with `@EnvironmentObject`.
///
/// A document is saved in two steps. ``snapshot(contentType:)`` is called on the main actor, where nothing changes the document
/// meanwhile. ``fileWrapper(snapshot:configuration:)`` is called outside of it.
@preconcurrency
@_weakLinked
public protocol ReferenceFileDocument: ObservableObject, Sendable {
    /// The state of a document at a point in time.
    associatedtype Snapshot
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

    /// Returns the snapshot to save.
    /// - Parameter contentType: The type of the file.
    /// - Throws: The reason why the document cannot be saved in this way.
    func snapshot(contentType: UTType) throws -> Snapshot

    /// Creates a file wrapper from a snapshot of the document.
    /// - Parameters:
    ///   - snapshot: The snapshot to save.
    ///   - configuration: The type of the file, and the one that it replaces.
    /// - Throws: The reason why it cannot be saved in this way.
    func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
    public static var writableContentTypes: [UTType] { readableContentTypes }
}
