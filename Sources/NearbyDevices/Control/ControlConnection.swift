import Foundation
import NearbyControl
import SystemSupport
import TransferKit

/// The connection with a program of the user. Messages of several tasks follow one another.
actor ControlConnection {
    private let reading: Descriptor
    private let writing: Descriptor?
    private let loop: EventLoop
    private var lastWrite: Task<Void, any Error>?

    /// The longest wait for a program.
    private static let patience = 30.0

    init(_ descriptor: Descriptor, loop: EventLoop) {
        (reading, self.loop) = (descriptor, loop)
        descriptor.makeNonBlocking()
        // A copy, as a loop waits for each number once.
        writing = try? .opened("A connection") { descriptor.withNumber { fcntl($0, F_DUPFD_CLOEXEC, 0) } }
    }

    /// Reads the request.
    func request() async throws -> NearbyRequest {
        var reader = ByteReader([UInt8](try await read(NearbyFrame.headerSize)))
        guard let count = reader.integer(UInt32.self), Int(count) <= NearbyFrame.longest else {
            throw TransferWireError.malformed("the request is too long")
        }
        return try JSONDecoder().decode(NearbyRequest.self, from: try await read(Int(count)))
    }

    private func read(_ count: Int) async throws -> Data {
        var bytes = Data()
        while bytes.count < count {
            do {
                let part = try reading.read(upTo: min(count - bytes.count, 64 << 10))
                guard !part.isEmpty else { throw TransferWireError.broken("the program has gone") }
                bytes += part
            } catch let error as SystemError {
                guard error.code == EAGAIN else { throw error }
                try await loop.wait(for: reading, .readable, within: Self.patience, "Waiting for the program")
            }
        }
        return bytes
    }

    /// Waits until the program has gone, which sends nothing after its request.
    nonisolated func waitForEnd() async throws {
        try await loop.wait(for: reading, .readable, within: .infinity, "Waiting for the program")
    }

    /// Sends an answer, and bytes after it.
    func send(_ answer: NearbyAnswer, _ bytes: Data = Data()) async throws {
        let message = try JSONEncoder().encode(answer)
        var header = ByteWriter()
        header.append(UInt32(message.count))
        let all = Data(header.bytes) + message + bytes
        let last = lastWrite
        let write = Task.detached { [writing, loop] in
            _ = await last?.result
            guard let writing else { throw TransferWireError.broken("the program has gone") }
            try await Self.write(all, to: writing, loop)
        }
        lastWrite = write
        try await withTaskCancellationHandler {
            try await write.value
        } onCancel: {
            write.cancel()
        }
    }

    private static func write(_ bytes: Data, to descriptor: Descriptor, _ loop: EventLoop) async throws {
        var rest = bytes
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { bytes in
                descriptor.withNumber { Glibc.send($0, bytes.baseAddress, bytes.count, CInt(MSG_NOSIGNAL)) }
            }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno == EAGAIN {
                try await loop.wait(for: descriptor, .writable, within: patience, "Waiting for the program")
            } else if errno != EINTR {
                throw TransferWireError.broken("the program has gone")
            }
        }
    }
}
