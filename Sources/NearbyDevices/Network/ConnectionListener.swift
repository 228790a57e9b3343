import Foundation
import Synchronization
import SystemSupport

/// A listener for connections by TCP.
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

    /// The errors of a system that has no room for more.
    private static let shortages: Set<CInt> = [EMFILE, ENFILE, ENOBUFS, ENOMEM]

    /// Returns the next connection.
    func next(within seconds: Double = .infinity) async throws -> NetworkSocket {
        while true {
            do {
                let connection = try descriptor.acceptConnection()
                do {
                    return try NetworkSocket(connection, loop: loop)
                } catch let error as SystemError where !Self.shortages.contains(error.code) {
                    // It has ended before it was taken, which is nothing to the others.
                    continue
                }
            } catch let error as SystemError {
                switch error.code {
                case EAGAIN:
                    try await loop.wait(
                        for: descriptor,
                        .readable,
                        within: seconds,
                        else: NearbyError.timedOut("Waiting for the device to connect")
                    )
                case EINTR, ECONNABORTED: continue
                // The process has too many open files: asked again at once, it would still have them.
                case _ where Self.shortages.contains(error.code): try await Task.sleep(for: .seconds(1))
                default: throw error
                }
            }
        }
    }
}
