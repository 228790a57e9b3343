import Foundation
import TransferKit

/// Writes a payload to the pipe of the program that asked for it, as fast as that program reads.
struct PipeSink: ByteSink {
    let pipe: Descriptor
    let session: DisplaySession
    /// The longest wait for the other program to read on, in seconds.
    let stallTimeout: Double

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
