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

    /// Waits for a moment on this thread, in which a program that is busy with the other end comes to it.
    ///
    /// A transfer at full speed waits thousands of times for some microseconds each: to go through the loop's thread and back
    /// would take longer than that.
    /// - Parameter events: poll(2)'s.
    /// - Returns: Whether it is ready.
    func isReadySoon(for events: CInt) -> Bool {
        var descriptor = pollfd(fd: number, events: Int16(events), revents: 0)
        return poll(&descriptor, 1, 1) > 0
    }

    /// Lets reads and writes return where they would wait.
    func makeNonBlocking() { _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK) }
}
