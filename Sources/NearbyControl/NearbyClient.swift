import Foundation
import SystemSupport
import TransferKit

/// Asks the service that exchanges things with other devices, on the calling thread.
///
/// ```swift
/// try NearbyClient.ask(.list) { answer, _ in print(answer) }
/// ```
package enum NearbyClient {
    /// An error of the service's.
    package struct Failure: LocalizedError, CustomStringConvertible {
        package let description: String
        package var errorDescription: String? { description }
    }

    /// Asks, and takes all answers but the last.
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
        var header = ByteWriter()
        header.append(UInt32(message.count))
        try (Data(header.bytes) + message).withUnsafeBytes { try socket.write($0) }
        while true {
            switch try answer(from: socket) {
            case .done: return
            case .failed(let reason): throw Failure(description: reason)
            case let answer: try take(answer) { try read($0, from: socket) }
            }
        }
    }

    private static func answer(from socket: Descriptor) throws -> NearbyAnswer {
        var header = [UInt8](repeating: 0, count: NearbyFrame.headerSize)
        try header.withUnsafeMutableBytes { try read($0, from: socket) }
        var reader = ByteReader(header)
        guard let count = reader.integer(UInt32.self), Int(count) <= NearbyFrame.longest else {
            throw Failure(description: "The exchange with other devices gives no valid answer: begin it again.")
        }
        var message = Data(count: Int(count))
        try message.withUnsafeMutableBytes { try read($0, from: socket) }
        return try JSONDecoder().decode(NearbyAnswer.self, from: message)
    }

    private static func read(_ buffer: UnsafeMutableRawBufferPointer, from socket: Descriptor) throws {
        var filled = 0
        while filled < buffer.count {
            let count = try socket.read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[filled...]))
            guard count > 0 else { throw Failure(description: "The exchange with other devices has ended.") }
            filled += count
        }
    }
}
