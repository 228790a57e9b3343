import Foundation
import Synchronization

/// An encrypted connection to a device, over which packets travel in both directions.
package final class DeviceLink: Sendable {
    package let identity: DeviceIdentity
    private let stream: TLSStream
    private let outgoing: AsyncStream<Data>.Continuation
    private let queue = Queue()
    private let input = Mutex(LineBuffer())
    private let sending: Task<Void, Never>

    /// An object that counts the bytes that wait to be sent.
    private final class Queue: Sendable {
        let byteCount = Mutex(0)
    }

    /// The most bytes that wait to be sent. A device that takes nothing is given up.
    private static let longestQueue = 2 * Packet.longest

    package var certificate: DeviceCertificate { stream.certificate }
    /// The address of the device.
    package var peer: InternetAddress { stream.peer }
    /// The address of this machine that the device knows; nil if it has gone.
    var local: InternetAddress? { stream.local }
    /// The version of the protocol that both devices use.
    package var version: Int { min(identity.protocolVersion, DeviceIdentity.ownVersion) }

    /// - Parameter rest: What was read after the last packet.
    init(_ identity: DeviceIdentity, _ stream: TLSStream, rest: LineBuffer = LineBuffer()) {
        (self.identity, self.stream) = (identity, stream)
        input.withLock { $0 = rest }
        let lines: AsyncStream<Data>
        (lines, outgoing) = AsyncStream.makeStream()
        sending = Task.detached { [queue] in
            do {
                for await line in lines {
                    try await stream.write(line)
                    queue.byteCount.withLock { $0 -= line.count }
                }
                try await stream.end(within: 1)
            } catch {
                stream.close()
            }
        }
    }

    deinit { outgoing.finish() }

    /// Sends a packet after the ones sent before.
    /// - Returns: Whether the connection takes packets; the device may not get it all the same.
    @discardableResult
    package func send(_ packet: Packet) -> Bool { sendLine(packet.encoded()) }

    @discardableResult
    func sendLine(_ line: Data) -> Bool {
        let hasRoom = queue.byteCount.withLock { queued in
            guard queued + line.count <= Self.longestQueue else { return false }
            queued += line.count
            return true
        }
        guard hasRoom else {
            close()
            return false
        }
        if case .enqueued = outgoing.yield(line) { return true }
        return false
    }

    /// Receives the next packet. What is no packet is left out.
    /// - Parameter limit: Returns the most bytes of a packet, which a device that is not paired has few of.
    /// - Returns: nil at the end.
    /// - Throws: ``NearbyError``.
    func receive(upTo limit: () async throws -> Int) async throws -> Packet? {
        while true {
            while let line = input.withLock({ $0.next() }) {
                if let packet = Packet(line) { return packet }
            }
            let limit = try await limit()
            guard input.withLock({ $0.count }) <= limit else {
                throw NearbyError.notDevice("it sends a line that is too long")
            }
            let bytes = try await stream.read()
            if bytes.isEmpty { return nil }
            input.withLock { $0.append(bytes) }
        }
    }

    /// Closes the connection immediately.
    package func close() {
        outgoing.finish()
        stream.close()
    }

    /// Closes the connection after everything has been sent. The device can still send something until it closes the connection, too.
    package func finish() { outgoing.finish() }

    /// Waits until all is sent, or cannot be.
    func waitForSending() async { await sending.value }
}

/// The bytes of lines of which the last one is incomplete.
struct LineBuffer {
    private var bytes = Data()
    /// The number of bytes at the start without a line break.
    private var searched = 0

    /// The number of bytes.
    var count: Int { bytes.count }

    mutating func append(_ part: Data) { bytes.append(part) }

    /// Takes the next line, without its line break.
    mutating func next() -> Data? {
        guard let end = bytes[(bytes.startIndex + searched)...].firstIndex(of: UInt8(ascii: "\n")) else {
            searched = bytes.count
            return nil
        }
        defer {
            bytes = bytes[(end + 1)...]
            searched = 0
            if bytes.isEmpty { bytes = Data() }
        }
        return bytes[..<end]
    }
}
