import CoreTransferable
import Testing

@testable import TransferKit

@Suite("The clipboard in memory")
struct PasteboardTests {
    @Test("hands over the items themselves within the process")
    func ownProcess() async throws {
        let pasteboard = InMemoryPasteboard()
        #expect(await pasteboard.contents().items().isEmpty)
        #expect(!pasteboard.contents().mayHave(anyOf: [.data]))
        let item = NSItemProvider()
        item.registerData(for: .profile, visibility: .ownProcess) { _ in Data() }
        pasteboard.publish(TransferOffer([item]))
        #expect(await pasteboard.contents().items().first === item)
        #expect(pasteboard.contents().mayHave(anyOf: [.profile]))
        #expect(!pasteboard.contents().mayHave(anyOf: [.png]))
    }

    @Test("hides what is for its own process from others")
    func otherProcess() async throws {
        let pasteboard = InMemoryPasteboard(crossesProcesses: true)
        let item = NSItemProvider()
        item.registerData(for: .profile, visibility: .ownProcess) { _ in Data() }
        item.registerData(for: .png) { _ in Data("png".utf8) }
        pasteboard.publish(TransferOffer([item]))
        #expect(!pasteboard.contents().mayHave(anyOf: [.profile]))
        let received = try #require(await pasteboard.contents().items().first)
        #expect(received !== item)
        #expect(received.registeredContentTypes == [.png])
    }

    @Test("tells each time that other contents are there")
    func changes() async {
        let pasteboard = InMemoryPasteboard()
        var changes = pasteboard.changes().makeAsyncIterator()
        pasteboard.publish(TransferOffer([]))
        #expect(await changes.next() == 1)
        pasteboard.clear()
        #expect(await changes.next() == 2)
        #expect(pasteboard.changeCount() == 2)
    }

    @Test("has a number for each of many changes at the same time, and tells the last last")
    func concurrentChanges() async {
        for _ in 0..<10 {
            let pasteboard = InMemoryPasteboard()
            let changes = pasteboard.changes()
            await withTaskGroup { group in
                for _ in 0..<4 {
                    group.addTask {
                        for _ in 0..<1000 { pasteboard.clear() }
                    }
                }
            }
            #expect(pasteboard.changeCount() == 4000)
            var iterator = changes.makeAsyncIterator()
            #expect(await iterator.next() == 4000)
        }
    }

    @Test("tells what others received of an offer, and when it is replaced")
    func publication() async throws {
        let pasteboard = InMemoryPasteboard(crossesProcesses: true)
        let item = NSItemProvider()
        item.registerData(for: .png) { _ in Data("png".utf8) }
        let publication = pasteboard.publish(TransferOffer([item]))
        guard case .other(let offer) = pasteboard.contents() else { throw Refusal() }
        try await offer.receive("image/png", to: BufferSink())
        pasteboard.clear()
        var delivered: [String] = []
        for await name in publication.deliveries { delivered.append(name) }
        #expect(delivered == ["image/png"])
    }

    @Test("keeps secrets from clipboard managers, and tells receivers that they are secrets")
    func marks() async throws {
        let item = NSItemProvider()
        item.registerData(for: .utf8PlainText) { _ in Data("hunter2".utf8) }
        let offer = TransferOffer([item], marks: .concealed)
        #expect(offer.names.contains("x-kde-passwordManagerHint"))
        #expect(try await offer.data(for: "x-kde-passwordManagerHint") == Data("secret".utf8))
        #expect(offer.asReceived.marks == .concealed)
        #expect(offer.asReceived.contentTypes == [.utf8PlainText])
        #expect(TransferOffer([item], marks: [.concealed, .transient]).asReceived.marks == [.concealed, .transient])
        #expect(TransferOffer([item]).asReceived.marks == [])
    }
}
