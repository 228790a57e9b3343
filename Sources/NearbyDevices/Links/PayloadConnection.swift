import Foundation
import SystemSupport
import TransferKit

/// The connections over which the bytes of payloads go. The sender waits for the receiver on a port of its own; both
/// check that the other is the paired device.
struct PayloadConnection: Sendable {
    let credentials: DeviceCredentials
    let loop: EventLoop
    /// The other device's certificate.
    let certificate: DeviceCertificate
    /// The other device's address; the port is not meant.
    let peer: InternetAddress
    /// The address of this machine that the other device knows.
    let local: InternetAddress?
    /// The longest that making the connection takes.
    var patience = Duration.seconds(20)

    init(_ link: DeviceLink, credentials: DeviceCredentials, loop: EventLoop) {
        (self.credentials, self.loop) = (credentials, loop)
        (certificate, peer, local) = (link.certificate, link.peer, link.local)
    }

    /// Waits for the receiver, which knows the port.
    func accept(on listener: ConnectionListener) async throws -> TLSStream {
        let deadline = ContinuousClock.now + patience
        while true {
            let socket = try await listener.next(within: deadline.secondsLeft)
            // Other machines that connect do not keep the device from it.
            guard socket.peer.host == peer.host else {
                socket.close()
                continue
            }
            let stream = try await TLSStream.opening(socket, as: .server, with: credentials, until: deadline)
            guard stream.certificate == certificate else {
                stream.close()
                throw NearbyError.notDevice("its certificate is that of another device")
            }
            return stream
        }
    }

    /// Connects to the sender.
    func connect(to port: Int) async throws -> TLSStream {
        let deadline = ContinuousClock.now + patience
        let address = peer.with(port: port)
        let socket = try await NetworkSocket.connect(
            to: address,
            from: local,
            within: deadline.secondsLeft,
            loop: loop
        )
        let stream = try await TLSStream.opening(socket, as: .client, with: credentials, until: deadline)
        guard stream.certificate == certificate else {
            stream.close()
            throw NearbyError.notDevice("its certificate is that of another device")
        }
        return stream
    }
}

extension TLSStream {
    /// Declares the end, and waits for the receiver to declare that it has all: what is written may be on its way, and a
    /// connection that is closed with unread bytes in it loses them.
    /// - Parameter isAcknowledged: Whether the receiver declares that. KDE Connect ends the connection without a word.
    func finish(isAcknowledged: Bool) async throws {
        try await end()
        do {
            while try await !read(within: 30).isEmpty {}
        } catch NearbyError.closed where !isAcknowledged {}
        close()
    }

    /// Tells the sender that all has arrived.
    func acknowledge() async throws {
        // The sender's end, which is not there where the sender closes the connection without one.
        _ = try? await read(within: 5)
        try await end(within: 5)
    }

    /// Reads all bytes up to the declared end.
    /// - Parameters:
    ///   - count: The number of bytes that there are to be; nil if it is not known.
    ///   - take: Takes the next bytes.
    /// - Throws: ``NearbyError`` where there are fewer or more, or ``TransferWireError`` where they are too slow.
    func readAll(_ count: Int?, limits: TransferLimits, _ take: (Data) async throws -> Void) async throws {
        var pace = TransferPace(limits: limits)
        var received = 0
        while count.map({ received < $0 }) ?? true {
            let bytes: Data
            do {
                bytes = try await read(within: pace.beginWaiting())
            } catch NearbyError.timedOut {
                throw pace.error
            }
            pace.endWaiting()
            pace.count(bytes.count)
            if bytes.isEmpty { break }
            received += bytes.count
            guard received <= min(count ?? .max, limits.maximumByteCount) else {
                throw TransferWireError.tooLarge(limit: min(count ?? .max, limits.maximumByteCount))
            }
            try await take(bytes)
        }
        if let count, received < count { throw NearbyError.closed("\(received) of \(count) bytes have arrived") }
    }
}

/// A sink that sends a payload's bytes.
struct TLSSink: ByteSink {
    let stream: TLSStream
    var progress: (@Sendable (Int) -> Void)?

    func write(_ bytes: Data) async throws {
        try await stream.write(bytes)
        progress?(bytes.count)
    }
}
