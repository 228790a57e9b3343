import Foundation
import GroupSharing
import SystemSupport
import TransferKit

/// A client of the service that exchanges data with other devices. It works on the calling thread.
///
/// ```swift
/// try NearbyClient.ask(.list) { answer, _ in print(answer) }
/// ```
package enum NearbyClient {
    /// An error reported by the service.
    package struct Failure: LocalizedError, CustomStringConvertible {
        package let description: String
        package var errorDescription: String? { description }
    }

    /// Sends a request and receives all answers but the last.
    /// - Parameters:
    ///   - request: The request.
    ///   - seconds: The longest wait for each answer; nil for as long as the service takes.
    ///   - take: Takes an answer, and a function that reads the bytes that follow ``NearbyAnswer/bytes(_:)``.
    /// - Throws: ``Failure``, `SystemError`, or what `take` throws.
    package static func ask(
        _ request: NearbyRequest,
        in runtime: RuntimeDirectory = .current,
        within seconds: Int? = nil,
        _ take: (NearbyAnswer, (UnsafeMutableRawBufferPointer) throws -> Void) throws -> Void
    ) throws {
        guard let socket = try NearbySocket.connected(in: runtime) else {
            throw Failure(
                description:
                    "The exchange with other devices is off. Begin it with “transferable nearby”, or at each login "
                    + "with “transferable nearby --enable”."
            )
        }
        if let seconds {
            var time = timeval(tv_sec: seconds, tv_usec: 0)
            socket.withNumber { number in
                for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
                    _ = setsockopt(number, SOL_SOCKET, option, &time, socklen_t(MemoryLayout<timeval>.size))
                }
            }
        }
        let signal = BrokenPipeSignal()
        defer { signal.allow() }
        let message = try JSONEncoder().encode(request)
        try (SocketFrame.header(.request, count: message.count) + message).withUnsafeBytes { try socket.write($0) }
        while true {
            switch try answer(from: socket) {
            case .done: return
            case .failed(let reason): throw Failure(description: reason)
            case let answer: try take(answer) { try read($0, from: socket) }
            }
        }
    }

    private static func answer(from socket: Descriptor) throws -> NearbyAnswer {
        var header = [UInt8](repeating: 0, count: SocketFrame.headerSize)
        try header.withUnsafeMutableBytes { try read($0, from: socket) }
        guard case (.answer, let count)? = SocketFrame.parse(header) else {
            throw invalid
        }
        // Memory for what has arrived only: a length costs nothing to claim.
        var message = Data()
        while message.count < count {
            let part = try socket.read(upTo: min(count - message.count, SocketFrame.longestData))
            guard !part.isEmpty else { throw ended }
            message += part
        }
        guard let answer = try? JSONDecoder().decode(NearbyAnswer.self, from: message) else { throw invalid }
        return answer
    }

    private static var invalid: Failure {
        Failure(description: "The exchange with other devices gives no valid answer: begin it again.")
    }

    private static var ended: Failure { Failure(description: "The exchange with other devices has ended.") }

    private static func read(_ buffer: UnsafeMutableRawBufferPointer, from socket: Descriptor) throws {
        var filled = 0
        while filled < buffer.count {
            let count = try socket.read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[filled...]))
            guard count > 0 else { throw ended }
            filled += count
        }
    }
}
