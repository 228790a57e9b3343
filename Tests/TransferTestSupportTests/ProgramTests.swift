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

    /// A program that writes lines as the first program of this package would, and runs until it is ended.
    private func complaining(_ lines: [String]) async throws -> RunningProgram {
        let name = try #require(BuiltProduct.names.min())
        let script = #"printf '\n%s\n' "$@" >&2; sleep 3600"#
        let program = try RunningProgram("sh", ["-c", script, "sh"] + lines.map { $0.replacing("NAME", with: name) })
        try await program.waitForLine(containing: "", count: 2 * lines.count, in: program.standardError)
        return program
    }

    @Test(arguments: [
        ("(NAME:17): Gtk-CRITICAL **: 12:34:56.789: gtk_widget_is_ancestor: assertion failed", "Gtk-CRITICAL"),
        ("(NAME:17): GLib-GObject-WARNING **: 12:34:56.789: invalid cast", "GLib-GObject"),
        ("** (NAME:17): WARNING **: no library said this", "no library"),
    ])
    func aTestFailsWhereAProgramOfThisPackageHadWarnings(_ line: String, _ part: String) async throws {
        let program = try await complaining([line])
        await withKnownIssue {
            await program.terminate()
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains(part) }
        }
        // Each is reported once.
        program.reportComplaints()
    }

    @Test func aTestHearsOfWarningsOfAProgramThatItLetsGoOf() async throws {
        var program: RunningProgram? = try await complaining(["(NAME:17): Gtk-WARNING **: 12:34:56.789: late"])
        withKnownIssue {
            #expect(program?.isRunning == true)
            program = nil
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains("late") }
        }
    }

    @Test func warningsOfOtherProgramsAndOtherLinesFailNoTest() async throws {
        let program = try await complaining([
            "(another-program:17): Gtk-CRITICAL **: 12:34:56.789: not ours",
            "(NAME:17): Gtk-Message: 12:34:56.789: a message",
            "a text about Gtk-WARNING **: and nothing else",
            "(NAME:17): Gtk-WARNING **: 12:34:56.789: Screen coordinates not supported, reported positions will be wrong",
        ])
        await program.terminate()
    }
}
