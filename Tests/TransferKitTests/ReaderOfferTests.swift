import Foundation
import Synchronization
import SystemSupport
import Testing
import TransferTestSupport

@testable import TransferKit

/// The offers of readers that block the thread that asks.
@Suite("Offers of readers that block")
struct ReaderOfferTests {
    @Test("give what the reader reads, in its order")
    func whole() async throws {
        let reader = PartReader(count: 40)
        let received = Mutex(Data())
        try await reader.offer(limits: TransferLimits()).receive("parts") { data in
            received.withLock { $0 += data }
        }
        #expect(received.withLock { $0 } == Data((0..<40).map { UInt8($0) }))
    }

    @Test("read no further than the receiver has taken")
    func pace() async throws {
        let reader = PartReader(count: 200)
        let taken = Mutex(0)
        try await reader.offer(limits: TransferLimits()).receive("parts") { _ in
            // The reader has time to read on, and does not.
            for _ in 0..<20 { await Task.yield() }
            let count = taken.withLock { taken in
                taken += 1
                return taken
            }
            #expect(reader.count.withLock { $0 } == count)
        }
        #expect(taken.withLock { $0 } == 200)
    }

    @Test("end the reader where the receiver refuses a part")
    func refusal() async throws {
        let reader = PartReader(count: .max)
        await #expect(throws: Refusal.self) {
            try await reader.offer(limits: TransferLimits()).receive("parts") { _ in throw Refusal() }
        }
        try await waitUntil("the reader's end") { reader.hasEnded.withLock { $0 } }
        // It learns of the end when it has read the next part.
        #expect(reader.count.withLock { $0 } == 2)
    }

    @Test("end the reader where the task that receives is cancelled")
    func cancellation() async throws {
        let reader = PartReader(count: .max)
        let task = Task { try await reader.offer(limits: TransferLimits()).receive("parts") { _ in } }
        try await waitUntil("some parts") { reader.count.withLock { $0 } > 3 }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        try await waitUntil("the reader's end") { reader.hasEnded.withLock { $0 } }
    }

    @Test("tell the reader's error after what it read before")
    func failure() async throws {
        let reader = PartReader(count: 3, error: Refusal())
        let taken = Mutex(0)
        await #expect(throws: Refusal.self) {
            try await reader.offer(limits: TransferLimits()).receive("parts") { _ in taken.withLock { $0 += 1 } }
        }
        #expect(taken.withLock { $0 } == 3)
    }
}

/// A reader of parts of one byte each.
private final class PartReader: BlockingClipboardReader, Sendable {
    /// The number of parts that were read.
    let count = Mutex(0)
    let hasEnded = Mutex(false)
    private let partCount: Int
    private let error: Refusal?

    init(count: Int, error: Refusal? = nil) {
        partCount = count
        self.error = error
    }

    func names(limits: TransferLimits) -> [String] { ["parts"] }

    func receive(_ name: String, limits: TransferLimits, _ take: (UnsafeRawBufferPointer) throws -> Void) throws {
        defer { hasEnded.withLock { $0 = true } }
        for index in 0..<partCount {
            count.withLock { $0 += 1 }
            try withUnsafeBytes(of: UInt8(truncatingIfNeeded: index)) { try take($0) }
        }
        if let error { throw error }
    }
}

extension IncomingOffer {
    /// Receives a payload in parts.
    fileprivate func receive(_ name: String, take: @escaping @Sendable (Data) async throws -> Void) async throws {
        try await receive(name, ClosureSink(take: take))
    }
}

private struct ClosureSink: ByteSink {
    let take: @Sendable (Data) async throws -> Void

    func write(_ bytes: Data) async throws { try await take(bytes) }
}
