import CoreTransferable
import Testing

@testable import TransferKit

@Suite("The clipboard in memory")
@MainActor
struct PasteboardTests {
    @Test("hands over the items themselves within the process")
    func ownProcess() async throws {
        let pasteboard = InMemoryPasteboard()
        #expect(await pasteboard.contents.items().isEmpty)
        #expect(!pasteboard.contents.mayHave(anyOf: [.data]))
        let item = NSItemProvider()
        item.registerData(for: .profile, visibility: .ownProcess) { _ in Data() }
        pasteboard.publish(TransferOffer([item]))
        #expect(await pasteboard.contents.items().first === item)
        #expect(pasteboard.contents.mayHave(anyOf: [.profile]))
        #expect(!pasteboard.contents.mayHave(anyOf: [.png]))
    }

    @Test("hides what is for its own process from others")
    func otherProcess() async throws {
        let pasteboard = InMemoryPasteboard(crossesProcesses: true)
        let item = NSItemProvider()
        item.registerData(for: .profile, visibility: .ownProcess) { _ in Data() }
        item.registerData(for: .png) { _ in Data("png".utf8) }
        pasteboard.publish(TransferOffer([item]))
        #expect(!pasteboard.contents.mayHave(anyOf: [.profile]))
        let received = try #require(await pasteboard.contents.items().first)
        #expect(received !== item)
        #expect(received.registeredContentTypes == [.png])
    }

    @Test("tells each time that other contents are there")
    func changes() {
        let pasteboard = InMemoryPasteboard()
        var count = 0
        pasteboard.onChange { count += 1 }
        pasteboard.publish(TransferOffer([]))
        pasteboard.publish(TransferOffer([]))
        #expect(count == 2)
    }
}
