import CLinux
import Foundation
import Synchronization
import TransferKit

/// Writes a payload to the pipe of the program that asked for it, as fast as that program reads.
final class PipeSink: AnnouncedSink {
    /// What is there until the request has ended.
    private struct Means {
        let pipe: Descriptor
        let session: DisplaySession
    }

    private let means: Mutex<Means?>
    private let number: Int
    private let isWide = Atomic(false)

    /// - Parameters:
    ///   - pipe: The end to write, which the other program has sent. It no longer waits.
    ///   - number: The request's, in the session's queue.
    init(_ pipe: Descriptor, of number: Int, on session: DisplaySession) {
        means = Mutex(Means(pipe: pipe, session: session))
        self.number = number
        pipe.makeNonBlocking()
    }

    /// What the request is one of; nil when it has ended.
    var session: DisplaySession? { means.withLock { $0?.session } }

    /// Takes nothing any more. The pipe is closed as soon as nothing is being written.
    func close() {
        // The pipe and the session may end with this, which is nothing to do under a lock.
        _ = means.withLock { means in
            defer { means = nil }
            return means
        }
    }

    func announce(_ byteCount: Int, isInMemory: Bool) {
        if isInMemory { session?.submit { [number] in $0.requests.hold(byteCount, for: number) } }
    }

    func write(_ bytes: Data) async throws {
        var rest = bytes
        while !rest.isEmpty {
            guard let means = means.withLock({ $0 }) else { throw CancellationError() }
            let (written, code) = rest.withUnsafeBytes { write($0, to: means.pipe) }
            if written >= 0 {
                rest = rest.dropFirst(written)
                continue
            }
            switch code {
            case EINTR: continue
            case EAGAIN:
                try Task.checkCancellation()
                if !means.pipe.isReadySoon(for: POLLOUT) {
                    try await means.session.call { [number] in $0.requests.waitForRoom(number, $1) }
                }
                // A user's pipes have little room together, which is for receivers that read.
                if !isWide.exchange(true, ordering: .relaxed) { widen_pipe(means.pipe.number, CInt(Pipe.room)) }
            case EPIPE: throw TransferWireError.broken("the other program stopped reading")
            default: throw TransferWireError.broken(String(cString: strerror(code)))
            }
        }
    }

    /// Writes what there is room for. Where nobody reads, the error alone says so: the signal that comes with it (pipe(7))
    /// would end the process, and how a program treats signals is not a library's to change.
    private func write(_ bytes: UnsafeRawBufferPointer, to pipe: Descriptor) -> (count: Int, code: CInt) {
        let signal = BrokenPipeSignal()
        defer { signal.allow() }
        let written = Glibc.write(pipe.number, bytes.baseAddress, bytes.count)
        return (written, errno)
    }
}
