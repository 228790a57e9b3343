import Foundation
import Synchronization
import SystemSupport
import TransferKit

/// A connection with another process of the user, with a limit for each wait.
///
/// It is used by one task at a time.
package struct LocalSocket: Sendable {
    let file: Descriptor
    private let loop: EventLoop
    private let timeout: Double
    /// The limits of the time for reading.
    private var pace: TransferPace
    /// The deadline of the connection, regardless of the activity of the other end.
    private var deadline: ContinuousClock.Instant?

    /// Takes over a connected socket.
    /// - Parameter limits: The limits of the wait for the other end; ``TransferLimits/stallTimeout`` applies to
    ///   writing, too.
    package init(_ file: Descriptor, loop: EventLoop, limits: TransferLimits) {
        self.file = file
        self.loop = loop
        timeout = limits.stallTimeout
        pace = TransferPace(limits: limits)
        file.makeNonBlocking()
    }

    /// Takes the same connection with other limits of the time for reading.
    init(_ socket: LocalSocket, limits: TransferLimits) {
        (file, loop, timeout, deadline) = (socket.file, socket.loop, socket.timeout, nil)
        pace = TransferPace(limits: limits)
    }

    /// Returns the same connection for a part of the talk that has to be over in time.
    func within(_ time: Duration) -> LocalSocket {
        var socket = self
        socket.deadline = .now + time
        return socket
    }

    /// The most bytes for which there is memory before any has arrived.
    private static let initialSize = 64 << 10

    /// Reads exactly as many bytes. The memory for them grows as they arrive, since whoever connects says any number.
    /// - Throws: ``TransferWireError``.
    mutating func read(_ count: Int) async throws -> [UInt8] {
        var bytes: [UInt8] = []
        var filled = 0
        while filled < count {
            if filled == bytes.count {
                let more = min(count - filled, max(filled, Self.initialSize))
                bytes.append(contentsOf: repeatElement(0, count: more))
            }
            let received: Int
            do {
                received = try bytes.withUnsafeMutableBytes {
                    try file.read(into: UnsafeMutableRawBufferPointer(rebasing: $0[filled...]))
                }
            } catch let error as SystemError {
                guard error.code == EAGAIN else { throw TransferWireError.broken(error.reason) }
                let seconds = pace.beginWaiting()
                try await wait(for: .readable, within: seconds, else: pace.error)
                pace.endWaiting()
                continue
            }
            if received == 0 { throw TransferWireError.broken("the other program ended the connection") }
            filled += received
            pace.count(received)
        }
        return bytes
    }

    /// Writes all bytes.
    /// - Throws: ``TransferWireError``.
    package func write(_ bytes: Data) async throws {
        var rest = bytes
        while !rest.isEmpty {
            do {
                rest = try rest.dropFirst(rest.withUnsafeBytes { try file.writeSome($0) })
            } catch let error as SystemError {
                guard error.code == EAGAIN else { throw TransferWireError.broken(error.reason) }
                try await wait(for: .writable, within: timeout, else: .timedOut(seconds: timeout))
            }
        }
    }

    /// Waits without a limit until the other end has sent bytes, or has ended the connection.
    package func waitForBytes() async throws { try await loop.wait(for: file, .readable) }

    private func wait(
        for readiness: EventLoop.Readiness,
        within seconds: Double,
        else error: TransferWireError
    ) async throws {
        let left = deadline.map { ContinuousClock.now.duration(to: $0) / .seconds(1) } ?? seconds
        try await loop.wait(for: file, readiness, within: min(seconds, left), else: error)
    }
}

extension OpenDirectory {
    /// Returns a new socket.
    static func socket(for path: String) throws -> Descriptor {
        try PasteboardError.reporting {
            try .opened(path) {
                Glibc.socket(
                    AF_UNIX,
                    CInt(SOCK_STREAM.rawValue) | CInt(SOCK_CLOEXEC.rawValue) | CInt(SOCK_NONBLOCK.rawValue),
                    0
                )
            }
        }
    }
}
