import CoreTransferable
import Foundation

extension PhotosPickerItem {
    /// Loads the item as a value of a transferable type.
    ///
    /// The file takes the path of all data that is transferred: the first format that the type can import is used, so a
    /// `FileRepresentation` receives a copy of the file, and a `DataRepresentation` its bytes.
    /// - Parameter type: The type of the value.
    /// - Returns: The value; nil if the type imports none of the ``supportedContentTypes``.
    /// - Throws: The error of the type's importing closure, or the reason for which the file cannot be read.
    public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
        guard let provider = makeProvider(), isImportable(as: type) else { return nil }
        return try await provider.loadTransferable(type: type)
    }

    /// Loads the item as a value of a transferable type and calls a handler with it.
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - completionHandler: Called once, on any thread, with the value or an error. The value is nil if the type imports
    ///     none of the ``supportedContentTypes``.
    /// - Returns: The progress of the load. Cancelling it calls the handler with an error.
    @discardableResult
    public func loadTransferable<T: Transferable>(
        type: T.Type,
        completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
    ) -> Progress {
        guard let provider = makeProvider(), isImportable(as: type) else {
            let progress = Progress(totalUnitCount: 1)
            progress.completedUnitCount = 1
            // The handler is called after this method returns, as when there is something to load.
            DispatchQueue.global().async { completionHandler(.success(nil)) }
            return progress
        }
        return provider.loadTransferable(type: type) { result in completionHandler(result.map { $0 }) }
    }

    /// Returns whether a type imports one of the formats.
    private func isImportable<T: Transferable>(as type: T.Type) -> Bool {
        let imported = type.importedContentTypes()
        return supportedContentTypes.contains { offered in imported.contains { offered.conforms(to: $0) } }
    }
}
