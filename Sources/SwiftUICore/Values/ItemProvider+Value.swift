import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// A provider of one value.
func provider<Payload: Transferable>(of payload: Payload) -> NSItemProvider {
    let provider = NSItemProvider()
    provider.register(payload)
    provider.suggestedName = provider.suggestedName ?? payload.suggestedFilename
    return provider
}
