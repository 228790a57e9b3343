import CLinux
import Glibc
import Synchronization

/// A descriptor that is closed once: by ``close()``, or with its last reference.
final class Descriptor: Sendable {
    let number: CInt
    private let isClosed = Atomic(false)

    /// Takes a descriptor over.
    init(_ number: CInt) { self.number = number }

    deinit { close() }

    func close() {
        if !isClosed.exchange(true, ordering: .relaxed) { Glibc.close(number) }
    }

    /// Lets reads and writes return where they would wait.
    func makeNonBlocking() { _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK) }
}
