import CoreTransferable
import Foundation
import Synchronization
import TransferKit
import TransferTestSupport
import X11Transport

/// Runs a test with an X server of its own and a connection with it, which waits for others longer than tests take on a busy
/// machine.
func withDisplay(
    limits: TransferLimits = .patient,
    _ body: (XServer, X11Display) async throws -> Void
) async throws {
    try await XServer.run(managesWindows: false) { server in
        try await body(server, X11Display(name: server.display, limits: limits))
    }
}

extension TransferLimits {
    /// Does not wait long for a program that does nothing, but longer than one waits for its turn on a busy machine.
    static let impatient = TransferLimits(stallTimeout: 2, receiverTimeout: 5)
    /// Waits longer than tests do, so that a test sees where there is a wait.
    static let patient = TransferLimits(stallTimeout: 300)
}

/// Bytes that differ from place to place: each is its place modulo 251, as the peers' are.
func bytes(_ count: Int) -> Data {
    let pattern = Data(0..<251)
    var data = Data(capacity: count + pattern.count)
    while data.count < count { data.append(pattern) }
    return data.prefix(count)
}

/// An error whose text a test can look for.
struct Refusal: LocalizedError {
    var errorDescription: String? { "refused by the test" }
}

/// Remembers what happened, from any thread.
final class Record<Entry: Sendable>: Sendable {
    private let entries = Mutex<[Entry]>([])

    func add(_ entry: Entry) { entries.withLock { $0.append(entry) } }

    var all: [Entry] { entries.withLock { $0 } }
}

/// Lets those who wait for it go on once it is open.
final class Gate: Sendable {
    private let stream: AsyncStream<Void>
    private let continuation: AsyncStream<Void>.Continuation

    init() { (stream, continuation) = AsyncStream.makeStream() }

    func open() { continuation.finish() }

    func wait() async { for await _ in stream {} }
}

extension TransferOffer {
    /// An offer of one item.
    convenience init(_ representations: KeyValuePairs<UTType, Data>, marks: OfferMarks = []) {
        let item = NSItemProvider()
        for (type, data) in representations { item.registerData(for: type) { _ in data } }
        self.init([item], marks: marks)
    }

    /// An offer of one item whose only representation is made when it is asked for.
    convenience init(_ type: UTType, load: @escaping @Sendable () async throws -> Data) {
        let item = NSItemProvider()
        item.registerData(for: type) { _ in try await load() }
        self.init([item])
    }

    convenience init(text: String) { self.init([.utf8PlainText: Data(text.utf8)]) }
}

/// Takes its time with the first parts that arrive.
final class SlowSink: ByteSink {
    private let pause: Duration
    private let pauses: Mutex<Int>
    private let received = Mutex(0)

    /// - Parameter count: The number of parts that are waited with.
    init(pause: Duration, count: Int) {
        self.pause = pause
        pauses = Mutex(count)
    }

    /// The number of bytes that have arrived.
    var count: Int { received.withLock { $0 } }

    func write(_ bytes: Data) async throws {
        let isSlow = pauses.withLock { pauses in
            pauses -= 1
            return pauses >= 0
        }
        if isSlow { try await letPass(pause, because: "the receiver reads slowly") }
        received.withLock { $0 += bytes.count }
    }
}

/// Collects what arrives.
final class Collector: ByteSink {
    private let collected = Mutex(Data())

    func write(_ bytes: Data) async throws { collected.withLock { $0.append(bytes) } }

    var data: Data { collected.withLock { $0 } }
}

extension PasteboardTransport {
    /// Returns the offer of another program.
    func received() async throws -> IncomingOffer {
        let contents = try await contents()
        guard case .other(let offer) = contents else {
            throw TestSupportError("\(contents) where another program's offer was expected")
        }
        return offer
    }

    /// One of another program's payloads.
    func receive(_ name: String) async throws -> Data {
        let collector = Collector()
        try await received().receive(name, to: collector)
        return collector.data
    }

    /// Returns a Boolean value that indicates whether nothing is on the clipboard.
    func isEmpty() async throws -> Bool { if case .empty = try await contents() { true } else { false } }

    /// Returns a Boolean value that indicates whether this connection's offer is on the clipboard.
    func isOwn() async throws -> Bool { if case .own = try await contents() { true } else { false } }
}

/// The error that something fails with, which it has to within a time.
func wireError<Value: Sendable>(
    within limit: Duration = .patience,
    _ body: @escaping @Sendable () async throws -> Value
) async throws -> TransferWireError {
    do {
        let value = try await within(limit, "an error", body)
        throw TestSupportError("\(value) where an error was expected")
    } catch let error as TransferWireError {
        return error
    }
}
