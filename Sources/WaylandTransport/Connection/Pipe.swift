import SystemSupport
import TransferKit

/// A pipe for a received payload. The payload has no frame: it ends with the pipe.
struct Pipe {
    /// The size of the parts in which a pipe is read.
    static let partSize = 256 << 10
    /// The capacity of a pipe: while one side processes a part, the other continues. A user has 64 MiB for all pipes
    /// together (pipe(7)), which other programs need, too.
    static let room = 2 * partSize

    let reading: Descriptor
    /// The sender's end, which waits for the reader as other programs expect of a pipe.
    let writing: Descriptor

    /// - Throws: `SystemError` when the process has too many open files.
    init() throws {
        (reading, writing) = try Descriptor.pipe()
        reading.makeNonBlocking()
        reading.widenPipe(to: Self.room)
    }
}
