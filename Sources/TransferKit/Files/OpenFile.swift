import CoreTransferable
import Glibc

/// An open file, closed with the object. Positions are given with each call, so several threads can use it at once.
final class OpenFile: Sendable {
    let descriptor: CInt
    let path: String

    /// Takes over a descriptor.
    init(_ descriptor: CInt, path: String) {
        self.descriptor = descriptor
        self.path = path
    }

    deinit { close(descriptor) }

    /// What the system knows about the file.
    func status() throws -> stat {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw PasteboardError.system(path) }
        return status
    }

    /// Reads until the buffer is full or the file ends.
    /// - Returns: How much was read.
    func read(into buffer: UnsafeMutableRawBufferPointer, at position: Int) throws -> Int {
        var filled = 0
        while filled < buffer.count {
            let count = pread(descriptor, buffer.baseAddress! + filled, buffer.count - filled, off_t(position + filled))
            if count == 0 { break }
            if count < 0 {
                if errno == EINTR { continue }
                throw PasteboardError.system(path)
            }
            filled += count
        }
        return filled
    }

    /// Reads a part of the file that is known to be small.
    /// - Returns: The bytes; fewer than asked for where the file ends before.
    func bytes(at position: Int, count: Int) throws -> [UInt8] {
        try [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            filled = try read(into: UnsafeMutableRawBufferPointer(buffer), at: position)
        }
    }

    /// Writes all bytes.
    func write(_ bytes: UnsafeRawBufferPointer, at position: Int) throws {
        var written = 0
        while written < bytes.count {
            let rest = min(bytes.count - written, 1 << 30)
            let count = pwrite(descriptor, bytes.baseAddress! + written, rest, off_t(position + written))
            if count < 0 {
                if errno == EINTR { continue }
                throw PasteboardError.system(path)
            }
            written += count
        }
    }

    /// Locks the file against other processes, and other openings in this one, until it is unlocked or closed; at once or not
    /// at all.
    func lock(_ operation: CInt) -> Bool {
        while true {
            if flock(descriptor, operation | LOCK_NB) == 0 { return true }
            if errno != EINTR { return false }
        }
    }

    /// Gives up a lock. A process that another thread is about to start has a copy of the descriptor for a moment, so that
    /// closing this one would not.
    func unlock() { flock(descriptor, LOCK_UN) }
}
