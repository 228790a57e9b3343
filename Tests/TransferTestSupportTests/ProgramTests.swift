import Foundation
import Testing
import TransferTestSupport

@Suite("Programs that tests start")
struct ProgramTests {
    @Test func linesAreCapturedAsTheyCome() async throws {
        let program = try RunningProgram("sh", ["-c", "echo one; echo two >&2; sleep 3600"])
        #expect(try await program.waitForLine(containing: "on") == "one")
        #expect(try await program.waitForLine(containing: "two", in: program.standardError) == "two")
        #expect(program.isRunning)
        await program.terminate()
        #expect(program.exitStatus == .signalled(SIGTERM))
    }

    @Test func anEndWithoutTheAwaitedLineIsAnErrorAtOnce() async throws {
        let program = try RunningProgram("sh", ["-c", "echo something else; exit 3"])
        let error = await #expect(throws: TestSupportError.self) { try await program.waitForLine(containing: "ready") }
        // Not that it waited: among many tests, a short time may take long.
        #expect(error?.description.hasPrefix("no line with “ready”") == true)
        #expect(try await program.waitForExit() == .exited(3))
    }

    @Test func aProgramThatIgnoresTheRequestIsEndedByForce() async throws {
        let program = try RunningProgram("sh", ["-c", "trap '' TERM; echo ready; while :; do sleep 0.1; done"])
        try await program.waitForLine(containing: "ready")
        await program.terminate(grace: .milliseconds(200))
        #expect(program.exitStatus == .signalled(SIGKILL))
    }

    @Test func theChildrenOfAProgramEndWithIt() async throws {
        let program = try RunningProgram("sh", ["-c", "sleep 3600 & echo $!; wait"])
        let child = try #require(pid_t(try await program.waitForLine(containing: "")))
        await program.terminate()
        try await waitUntil("the child to end") { kill(child, 0) != 0 || isZombie(child) }
    }

    @Test func aForgottenProgramEnds() async throws {
        var program: RunningProgram? = try RunningProgram("sleep", ["3600"])
        let process = try #require(program).processIdentifier
        program = nil
        try await waitUntil("the program to end") { kill(process, 0) != 0 }
    }

    @Test func theWatchdogEndsWhatADeadTestProcessLeaves() async throws {
        let left = try RunningProgram("sh", ["-c", "sleep 3600 & wait"])
        let kept = try RunningProgram("sleep", ["3600"])
        let directory = try TemporaryDirectory()
        try directory.write("text", to: "deep/file")
        var watchdog: Watchdog? = Watchdog()
        watchdog?.guardGroup(kept.processIdentifier)
        watchdog?.guardGroup(left.processIdentifier)
        watchdog?.forgetGroup(kept.processIdentifier)
        watchdog?.guardDirectory(directory.path)
        watchdog = nil
        #expect(try await left.waitForExit() == .signalled(SIGKILL))
        try await waitUntil("the directory to go") { !FileManager.default.fileExists(atPath: directory.path) }
        #expect(kept.isRunning)
    }

    @Test func aProgramThatDoesNotEndInTimeIsAnError() async throws {
        await #expect(throws: TestSupportError.self) { try await run("sleep", ["3600"], timeout: .milliseconds(200)) }
    }

    @Test func aMissingProgramSaysWhatToDo() {
        let error = #expect(throws: TestSupportError.self) { try RunningProgram("no-such-program") }
        #expect(error?.description.contains("scripts/test") == true)
    }

    private func isZombie(_ process: pid_t) -> Bool {
        let state = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
        return state?.contains(") Z ") == true
    }
}
