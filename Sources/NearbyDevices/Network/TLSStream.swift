import CGnuTLS
import Foundation
import SystemSupport

/// A TLS connection on which both ends have proved that they have the key of their certificate.
///
/// One task at a time reads, and one writes.
package final class TLSStream: Sendable {
    /// The side of TLS. In the protocol of KDE Connect, the device that connects by TCP is the server of TLS.
    enum Role {
        case client, server
    }

    private let session: TLSSession
    private let socket: NetworkSocket
    /// The certificate of the other end, which is not compared with any other.
    package let certificate: DeviceCertificate

    package var peer: InternetAddress { socket.peer }
    var local: InternetAddress? { socket.local }

    private init(_ session: TLSSession, _ socket: NetworkSocket, _ certificate: DeviceCertificate) {
        (self.session, self.socket, self.certificate) = (session, socket, certificate)
    }

    /// Begins TLS on a connection.
    /// - Throws: ``NearbyError`` or ``CryptographyError``.
    static func opening(
        _ socket: NetworkSocket,
        as role: Role,
        with credentials: DeviceCredentials,
        until deadline: ContinuousClock.Instant
    ) async throws -> TLSStream {
        let session = try TLSSession(socket, role, credentials)
        do {
            while let direction = try session.handshake() {
                switch direction {
                case .reading: try await socket.waitForBytes(within: deadline.secondsLeft, handshake)
                case .writing: try await socket.waitForRoom(within: deadline.secondsLeft, handshake)
                }
            }
            return TLSStream(session, socket, try session.peerCertificate())
        } catch {
            socket.close()
            throw error
        }
    }

    private static let handshake = "Agreeing on encryption with the device"

    /// Reads the next bytes.
    /// - Parameter seconds: The longest wait for the first of them.
    /// - Returns: The bytes; empty at the end that the other end has declared.
    /// - Throws: ``NearbyError/closed(_:)`` where the connection was cut.
    func read(within seconds: Double = .infinity) async throws -> Data {
        var buffer = Data(count: TLSSession.recordSize)
        while true {
            try Task.checkCancellation()
            if let count = try session.receive(&buffer) { return buffer.prefix(count) }
            try await socket.waitForBytes(within: seconds, "Waiting for the device")
        }
    }

    /// Writes all bytes.
    /// - Parameter seconds: The longest wait for the other end to take some.
    func write(_ bytes: Data, within seconds: Double = 30) async throws {
        var rest = bytes
        while !rest.isEmpty {
            if let count = try session.send(rest) {
                rest = rest.dropFirst(count)
            } else {
                try await socket.waitForRoom(within: seconds, "Sending to the device")
            }
        }
    }

    /// Declares the end of what is written, so the other end can tell it from a cut connection.
    func end(within seconds: Double = 30) async throws {
        while try !session.end() { try await socket.waitForRoom(within: seconds, "Sending to the device") }
        // Receivers may wait for the end of the connection.
        socket.closeForWriting()
    }

    /// Shuts down the connection in both directions, which ends pending reads and writes.
    func close() { socket.close() }
}

/// A session of GnuTLS on a socket that does not wait.
///
/// Each call takes the lock, as the library wants one thread at a time but for reading beside writing, which handshakes
/// in between would break.
private final class TLSSession: @unchecked Sendable {
    enum Direction {
        case reading, writing
    }

    /// The most bytes of one record.
    static let recordSize = 16 << 10
    /// TLS 1.2 is what phones of some years ago speak.
    private static let priorities = "NORMAL:-VERS-ALL:+VERS-TLS1.3:+VERS-TLS1.2"

    private let session: gnutls_session_t
    private let lock = NSLock()
    /// Kept for as long as the session uses them.
    private let socket: NetworkSocket
    private let credentials: DeviceCredentials

