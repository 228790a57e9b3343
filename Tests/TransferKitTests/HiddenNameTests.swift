import CoreTransferable
import Testing

@testable import TransferKit

@Suite("The name of an item")
struct HiddenNameTests {
    @Test("is not told to those who may see nothing of it")
    func hidden() async throws {
        let secret = NSItemProvider()
        secret.suggestedName = "Notice of termination"
        secret.registerData(for: .profile, visibility: .ownProcess) { _ in Data() }
        let open = NSItemProvider(of: "text")
        open.suggestedName = "Greeting"
        let offer = TransferOffer([secret, open])
        let index = String(decoding: try await offer.data(for: WireType.itemIndex), as: UTF8.self)
        #expect(index.contains("Greeting"))
        #expect(!index.contains("Notice"))
    }
}
