import CoreTransferable
import Foundation
import SystemSupport
import TransferKit

extension LocalSocket {
    /// Reads a part.
    /// - Throws: ``TransferWireError``.
    package mutating func readFrame() async throws -> (SocketFrame.Kind, [UInt8]) {
        guard let (kind, count) = SocketFrame.parse(try await read(SocketFrame.headerSize)) else {
            throw TransferWireError.malformed("a part of a payload has no valid head")
        }
        return (kind, try await read(count))
    }

    /// Reads the parts of a payload.
    /// - Parameters:
    ///   - sink: The receiver of the bytes.
    ///   - didBegin: Called before the bytes with the name of the sender's file, which may be empty.
    /// - Throws: ``TransferWireError``, or an error of the sink.
    mutating func readPayload(
        to sink: some ByteSink,
        didBegin: (_ fileName: String) -> Void = { _ in }
    ) async throws {
        var hasBegun = false
        while true {
            let (kind, bytes) = try await readFrame()
            switch kind {
            case .begin where !hasBegun:
                hasBegun = true
                didBegin(String(decoding: bytes, as: UTF8.self))
            case .data where hasBegun && !bytes.isEmpty: try await sink.write(Data(bytes))
            case .end where hasBegun: return
            case .failure: throw TransferWireError.broken(String(decoding: bytes, as: UTF8.self))
            default: throw TransferWireError.malformed("the parts of a payload are out of order")
            }
        }
    }
}

/// A sink that sends the parts of a payload over a private socket.
struct SocketSink: ByteSink {
    /// The longest that a receiver is served.
    static let longestService = Duration.seconds(3600)

    let socket: LocalSocket
    /// The end of the service.
    let end: ContinuousClock.Instant

    func write(_ bytes: Data) async throws {
        // A receiver that takes a byte now and then is not served for ever.
        guard ContinuousClock.now < end else { throw TransferWireError.broken("the receiver is too slow") }
        var rest = bytes
        while !rest.isEmpty {
            let part = rest.prefix(OutgoingBytes.partSize)
            try await socket.write(SocketFrame.header(.data, count: part.count))
            try await socket.write(part)
            rest = rest.dropFirst(part.count)
        }
    }
}