    init(_ socket: NetworkSocket, _ role: TLSStream.Role, _ credentials: DeviceCredentials) throws {
        (self.socket, self.credentials) = (socket, credentials)
        let side: gnutls_init_flags_t = role == .server ? GNUTLS_SERVER : GNUTLS_CLIENT
        // The certificate is sent whatever authorities the server names: there are none.
        let options: [gnutls_init_flags_t] = [
            side, GNUTLS_NONBLOCK, GNUTLS_NO_SIGNAL, GNUTLS_FORCE_CLIENT_CERT, GNUTLS_NO_TICKETS,
        ]
        let flags = options.reduce(0) { $0 | $1.rawValue }
        var session: gnutls_session_t?
        try CryptographyError.check(gnutls_init(&session, CUnsignedInt(flags)), "TLS cannot be used")
        guard let session else { throw CryptographyError(operation: "TLS", code: GNUTLS_E_MEMORY_ERROR) }
        self.session = session
        for code in [gnutls_priority_set_direct(session, Self.priorities, nil), credentials.use(in: session)] {
            guard code >= 0 else {
                gnutls_deinit(session)
                throw CryptographyError(operation: "TLS cannot be used", code: code)
            }
        }
        if role == .server { gnutls_certificate_server_set_request(session, GNUTLS_CERT_REQUIRE) }
        socket.withNumber { gnutls_transport_set_int2(session, $0, $0) }
    }

    deinit { gnutls_deinit(session) }

    /// Continues the handshake.
    /// - Returns: What it waits for; nil when it is complete.
    func handshake() throws -> Direction? {
        try lock.withLock {
            while true {
                let code = gnutls_handshake(session)
                if code == GNUTLS_E_SUCCESS { return nil }
                if code == GNUTLS_E_AGAIN { return gnutls_record_get_direction(session) == 0 ? .reading : .writing }
                if gnutls_error_is_fatal(code) == 0 { continue }
                throw CryptographyError(operation: "The device cannot agree on encryption", code: code)
            }
        }
    }

    func peerCertificate() throws -> DeviceCertificate {
        let encoded: Data? = lock.withLock {
            var count: CUnsignedInt = 0
            guard let list = gnutls_certificate_get_peers(session, &count), count > 0 else { return nil }
            return Data(bytes: list[0].data, count: Int(list[0].size))
        }
        guard let encoded else { throw NearbyError.notDevice("it has no certificate") }
        return try DeviceCertificate(encoded)
    }

    /// Returns the number of received bytes, 0 at the end; nil if there are none yet.
    func receive(_ buffer: inout Data) throws -> Int? {
        try lock.withLock {
            while true {
                let count = buffer.withUnsafeMutableBytes { gnutls_record_recv(session, $0.baseAddress, $0.count) }
                if count >= 0 { return count }
                let code = CInt(count)
                if code == GNUTLS_E_AGAIN { return nil }
                if code == GNUTLS_E_PREMATURE_TERMINATION { throw NearbyError.closed("it was cut") }
                if gnutls_error_is_fatal(code) == 0, code != GNUTLS_E_REHANDSHAKE { continue }
                throw NearbyError.closed(String(cString: gnutls_strerror(code)))
            }
        }
    }

    /// Returns the number of sent bytes; nil if there is no room. The next call gives the same bytes again.
    func send(_ bytes: Data) throws -> Int? {
        try lock.withLock {
            while true {
                let count = bytes.prefix(Self.recordSize).withUnsafeBytes {
                    gnutls_record_send(session, $0.baseAddress, $0.count)
                }
                if count >= 0 { return count }
                let code = CInt(count)
                if code == GNUTLS_E_AGAIN { return nil }
                if gnutls_error_is_fatal(code) == 0 { continue }
                throw NearbyError.closed(String(cString: gnutls_strerror(code)))
            }
        }
    }

    /// Returns whether the end was declared; there may be no room.
    func end() throws -> Bool {
        try lock.withLock {
            while true {
                let code = gnutls_bye(session, GNUTLS_SHUT_WR)
                if code == GNUTLS_E_SUCCESS { return true }
                if code == GNUTLS_E_AGAIN { return false }
                if gnutls_error_is_fatal(code) == 0 { continue }
                throw NearbyError.closed(String(cString: gnutls_strerror(code)))
            }
        }
    }
}
