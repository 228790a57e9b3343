import CLinux
import TransferKit

/// A pipe through which a payload comes. What is sent is not framed: its end is the pipe's end.
struct Pipe {
    /// The room in a pipe, and the size of the parts in which it is read.
    static let room = 256 << 10

    let reading: Descriptor
    /// The sender's end, which waits for the reader as other programs expect of a pipe.
    let writing: Descriptor

    /// - Throws: `SystemError` when the process has too many open files.
    init() throws {
        var ends: [CInt] = [-1, -1]
        guard make_pipe(&ends) == 0 else { throw SystemError("A pipe could not be made") }
        reading = Descriptor(ends[0])
        writing = Descriptor(ends[1])
        reading.makeNonBlocking()
        widen_pipe(ends[0], CInt(Self.room))
    }
}
