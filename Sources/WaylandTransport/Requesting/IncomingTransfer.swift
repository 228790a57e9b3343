import Foundation
import SystemSupport
import TransferKit

/// A value that receives the bytes that a sender writes to a pipe, within limits.
struct IncomingTransfer {
    private let pipe: Descriptor
    private let limits: TransferLimits
    /// The number of bytes so far.
    private(set) var count = 0
    private var pace: TransferPace

    init(_ pipe: Descriptor, limits: TransferLimits) {
        self.pipe = pipe
        self.limits = limits
        pace = TransferPace(limits: limits)
    }

    /// The result of a read.
    enum Part {
        case bytes(Int)
        /// The sender has closed the pipe.
        case end
        /// No bytes are available yet.
        case later
    }

    /// Reads the available bytes.
    /// - Throws: ``TransferWireError/tooLarge(limit:)`` or ``TransferWireError/broken(_:)``.
    mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws -> Part {
        let read: Int
        do throws(SystemError) {
            read = try pipe.read(into: buffer)
        } catch {
            if error.code == EAGAIN { return .later }
            throw TransferWireError.broken(error.reason)
        }
        if read == 0 { return .end }
        guard read <= limits.maximumByteCount - count else {
            throw TransferWireError.tooLarge(limit: limits.maximumByteCount)
        }
        count += read
        pace.count(read)
        return .bytes(read)
    }

    /// Begins a wait for the sender.
    /// - Returns: The longest that it may last, and why the transfer ends then.
    mutating func beginWaiting() -> (seconds: Double, error: TransferWireError) { (pace.beginWaiting(), pace.error) }

    mutating func endWaiting() { pace.endWaiting() }

    /// Gives all to a sink. The next part is read when the sink has taken the one before.
    mutating func readAll(to sink: any ByteSink, on session: WaylandSession) async throws {
        while let part = try await next(on: session) { try await sink.write(part) }
    }

    /// Returns the next bytes; nil at the end.
    private mutating func next(on session: WaylandSession) async throws -> Data? {
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: Pipe.partSize, alignment: 16)
        // Data takes the buffer over when there is something in it.
        var isTaken = false
        defer { if !isTaken { buffer.deallocate() } }
        while true {
            try Task.checkCancellation()
            switch try read(into: buffer) {
            case .bytes(let count):
                isTaken = true
                return Data(
                    bytesNoCopy: buffer.baseAddress!,
                    count: count,
                    deallocator: .custom { pointer, _ in pointer.deallocate() }
                )
            case .end: return nil
            case .later:
                let limit = beginWaiting()
                if !pipe.isReadySoon(for: POLLIN) {
                    try await session.loop.wait(for: pipe, .readable, within: limit.seconds, else: limit.error)
                }
                endWaiting()
            }
        }
    }
}
