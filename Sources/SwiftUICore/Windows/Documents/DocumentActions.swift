import Foundation
import UniformTypeIdentifiers

/// A type that opens the documents of an app.
@MainActor
protocol DocumentOpener: AnyObject {
    /// The types of the files that the app opens as documents.
    var readableContentTypes: [UTType] { get }

    /// Opens a document in a separate window, or brings its window to the front if it is already open.
    func openDocument(at url: URL) async throws

    /// Opens a document without a file.
    func newDocument(_ document: Any)

    /// Opens a new document that can be saved as a type; nil for the app's first.
    /// - Parameter source: The source of the request; nil for the user and the program.
    func newDocument(contentType: UTType?, from source: DocumentCreationSource?)
}

/// An action that opens a document in a separate window.
///
/// ```swift
/// @Environment(\.openDocument) private var openDocument
///
/// Button("Open the last one") {
///     Task { try await openDocument(at: lastURL) }
/// }
/// ```
@_weakLinked
public struct OpenDocumentAction {
    weak var opener: (any DocumentOpener)?

    /// Opens a document, or brings its window to the front if it is already open.
    /// - Parameter url: The file.
    /// - Throws: The reason for a failure: the document's error for the file, or `CocoaError` if the file cannot be
    ///   read or no scene of the app reads its type.
    @MainActor @preconcurrency
    public func callAsFunction(at url: URL) async throws { try await opener?.openDocument(at: url) }
}

/// An action that opens a new document in a separate window.
@_weakLinked
public struct NewDocumentAction {
    weak var opener: (any DocumentOpener)?

    /// Opens a document that is represented by a value.
    /// - Parameter newDocument: The document, of a type that a `DocumentGroup` of the app edits.
    @MainActor @preconcurrency
    public func callAsFunction<D: FileDocument>(_ newDocument: @autoclosure @escaping @Sendable () -> D) {
        opener?.newDocument(newDocument())
    }

    /// Opens a document that is represented by an object.
    /// - Parameter newDocument: Makes the document, of a type that a `DocumentGroup` of the app edits.
    @MainActor @preconcurrency
    public func callAsFunction<D: ReferenceFileDocument>(_ newDocument: @escaping @Sendable () -> D) {
        opener?.newDocument(newDocument())
    }

    /// Opens a new document in the scene for documents of a type.
    /// - Parameter contentType: The type.
    @MainActor @preconcurrency
    public func callAsFunction(contentType: UTType) {
        opener?.newDocument(contentType: contentType, from: nil)
    }
}

private struct OpenDocumentKey: EnvironmentKey {
    static var defaultValue: OpenDocumentAction { OpenDocumentAction(opener: nil) }
}
private struct NewDocumentKey: EnvironmentKey {
    static var defaultValue: NewDocumentAction { NewDocumentAction(opener: nil) }
}

extension EnvironmentValues {
    /// An action that opens a document in a separate window.
    public internal(set) var openDocument: OpenDocumentAction {
        get { self[OpenDocumentKey.self] }
        set { self[OpenDocumentKey.self] = newValue }
    }

    /// An action that opens a new document in a separate window.
    public internal(set) var newDocument: NewDocumentAction {
        get { self[NewDocumentKey.self] }
        set { self[NewDocumentKey.self] = newValue }
    }
}
