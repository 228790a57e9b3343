import CoreTransferable
import Synchronization
import TransferKit

/// A pasteboard that a service shares with other programs: what the service publishes is its own, and what a test copies is
/// another program's.
final class SharedPasteboard: PasteboardTransport {
    let memory = InMemoryPasteboard(crossesProcesses: true)
    private let published = Mutex<TransferOffer?>(nil)

    /// Copies something as another program does.
    func copy(_ items: [NSItemProvider], marks: OfferMarks = []) {
        published.withLock { $0 = nil }
        memory.publish(TransferOffer(items, marks: marks))
    }

    /// Returns the contents as another program receives them.
    func pasted() -> IncomingOffer? {
        if case .other(let offer) = memory.contents() { offer } else { nil }
    }

    func publish(_ offer: TransferOffer) async throws -> Publication {
        published.withLock { $0 = offer }
        return memory.publish(offer)
    }

    func clear() async throws { memory.clear() }

    func contents() async throws -> PasteboardContents {
        published.withLock { $0 }.map { .own($0) } ?? memory.contents()
    }

    func changeCount() async throws -> Int { memory.changeCount() }
    func changes() async throws -> AsyncStream<Int> { memory.changes() }
    func storeForOthers() async throws {}
}
