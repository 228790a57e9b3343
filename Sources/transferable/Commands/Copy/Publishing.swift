import CoreTransferable
import TransferKit

/// A value that serves the copied items as long as the clipboard needs this process.
struct Publishing: Sendable {
    let offer: TransferOffer
    /// The contents of the offer, if it is a secret in memory.
    let secret: SecretMemory?
    let clipboard: ClipboardTarget
    let endsAfterFirstPaste: Bool

    /// - Parameter ready: Called when the offer is on the clipboard.
    func run(_ ready: @escaping @Sendable () -> Void) throws {
        // This may be another process than the one that read the secret.
        secret?.lock()
        try waitForResult {
            let transport = try clipboard.transport()
            let publication = try await transport.publish(offer)
            ready()
            for await name in publication.deliveries where endsAfterFirstPaste && WireType.isContents(name) {
                try await transport.clear()
            }
        }
    }
}
