import Foundation
import Synchronization
import SystemSupport

/// A TCP connection whose reads and writes suspend tasks.
///
/// One task at a time reads, and one writes. A wait ends when its task is cancelled, and when the connection is closed.
package final class NetworkSocket: Sendable {
    private let reading: Descriptor
    /// A copy of the same descriptor: a loop waits for each number once.
    private let writing: Descriptor
    private let loop: EventLoop
    /// The address of the other end.
    package let peer: InternetAddress

    /// The descriptors that connections leave to the process: other machines can make as many as they want.
    static let leftDescriptors = 10

    init(_ descriptor: Descriptor, loop: EventLoop) throws {
        try OpenFileLimit.checkRoom(for: Self.leftDescriptors, "A connection")
        reading = descriptor
        writing = try .opened("A connection") { descriptor.withNumber { fcntl($0, F_DUPFD_CLOEXEC, 0) } }
        self.loop = loop
        let peer = InternetAddress.taken { address, size in
            descriptor.withNumber { getpeername($0, address, &size) == 0 }
        }
        guard let peer else { throw SystemError("The other end of a connection is not known") }
        self.peer = peer
        descriptor.makeNonBlocking()
        Self.configure(descriptor)
    }

    /// Notices a peer that has vanished: after 10 seconds of silence the kernel asks for it, and gives it up after
    /// another 20; what is sent has to be acknowledged within 30.
    private static func configure(_ descriptor: Descriptor) {
        let options: [(CInt, CInt, CInt)] = [
            (SOL_SOCKET, SO_KEEPALIVE, 1), (CInt(IPPROTO_TCP), TCP_KEEPIDLE, 10), (CInt(IPPROTO_TCP), TCP_KEEPINTVL, 5),
            (CInt(IPPROTO_TCP), TCP_KEEPCNT, 4), (CInt(IPPROTO_TCP), TCP_USER_TIMEOUT, 30_000),
            (CInt(IPPROTO_TCP), TCP_NODELAY, 1),
        ]
        for (level, name, value) in options { descriptor.set(name, of: level, to: value) }
    }

    /// Connects to an address.
    /// - Parameter source: An address of this machine that the other end knows; nil for any. A machine may have several of
    ///   version 6, of which it uses others from time to time (RFC 8981). The port is not meant.
    /// - Throws: ``NearbyError`` or `SystemError`.
    static func connect(
        to address: InternetAddress,
        from source: InternetAddress? = nil,
        within seconds: Double,
        loop: EventLoop
    ) async throws -> NetworkSocket {
        let descriptor = try Descriptor.internetSocket(SOCK_STREAM)
        // Where the address has gone, another may do.
        if let source { _ = descriptor.bind(to: source.with(port: 0)) }
        let isConnected = address.withSocketAddress { address, size in
            descriptor.withNumber { Glibc.connect($0, address, size) == 0 }
        }
        if !isConnected {
            guard errno == EINPROGRESS else { throw SystemError("\(address) cannot be reached") }
            let tooLate = NearbyError.timedOut("Connecting to \(address)")
            try await loop.wait(for: descriptor, .writable, within: seconds, else: tooLate)
            var failure: CInt = 0
            var size = socklen_t(MemoryLayout<CInt>.size)
            _ = descriptor.withNumber { getsockopt($0, SOL_SOCKET, SO_ERROR, &failure, &size) }
            guard failure == 0 else { throw SystemError("\(address) cannot be reached", failure) }
        }
        return try NetworkSocket(descriptor, loop: loop)
    }

    /// The address of this end; nil if it has gone.
    var local: InternetAddress? {
        InternetAddress.taken { address, size in reading.withNumber { getsockname($0, address, &size) == 0 } }
    }

    /// Shuts down the connection in both directions, which ends pending reads and writes.
    package func close() { reading.withNumber { _ = shutdown($0, CInt(SHUT_RDWR)) } }

    /// Ends the direction to the other end, after what was written.
    func closeForWriting() { writing.withNumber { _ = shutdown($0, CInt(SHUT_WR)) } }

    func withNumber<Result>(_ body: (CInt) throws -> Result) rethrows -> Result { try reading.withNumber(body) }

    func waitForBytes(within seconds: Double, _ step: String) async throws {
        try await loop.wait(for: reading, .readable, within: seconds, else: NearbyError.timedOut(step))
    }

    func waitForRoom(within seconds: Double, _ step: String) async throws {
        try await loop.wait(for: writing, .writable, within: seconds, else: NearbyError.timedOut(step))
    }

    // MARK: Without TLS

    /// Reads a line byte by byte at most up to its end, as other bytes after it belong to TLS.
    func readLine(upTo limit: Int, until deadline: ContinuousClock.Instant) async throws -> Data {
        var line: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 2048)
        while line.count < limit {
            let count = buffer.withUnsafeMutableBytes { buffer in
                reading.withNumber { recv($0, buffer.baseAddress, buffer.count, CInt(MSG_PEEK)) }
            }
            if count == 0 { throw NearbyError.closed("the device went away") }
            if count < 0 {
                guard errno == EAGAIN || errno == EINTR else { throw NearbyError.closed(SystemError("", errno).reason) }
                try await waitForBytes(within: deadline.secondsLeft, "Waiting for the device’s identity")
                continue
            }
            let end = buffer[..<count].firstIndex(of: UInt8(ascii: "\n"))
            let taken = end.map { $0 + 1 } ?? count
            _ = buffer.withUnsafeMutableBytes { buffer in
                reading.withNumber { recv($0, buffer.baseAddress, taken, 0) }
            }
            line += buffer[..<taken]
            if end != nil { return Data(line) }
        }
        throw NearbyError.notDevice("its first line is too long")
    }

    func write(_ bytes: Data, until deadline: ContinuousClock.Instant) async throws {
        var rest = bytes
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { bytes in
                writing.withNumber { send($0, bytes.baseAddress, bytes.count, CInt(MSG_NOSIGNAL)) }
            }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno == EAGAIN || errno == EINTR {
                try await waitForRoom(within: deadline.secondsLeft, "Introducing this device")
            } else {
                throw NearbyError.closed(SystemError("", errno).reason)
            }
        }
    }
}

extension ContinuousClock.Instant {
    /// The seconds until this time; 0 where it has passed.
    var secondsLeft: Double { max(0, ContinuousClock.now.duration(to: self) / .seconds(1)) }
}
