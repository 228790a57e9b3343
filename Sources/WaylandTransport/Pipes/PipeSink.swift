import CLinux
import Foundation
import TransferKit

/// Writes a payload to the pipe of the program that asked for it, as fast as that program reads.
struct PipeSink: ByteSink {
    private let pipe: Descriptor
    private let session: DisplaySession
    private let stallTimeout: Double

    /// - Parameters:
    ///   - pipe: The end to write, which the other program has sent. It no longer waits.
    ///   - stallTimeout: The longest wait for the other program to read on, in seconds.
    init(_ pipe: Descriptor, on session: DisplaySession, stallTimeout: Double) {
        self.pipe = pipe
        self.session = session
        self.stallTimeout = stallTimeout
        pipe.makeNonBlocking()
        widen_pipe(pipe.number, CInt(Pipe.room))
    }

    func write(_ bytes: Data) async throws {
        var rest = bytes
        while !rest.isEmpty {
            let (written, code) = rest.withUnsafeBytes { writeWithoutSignal($0) }
            if written >= 0 {
                rest = rest.dropFirst(written)
                continue
            }
            switch code {
            case EINTR: continue
            case EAGAIN:
                try Task.checkCancellation()
                if pipe.isReadySoon(for: POLLOUT) { continue }
                do {
                    try await session.wait(for: pipe, .writable, within: stallTimeout)
                } catch TransferWireError.timedOut(let seconds) {
                    throw TransferWireError.broken("the other program read nothing for \(seconds) seconds")
                }
            case EPIPE: throw TransferWireError.broken("the other program stopped reading")
            default: throw TransferWireError.broken(String(cString: strerror(code)))
            }
        }
    }

    /// Writes what there is room for. Where nobody reads, the error alone says so: the signal that comes with it (pipe(7))
    /// would end the process, and how a program treats signals is not a library's to change.
    private func writeWithoutSignal(_ bytes: UnsafeRawBufferPointer) -> (count: Int, code: CInt) {
        var (signals, before, pending) = (sigset_t(), sigset_t(), sigset_t())
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        sigpending(&pending)
        let wasPending = sigismember(&pending, SIGPIPE) == 1
        pthread_sigmask(SIG_BLOCK, &signals, &before)
        let written = Glibc.write(pipe.number, bytes.baseAddress, bytes.count)
        let code = errno
        if written < 0, code == EPIPE, !wasPending {
            var now = timespec()
            sigtimedwait(&signals, nil, &now)
        }
        pthread_sigmask(SIG_SETMASK, &before, nil)
        return (written, code)
    }
}
