import Foundation
import SystemSupport

/// An object that sends and receives the datagrams by which devices find each other.
final class DatagramSocket: Sendable {
    /// The port, which the system chooses for a port of 0.
    let port: Int
    private let descriptor: Descriptor
    private let loop: EventLoop

    /// - Throws: `SystemError` where the port cannot be used.
    init(port: Int, loop: EventLoop) throws {
        self.loop = loop
        descriptor = try .internetSocket(SOCK_DGRAM)
        // Other programs of the machine may listen to the same broadcasts, such as KDE Connect itself.
        descriptor.set(SO_REUSEADDR, of: SOL_SOCKET, to: 1)
        descriptor.set(SO_BROADCAST, of: SOL_SOCKET, to: 1)
        guard descriptor.bind(to: .any(port: port)) else { throw SystemError("Port \(port) cannot be used") }
        let descriptor = descriptor
        let bound = InternetAddress.taken { address, size in
            descriptor.withNumber { getsockname($0, address, &size) == 0 }
        }
        self.port = bound?.port ?? port
    }

    /// Sends a datagram, which may be lost as any.
    func send(_ bytes: Data, to address: InternetAddress) {
        address.withSocketAddress { address, size in
            bytes.withUnsafeBytes { bytes in
                descriptor.withNumber { _ = sendto($0, bytes.baseAddress, bytes.count, 0, address, size) }
            }
        }
    }

    /// Returns the next datagram that is not too long, and its sender.
    func next(upTo limit: Int) async throws -> (bytes: Data, sender: InternetAddress) {
        var buffer = Data(count: limit + 1)
        while true {
            var count = 0
            let sender = InternetAddress.taken { address, size in
                count = buffer.withUnsafeMutableBytes { buffer in
                    descriptor.withNumber { recvfrom($0, buffer.baseAddress, buffer.count, 0, address, &size) }
                }
                return count >= 0
            }
            if let sender {
                guard count <= limit else { continue }
                return (buffer.prefix(count), sender)
            }
            // An answer that a host refused is an error of the next call.
            guard errno == EAGAIN else {
                if errno == EINTR || errno == ECONNREFUSED { continue }
                throw SystemError("Datagrams cannot be received")
            }
            try await loop.wait(for: descriptor, .readable)
        }
    }
}
