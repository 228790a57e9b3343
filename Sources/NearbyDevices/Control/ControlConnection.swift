import Foundation
import GroupSharing
import NearbyControl
import SystemSupport
import TransferKit

/// The connection with a program of the user. Messages of several tasks follow one another.
actor ControlConnection {
    private let reading: LocalSocket
    private let writing: LocalSocket?
    private var lastWrite: Task<Void, any Error>?

    /// The limits of the wait for a program.
    private static let limits = TransferLimits(stallTimeout: 30)

    init(_ descriptor: Descriptor, loop: EventLoop) {
        reading = LocalSocket(descriptor, loop: loop, limits: Self.limits)
        // A copy, as a loop waits for each number once.
        let copy = try? Descriptor.opened("A connection") { descriptor.withNumber { fcntl($0, F_DUPFD_CLOEXEC, 0) } }
        writing = copy.map { LocalSocket($0, loop: loop, limits: Self.limits) }
    }

    /// Reads the request.
    func request() async throws -> NearbyRequest {
        var socket = reading
        let (kind, bytes) = try await socket.readFrame()
        guard kind == .request, let request = try? JSONDecoder().decode(NearbyRequest.self, from: Data(bytes)) else {
            throw NearbyError.invalidRequest("it does not know the request. After an update, begin it again")
        }
        return request
    }

    /// Waits until the program has gone, which sends nothing after its request.
    nonisolated func waitForEnd() async throws { try await reading.waitForBytes() }

    /// Sends an answer, and bytes after it.
    func send(_ answer: NearbyAnswer, _ bytes: Data = Data()) async throws {
        let message = try JSONEncoder().encode(answer)
        let all = SocketFrame.header(.answer, count: message.count) + message + bytes
        let last = lastWrite
        let write = Task.detached { [writing] in
            _ = await last?.result
            guard let writing else { throw TransferWireError.broken("the program has gone") }
            try await writing.write(all)
        }
        lastWrite = write
        try await withTaskCancellationHandler {
            try await write.value
        } onCancel: {
            write.cancel()
        }
    }
}
