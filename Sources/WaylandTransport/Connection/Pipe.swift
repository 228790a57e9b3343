import SystemSupport
import TransferKit

/// A pipe through which a payload comes. What is sent is not framed: its end is the pipe's end.
struct Pipe {
    /// The size of the parts in which a pipe is read.
    static let partSize = 256 << 10
    /// The room in a pipe: while one side has a part in hand, the other goes on. A user has 64 MiB for all pipes together
    /// (pipe(7)), and other programs want some of it.
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
