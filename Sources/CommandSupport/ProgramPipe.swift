import Foundation
import SystemSupport

/// A pipe to or from a program that is run.
///
/// A pipe of Foundation's is inherited by every program that the process starts meanwhile, and so ends only with the last of
/// them: a reader waits for a server that another thread has started.
package struct ProgramPipe {
    package let reading: FileHandle
    package let writing: FileHandle

    /// - Throws: `SystemError` when the process has too many open files.
    package init() throws {
        let ends = try Descriptor.pipe()
        (reading, writing) = (try Self.handle(of: ends.reading), try Self.handle(of: ends.writing))
    }

    private static func handle(of end: Descriptor) throws -> FileHandle {
        // The handle closes its own number.
        let number = end.withNumber { fcntl($0, F_DUPFD_CLOEXEC, 0) }
        guard number >= 0 else { throw SystemError("A pipe could not be made") }
        return FileHandle(fileDescriptor: number, closeOnDealloc: true)
    }

    /// Reads everything that programs with the other end of the pipe write.
    package func readToEnd() throws -> Data {
        try writing.close()
        return try reading.readToEnd() ?? Data()
    }
}
