import CoreTransferable
import Testing
import TransferTestSupport

/// Progress objects that are let go, each remembered without being kept.
private final class Released: @unchecked Sendable {
    private final class Box { weak var progress: Progress? }

    private let lock = NSLock()
    private var boxes: [Box] = []

    func note(_ progress: Progress?) {
        let box = Box()
        box.progress = progress
        lock.withLock { boxes.append(box) }
    }

    var remaining: Int { lock.withLock { boxes.count { $0.progress != nil } } }

    /// Waits until all are gone, which what runs elsewhere may delay for a moment.
    func waitUntilGone() async throws {
        try await waitUntil("the end of the \(remaining) that remain") { remaining == 0 }
    }
}

/// An object that says when it ends, kept by a handler.
private final class Witness: Sendable {
    let ended: Counter
    init(_ ended: Counter) { self.ended = ended }
    deinit { ended.increment() }
}

@Suite("What a load leaves behind", .timeLimit(.minutes(20)))
struct LoadLifetimeTests {
    /// Loads once, and waits for the completion handler.
    private func load(_ released: Released, _ start: (@escaping @Sendable () -> Void) -> Progress) async {
        await withCheckedContinuation { continuation in
            released.note(start { continuation.resume() })
        }
    }

    @Test("its progress is gone once it is done, however it loads and ends")
    func progress() async throws {
        let released = Released()
        let provider = NSItemProvider()
        provider.registerDataRepresentation(for: .plainText) { completion in
            completion(Data("text".utf8), nil)
            let progress = Progress(totalUnitCount: 1)
            released.note(progress)
            return progress
        }
        provider.registerDataRepresentation(for: .png) { completion in
            completion(nil, Refusal())
            return nil
        }
        for _ in 0..<10 {
            await load(released) { end in
                provider.loadDataRepresentation(for: .plainText) { _, _ in end() }
            }
            await load(released) { end in
                provider.loadDataRepresentation(for: .png) { _, _ in end() }
            }
            await load(released) { end in
                provider.loadFileRepresentation(for: .plainText) { _, _, _ in end() }
            }
            await load(released) { end in
                provider.loadObject(ofClass: String.self) { _, _ in end() }
            }
            await load(released) { end in
                provider.loadTransferable(type: String.self) { _ in end() }
            }
        }
        try await released.waitUntilGone()
    }

    @Test("its progress is gone where it was cancelled")
    func cancelled() async throws {
        let released = Released()
        let provider = NSItemProvider()
        provider.registerDataRepresentation(for: .plainText) { _ in nil }
        for _ in 0..<10 {
            await load(released) { end in
                let progress = provider.loadDataRepresentation(for: .plainText) { _, _ in end() }
                progress.cancel()
                return progress
            }
        }
        try await released.waitUntilGone()
    }

    @Test("what the handlers keep is gone with them")
    func handlers() async throws {
        let released = Released()
        let ended = Counter()
        do {
            let provider = NSItemProvider()
            let sender = Witness(ended)
            provider.registerDataRepresentation(for: .plainText) { completion in
                withExtendedLifetime(sender) { completion(Data(), nil) }
                return nil
            }
            let receiver = Witness(ended)
            await load(released) { end in
                provider.loadDataRepresentation(for: .plainText) { _, _ in withExtendedLifetime(receiver, end) }
            }
        }
        try await released.waitUntilGone()
        #expect(ended.value == 2)
    }
}
