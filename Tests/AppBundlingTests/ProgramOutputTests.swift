import CommandSupport
import Foundation
import Testing

@Suite("The output of programs that are run")
struct ProgramOutputTests {
    @Test("is no other program's, whenever that is started")
    func inheritance() throws {
        let pipe = try ProgramPipe()
        for handle in [pipe.reading, pipe.writing] {
            #expect(fcntl(handle.fileDescriptor, F_GETFD) & FD_CLOEXEC != 0)
        }
    }

    @Test("is all that it writes, also beyond the room of a pipe")
    func output() throws {
        let shell = try #require(Program(named: "sh"))
        #expect(try shell.output(["-c", "echo one; echo two >&2"]) == "one\n")
        #expect(try shell.run(["-c", "echo one; echo two >&2"]) == "one\ntwo\n")
        #expect(try shell.output(["-c", "head -c 1000000 /dev/zero | tr '\\0' x"]).utf8.count == 1_000_000)
        #expect(throws: CommandFailure.self) { try shell.output(["-c", "echo why >&2; exit 3"]) }
    }
}
