import Foundation
import Synchronization
import SystemSupport

/// Waits for connections by TCP.
final class ConnectionListener: Sendable {
    let port: Int
    private let descriptor: Descriptor
    private let loop: EventLoop

    /// Listens on the first free port of a range.
    /// - Throws: `SystemError` where none is free.
    init(on ports: ClosedRange<Int>, loop: EventLoop) throws {
        self.loop = loop
        for port in ports {
            let descriptor = try Descriptor.internetSocket(SOCK_STREAM)
            // A service that was just ended leaves its port in use for a minute.
            descriptor.set(SO_REUSEADDR, of: SOL_SOCKET, to: 1)
            guard descriptor.bind(to: .any(port: port)), descriptor.withNumber({ listen($0, 16) }) == 0 else {
                continue
            }
            (self.descriptor, self.port) = (descriptor, port)
            return
        }
        throw SystemError("No port of \(ports.lowerBound) to \(ports.upperBound) is free", EADDRINUSE)
    }

    /// Returns the next connection.
    func next(within seconds: Double = .infinity) async throws -> NetworkSocket {
        while true {
            do {
                return try NetworkSocket(try descriptor.acceptConnection(), loop: loop)
            } catch let error as SystemError {
                switch error.code {
                case EAGAIN:
                    try await loop.wait(
                        for: descriptor,
                        .readable,
                        within: seconds,
                        "Waiting for the device to connect"
                    )
                case EINTR, ECONNABORTED, ENOTCONN: continue
                // The process has too many open files: asked again at once, it would still have them.
                case EMFILE, ENFILE, ENOBUFS, ENOMEM: try await Task.sleep(for: .seconds(1))
                default: throw error
                }
            }
        }
    }
}
