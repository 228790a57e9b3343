import AppFiles
import Foundation
import UniformTypeIdentifiers

/// A scene of documents.
@MainActor
protocol DocumentScene: AnyObject {
    var readableContentTypes: [UTType] { get }
    var writableContentTypes: [UTType] { get }
    /// A Boolean value that indicates whether the user can make new documents.
    var makesDocuments: Bool { get }

    /// Opens a document in a separate window, or finds the window in which it is open.
    /// - Parameters:
    ///   - url: The file.
    ///   - type: The type of the file.
    /// - Returns: The window, and whether it was there before.
    func openDocument(at url: URL, as type: UTType) async throws -> (id: WindowID, isOpen: Bool)

    /// Opens a document of which a copy was kept.
    func recoverDocument(from entry: DocumentRecovery.Entry, _ info: RecoveredDocument, as type: UTType) throws

    /// Opens a document.
    /// - Returns: False where the documents of the scene are of another type.
    func newDocument(_ document: Any) -> Bool

    /// Opens a new document of the scene's.
    /// - Parameter source: The source of the request; nil for the user.
    /// - Returns: False where the scene makes none.
    func newDocument(from source: DocumentCreationSource?) -> Bool
}
