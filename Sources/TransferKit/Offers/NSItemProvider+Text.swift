import CoreTransferable
import Foundation
import UniformTypeIdentifiers

extension NSItemProvider {
    /// Loads text of any type and encoding.
    ///
    /// - Parameter type: The type of one of the representations, which is text.
    /// - Returns: The text. Bytes that mean nothing in their encoding are replaced.
    /// - Throws: The errors of `loadDataRepresentation(for:)`.
    package func loadText(of type: UTType) async throws -> String {
        String(decoding: WireText.utf8(try await loadDataRepresentation(for: type), as: type), as: UTF8.self)
    }
}
