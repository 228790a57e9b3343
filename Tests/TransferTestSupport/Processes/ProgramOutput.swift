import Foundation
import Synchronization

/// The output of a program to one of its streams so far.
package final class ProgramOutput: Sendable {
    private struct State {
        var data = Data()
        var isAtEnd = false
    }

    private let state = Mutex(State())

    /// Everything written so far.
    package var data: Data { state.withLock { $0.data } }

    /// Everything written so far, as text; what is not UTF-8 is replaced.
    package var text: String { String(decoding: data, as: UTF8.self) }

    /// The complete lines written so far, without their ends; the last one may lack its newline once the stream ended.
    package var lines: [String] {
        let (data, isAtEnd) = state.withLock { ($0.data, $0.isAtEnd) }
        var lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        if let last = lines.last, !isAtEnd || last.isEmpty { lines.removeLast() }
        return lines.map { String(decoding: $0, as: UTF8.self) }
    }

    /// A Boolean value that indicates whether the program has closed the stream.
    package var isAtEnd: Bool { state.withLock { $0.isAtEnd } }

    /// Reads until the writers have closed the stream, on a thread of its own.
    func collect(from descriptor: Int32) {
        Thread.detachNewThread { [self] in
            defer { close(descriptor) }
            var buffer = [UInt8](repeating: 0, count: 1 << 16)
            while true {
                let count = read(descriptor, &buffer, buffer.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { break }
                state.withLock { $0.data.append(contentsOf: buffer[0..<count]) }
            }
            state.withLock { $0.isAtEnd = true }
        }
    }
}
