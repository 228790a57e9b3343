import Foundation
import Synchronization

/// An open file, pipe, socket or other descriptor of the system. It is closed once, either by ``close()`` or when the object is released.
/// Later calls fail with the code `EBADF`, even if another file has the same number by then.
///
/// Several threads can use a descriptor at once if each call specifies its position. Calls without a position continue
/// where the last one stopped, so only one thread at a time may make them.
package final class Descriptor: Sendable {
    /// The name for error messages, which is the path of a file or the purpose of the descriptor.
    package let name: String
    /// The system's number of the descriptor, which ``withNumber(_:)`` passes on.
    private let number: CInt
    private let isOwned: Bool
    /// The number of calls under way, with the bits of ``Closing``.
    private let uses: Atomic<UInt32>

    /// Bits that are set while a descriptor is closed.
    private enum Closing {
        /// No call begins from now on.
        static let isAsked: UInt32 = 1 << 31
        /// The last call has ended, and the system has the number back.
        static let isDone: UInt32 = 1 << 30
    }

    /// A number that no file has: the system's limit is lower. Unlike -1, poll(2) reports it, and GLib passes it on.
    private static let noNumber = CInt.max

    /// Takes ownership of a descriptor.
    /// - Parameters:
    ///   - number: The descriptor, which is open.
    ///   - name: Its name in errors.
    package init(_ number: CInt, name: String) {
        self.number = number
        self.name = name
        isOwned = true
        uses = Atomic(0)
    }

    /// Creates an object for a descriptor that something else closes, such as a C library.
    /// - Parameters:
    ///   - number: The descriptor, which stays open for as long as the object is used.
    ///   - name: Its name in errors.
    package init(borrowing number: CInt, name: String) {
        self.number = number
        self.name = name
        isOwned = false
        uses = Atomic(0)
    }

    deinit { close() }

    /// Standard input, which is never closed.
    package static let standardInput = Descriptor(borrowing: STDIN_FILENO, name: "Standard input")

    /// Standard output, which is never closed.
    package static let standardOutput = Descriptor(borrowing: STDOUT_FILENO, name: "Standard output")

    /// A Boolean value that indicates whether the descriptor was closed.
    var isClosed: Bool { uses.load(ordering: .acquiring) & Closing.isAsked != 0 }

    /// Closes the descriptor after the calls that other threads are making with it have ended. Further calls do nothing.
    /// - Returns: Whether all bytes were accepted: some file systems report failed writes only now.
    @discardableResult
    package func close() -> Bool {
        guard isOwned else { return true }
        let before = uses.bitwiseOr(Closing.isAsked, ordering: .acquiringAndReleasing).oldValue
        return before == 0 ? closeUnused() : true
    }

    /// Gives the number back to the system, unless another thread does or a call is under way, whose end does.
    private func closeUnused() -> Bool {
        let (isFirst, _) = uses.compareExchange(
            expected: Closing.isAsked,
            desired: Closing.isAsked | Closing.isDone,
            ordering: .acquiringAndReleasing
        )
        return !isFirst || closeFile(number) == 0
    }

    /// Calls a system function with the number of the descriptor.
    ///
    /// The descriptor stays open until the call returns. The number by itself keeps nothing open: an optimised program releases
    /// an object after its last use, and another file may have the number from then on. A closed descriptor passes a number that no
    /// file has, for which the system's functions fail with the code `EBADF`.
    package func withNumber<Result, Failure>(_ body: (CInt) throws(Failure) -> Result) throws(Failure) -> Result {
        let before = uses.wrappingAdd(1, ordering: .acquiring).oldValue
        defer {
            let error = errno
            let rest = uses.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue
            if rest == Closing.isAsked { _ = closeUnused() }
            errno = error
        }
        return try body(before & Closing.isAsked == 0 ? number : Self.noNumber)
    }

    /// Returns the status of the file.
    package func status() throws(SystemError) -> FileStatus {
        var status = stat()
        guard withNumber({ fstat($0, &status) }) == 0 else { throw SystemError(name) }
        return status
    }

    // MARK: Reading

    /// Reads available bytes, up to the size of a buffer.
    /// - Returns: The number of bytes; 0 at the end.
    /// - Throws: `SystemError`, with the code `EAGAIN` if a non-blocking descriptor has no bytes available.
    package func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
        try repeating { readFile($0, buffer.baseAddress, buffer.count) }
    }

    /// Reads up to a number of available bytes with a single system call. (Foundation's `FileHandle` makes a call for every 4 KiB.)
    /// - Returns: The bytes, which are empty at the end.
    /// - Throws: The errors of ``read(into:)``.
    package func read(upTo count: Int) throws(SystemError) -> Data {
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 16)
        do {
            let count = try read(into: buffer)
            return Data(
                bytesNoCopy: buffer.baseAddress!,
                count: count,
                deallocator: .custom { pointer, _ in pointer.deallocate() }
            )
        } catch {
            buffer.deallocate()
            throw error
        }
    }

    /// Reads until a buffer is full or the file ends.
    /// - Parameter position: The start.
    /// - Returns: The number of bytes.
    package func fill(_ buffer: UnsafeMutableRawBufferPointer, at position: Int = 0) throws(SystemError) -> Int {
        var filled = 0
        while filled < buffer.count {
            let count = try repeating {
                pread($0, buffer.baseAddress! + filled, buffer.count - filled, off_t(position + filled))
            }
            if count == 0 { break }
            filled += count
        }
        return filled
    }

    /// Returns the contents of a file that no other program can shorten by mapping them (mmap(2)) rather than reading them. They remain
    /// available after the file is closed.
    package func mappedContents() throws(SystemError) -> Data {
        let size = try status().size
        guard size > 0 else { return Data() }
        let memory = withNumber { mmap(nil, size, PROT_READ, MAP_PRIVATE, $0, 0) }
        guard let memory, memory != MAP_FAILED else { throw SystemError(name) }
        return Data(bytesNoCopy: memory, count: size, deallocator: .unmap)
    }

    // MARK: Writing

    /// Writes as many bytes as currently fit.
    ///
    /// If the reader of a pipe or socket is closed, only the error reports it. The accompanying signal (pipe(7)) would
    /// end the process, and a library must not change a program's handling of signals.
    /// - Returns: The number of written bytes.
    /// - Throws: `SystemError`, with the code `EAGAIN` if a non-blocking descriptor is full.
    package func writeSome(_ bytes: UnsafeRawBufferPointer) throws(SystemError) -> Int {
        let signal = BrokenPipeSignal()
        defer { signal.allow() }
        return try repeating { writeFile($0, bytes.baseAddress, bytes.count) }
    }

    /// Writes all bytes with as many calls as necessary.
    ///
    /// A descriptor that does not wait is waited for here. The signal of a pipe without a reader is raised: see
    /// ``writeSome(_:)``.
    package func write(_ bytes: UnsafeRawBufferPointer) throws(SystemError) {
        try writeAll(bytes) { number, rest, _ in writeFile(number, rest.baseAddress, rest.count) }
    }

    /// Writes all bytes at a position.
    package func write(_ bytes: UnsafeRawBufferPointer, at position: Int) throws(SystemError) {
        try writeAll(bytes) { number, rest, written in
            pwrite(number, rest.baseAddress, rest.count, off_t(position + written))
        }
    }

    /// The most bytes of one call: more than 2 GiB at once is not written as a whole (write(2)).
    private static let longestWrite = 1 << 30

    private func writeAll(
        _ bytes: UnsafeRawBufferPointer,
        _ write: (_ number: CInt, _ rest: UnsafeRawBufferPointer, _ written: Int) -> Int
    ) throws(SystemError) {
        var written = 0
        while written < bytes.count {
            let rest = UnsafeRawBufferPointer(rebasing: bytes[written...].prefix(Self.longestWrite))
            do {
                written += try repeating { write($0, rest, written) }
            } catch  where error.code == EAGAIN {
                wait(for: POLLOUT)
            }
        }
    }

    /// Makes a call of the system's again for as long as a signal interrupts it.
    private func repeating(_ call: (CInt) -> Int) throws(SystemError) -> Int {
        while true {
            let count = withNumber(call)
            if count >= 0 { return count }
            if errno != EINTR { throw SystemError(name) }
        }
    }

    // MARK: Waiting

    /// Makes reads and writes return immediately where they would otherwise wait.
    package func makeNonBlocking() { withNumber { _ = fcntl($0, F_SETFL, fcntl($0, F_GETFL) | O_NONBLOCK) } }

    /// Waits briefly on this thread so that a program at the other end can proceed.
    ///
    /// A transfer at full speed waits thousands of times for some microseconds each. A detour through the loop's thread
    /// would take longer.
    /// - Parameter events: The events of poll(2).
    /// - Returns: Whether it is ready.
    package func isReadySoon(for events: CInt) -> Bool { wait(for: events, milliseconds: 1) }

    /// Returns a Boolean value that indicates whether the descriptor is ready now.
    /// - Parameter events: poll(2)'s; a broken connection is always asked for.
    package func isReady(for events: CInt) -> Bool { wait(for: events, milliseconds: 0) }

    @discardableResult
    private func wait(for events: CInt, milliseconds: CInt = -1) -> Bool {
        withNumber { number in
            var descriptor = pollfd(fd: number, events: Int16(events), revents: 0)
            return poll(&descriptor, 1, milliseconds) > 0
        }
    }

    // MARK: Locks

    /// Locks the file against other processes and other openings in this process, until it is unlocked or closed. Returns without a lock if
    /// it is not available immediately.
    package func lock(_ operation: CInt) -> Bool {
        while true {
            if withNumber({ flock($0, operation | LOCK_NB) }) == 0 { return true }
            if errno != EINTR { return false }
        }
    }

    /// Locks the file exclusively for this opening. Returns without a lock if it is not available immediately. See ``lock(_:)``.
    package func lockExclusively() -> Bool { lock(LOCK_EX) }

    /// Releases a lock. Closing the descriptor would not always do so, because a process that another thread is about to start has a copy
    /// of the descriptor for a moment.
    package func unlock() { withNumber { _ = flock($0, LOCK_UN) } }
}

// The C library's functions, which methods of the same names hide.

@discardableResult
func closeFile(_ number: CInt) -> CInt { close(number) }

private func readFile(_ number: CInt, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(number, buffer, count)
}

private func writeFile(_ number: CInt, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int { write(number, bytes, count) }
