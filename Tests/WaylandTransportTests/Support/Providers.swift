import CoreTransferable
import Foundation
import Synchronization
import TransferKit
import TransferTestSupport

extension NSItemProvider {
    /// An item with text.
    static func text(_ text: String) -> NSItemProvider { NSItemProvider().with(.utf8PlainText, Data(text.utf8)) }

    /// Adds a representation.
    func with(
        _ type: UTType,
        _ data: Data,
        visibility: NSItemProviderRepresentationVisibility = .all
    ) -> NSItemProvider {
        registerDataRepresentation(for: type, visibility: visibility) { completion in
            completion(data, nil)
            return nil
        }
        return self
    }
}

extension PasteboardTransport {
    /// The text that another program has put here.
    func text() async throws -> String {
        guard case .other(let offer) = try await contents() else { return "not another program's" }
        return String(decoding: try await offer.data("text/plain;charset=utf-8"), as: UTF8.self)
    }

    /// Returns the offer of another program.
    func incoming() async throws -> IncomingOffer? {
        guard case .other(let offer) = try await contents() else { return nil }
        return offer
    }
}

extension IncomingOffer {
    func data(_ name: String) async throws -> Data {
        let sink = Collector()
        try await receive(name, to: sink)
        return sink.data
    }
}

/// Keeps all bytes.
final class Collector: ByteSink {
    private let state = Mutex(Data())

    var data: Data { state.withLock { $0 } }

    func write(_ bytes: Data) async throws { state.withLock { $0.append(bytes) } }
}

/// Counts bytes, and refuses more than it takes.
final class Counter: ByteSink {
    struct Full: Error {}

    private let state = Mutex((count: 0, largestPart: 0))
    private let capacity: Int

    init(capacity: Int = .max) { self.capacity = capacity }

    var count: Int { state.withLock { $0.count } }
    var largestPart: Int { state.withLock { $0.largestPart } }

    func write(_ bytes: Data) async throws {
        try state.withLock {
            $0 = ($0.count + bytes.count, max($0.largestPart, bytes.count))
            if $0.count > capacity { throw Full() }
        }
    }
}

/// Bytes that differ from place to place.
func samples(_ count: Int) -> Data {
    var data = Data(count: count)
    data.withUnsafeMutableBytes { bytes in
        var state: UInt32 = 1
        for index in bytes.indices {
            state = state &* 1_664_525 &+ 1_013_904_223
            bytes[index] = UInt8(truncatingIfNeeded: state >> 24)
        }
    }
    return data
}

/// The numbers of a clipboard's changes.
final class Seen: Sendable {
    private let state = Mutex<(last: Int?, isOver: Bool)>((nil, false))

    init(_ changes: AsyncStream<Int>) {
        Task { [weak self] in
            for await count in changes { self?.state.withLock { $0.last = count } }
            self?.state.withLock { $0.isOver = true }
        }
    }

    func wait(for count: Int) async throws {
        try await waitUntil("change \(count)") { state.withLock { $0.last } == count }
    }

    func waitForEnd() async throws { try await waitUntil("the end of the changes") { state.withLock { $0.isOver } } }
}
