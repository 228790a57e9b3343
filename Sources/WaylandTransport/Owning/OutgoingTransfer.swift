import Foundation
import Synchronization
import SystemSupport
import TransferKit

/// An object that writes a payload to the pipe of the program that asked for it, as fast as that program reads.
final class OutgoingTransfer: AnnouncedSink {
    /// The state that is available until the request ends.
    private struct Connection {
        let pipe: Descriptor
        let session: WaylandSession
    }

    private let connection: Mutex<Connection?>
    private let number: Int
    private let isWide = Atomic(false)

    /// - Parameters:
    ///   - pipe: The end to write, which the other program has sent. It no longer waits.
    ///   - number: The request's, in the session's queue.
    init(_ pipe: Descriptor, of number: Int, on session: WaylandSession) {
        connection = Mutex(Connection(pipe: pipe, session: session))
        self.number = number
        pipe.makeNonBlocking()
    }

    /// The session of the request; nil after the request ends.
    var session: WaylandSession? { connection.withLock { $0?.session } }

    /// Stops accepting bytes. The pipe is closed as soon as nothing is being written.
    func close() {
        // The pipe and the session may end with this, which is nothing to do under a lock.
        _ = connection.withLock { connection in
            defer { connection = nil }
            return connection
        }
    }

    func announce(_ byteCount: Int, isInMemory: Bool) {
        if isInMemory { session?.submit { [number] in $0.requests.hold(byteCount, for: number) } }
    }

    func write(_ bytes: Data) async throws {
        var rest = bytes
        while !rest.isEmpty {
            guard let connection = connection.withLock({ $0 }) else { throw CancellationError() }
            do {
                rest = try rest.dropFirst(rest.withUnsafeBytes { try connection.pipe.writeSome($0) })
            } catch let error as SystemError {
                switch error.code {
                case EAGAIN:
                    try Task.checkCancellation()
                    if !connection.pipe.isReadySoon(for: POLLOUT) {
                        try await connection.session.call { [number] in $0.requests.waitForRoom(number, $1) }
                    }
                    // A user's pipes have little room together, which is for receivers that read.
                    if !isWide.exchange(true, ordering: .relaxed) { connection.pipe.widenPipe(to: Pipe.room) }
                case EPIPE: throw TransferWireError.broken("the other program stopped reading")
                default: throw TransferWireError.broken(error.reason)
                }
            }
        }
    }
}
