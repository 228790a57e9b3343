import CoreTransferable
import FilePasteboard
import TransferKit

/// A pasteboard in files that a program has made for a device, which is removed with this object.
final class HandedPasteboard: Sendable {
    private let pasteboard: EmbeddedPasteboard

    init(name: String) { pasteboard = EmbeddedPasteboard(name: name) }

    deinit { try? pasteboard.remove() }

    /// Returns the contents as another device may have them; nil if there are none.
    func offer() async throws -> TransferOffer? {
        let items = await LocalOffer.items(of: try await pasteboard.contents().items())
        return items.isEmpty ? nil : TransferOffer(items)
    }
}
