import CommandSupport
import Foundation
import Glibc
import SystemSupport

/// The part of a command that stays when the command has ended.
enum BackgroundProcess {
    /// Splits this process into one that ends as soon as the other is ready, and one that continues without a terminal.
    ///
    /// It is called before the process starts a thread, because only the calling thread continues in the other process.
    /// - Parameters:
    ///   - work: The work of the continuing process. It calls `ready` when the request is fulfilled.
    ///   - end: The last work of the ending process.
    static func run(
        _ work: (_ ready: @escaping @Sendable () -> Void) throws -> Void,
        atEnd end: () throws -> Void = {}
    ) throws {
        let (reading, writing) = try Descriptor.pipe()
        let process = fork()
        guard process >= 0 else { throw SystemError("A process could not be started") }
        guard process == 0 else {
            writing.close()
            let status = waitUntilReady(reading, process)
            if status == EXIT_SUCCESS { try end() }
            exit(status)
        }
        reading.close()
        setsid()
        do {
            try work {
                detachFromTerminal()
                try? withUnsafeBytes(of: UInt8(1)) { try writing.write($0) }
                writing.close()
            }
        } catch {
            StandardError.fail(error)
        }
        exit(EXIT_SUCCESS)
    }

    /// Waits until the process that stays is ready, or has ended.
    /// - Returns: The status for this one to end with.
    private static func waitUntilReady(_ descriptor: Descriptor, _ process: pid_t) -> CInt {
        var byte: UInt8 = 0
        if (try? withUnsafeMutableBytes(of: &byte) { try descriptor.read(into: $0) }) == 1 { return EXIT_SUCCESS }
        var status: CInt = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        // That process has reported the reason.
        return status & 0x7F == 0 ? (status >> 8) & 0xFF : EXIT_FAILURE
    }

    /// Lets go of all that the process which waits for the command would wait for: its pipes, terminal and directory.
    private static func detachFromTerminal() {
        let null = open("/dev/null", O_RDWR)
        for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] { dup2(null, descriptor) }
        if null > STDERR_FILENO { close(null) }
        chdir("/")
    }
}
