import Foundation
import Synchronization
import Testing

/// The end of a program.
package enum ExitStatus: Hashable, Sendable {
    /// It returned this code from `main` or passed it to `exit`.
    case exited(Int32)
    /// This signal killed it.
    case signalled(Int32)

    package var isSuccess: Bool { self == .exited(0) }
}

/// A program that a test started, with everything it has written.
///
/// It has a process group of its own, and that whole group ends with it: when the program itself ends, on
/// ``terminate(grace:)``, when the last reference goes away, and when the test process dies (see `Watchdog`). It is always
/// waited for, so it leaves no zombie.
///
/// The test that started it fails where GLib or GTK had something to complain about in a program of this package; see
/// ``reportComplaints(sourceLocation:)``.
///
///     let app = try RunningProgram("/usr/bin/mousepad", ["notes.txt"], environment: desktop.environment)
///     try await app.waitForLine(containing: "ready")
///     await app.terminate()
package final class RunningProgram: Sendable {
    /// The program as it was named, for messages.
    package let name: String
    package let processIdentifier: pid_t
    package let standardOutput = ProgramOutput()
    package let standardError = ProgramOutput()
    private let life: Life
    /// The number of complaints that were reported to the test.
    private let reportedComplaints = Mutex(0)

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - program: A path, or a name to look for in `PATH`.
    ///   - environment: Its whole environment; `nil` passes this process's on. A program of this package has the variables of
    ///     ``FaultRevealing``, too.
    package init(_ program: String, _ arguments: [String] = [], environment: [String: String]? = nil) throws {
        let (output, error) = (try makePipe(), try makePipe())
        defer {
            close(output.writing)
            close(error.writing)
        }
        name = URL(fileURLWithPath: program).lastPathComponent
        do {
            processIdentifier = try spawn(
                program,
                arguments,
                environment: FaultRevealing.environment(
                    environment ?? ProcessInfo.processInfo.environment,
                    of: [program] + arguments
                ),
                descriptors: (-1, output.writing, error.writing)
            )
        } catch let failure {
            close(output.reading)
            close(error.reading)
            throw failure
        }
        life = Life(group: processIdentifier)
        standardOutput.collect(from: output.reading)
        standardError.collect(from: error.reading)
        life.watch()
    }

    deinit {
        life.signal(SIGKILL)
        reportComplaints()
    }

    /// The end of the program; `nil` while it runs.
    package var exitStatus: ExitStatus? { life.status }

    package var isRunning: Bool { exitStatus == nil }

    /// Both streams, for the message of a failing test.
    package var transcript: String {
        let state = exitStatus.map { "\($0)" } ?? "running"
        return "\(name) (\(state))\n--- stdout\n\(standardOutput.text)\n--- stderr\n\(standardError.text)"
    }

    /// Waits until a line of the given stream contains the text.
    ///
    /// - Parameters:
    ///   - text: What the line contains; the empty text is in every line.
    ///   - count: Which of the lines that contain it: 2 waits for the second one.
    ///   - output: The stream; standard output when `nil`.
    /// - Returns: The whole line.
    /// - Throws: ``TestSupportError`` with everything the program wrote, when the time is over or the program ended
    ///   without writing the line.
    @discardableResult
    package func waitForLine(
        containing text: String,
        count: Int = 1,
        in output: ProgramOutput? = nil,
        timeout: Duration = .patience
    ) async throws -> String {
        let output = output ?? standardOutput
        return try await waitUntil("a line with “\(text)” from \(self.transcript)", timeout: timeout) {
            let isOver = output.isAtEnd
            let matches = output.lines.filter { text.isEmpty || $0.contains(text) }
            if matches.count >= count { return matches[count - 1] }
            if isOver { throw TestSupportError("no line with “\(text)” from \(self.transcript)") }
            return nil
        }
    }

    /// Waits until the program has ended and all that it wrote has been read.
    @discardableResult
    package func waitForExit(timeout: Duration = .patience) async throws -> ExitStatus {
        let status = try await waitUntil("the end of \(self.transcript)", timeout: timeout, interval: .milliseconds(5))
        {
            self.exitStatus
        }
        // A process that left the group may hold the streams open: what it has to say is not worth a long wait.
        try? await waitUntil("the end of its streams", timeout: .seconds(5), interval: .milliseconds(2)) {
            self.standardOutput.isAtEnd && self.standardError.isAtEnd
        }
        reportComplaints()
        return status
    }

    /// Fails the test that runs where a program of this package has had warnings of GLib, GTK or a library on them since the last call.
    ///
    /// Nothing has to call it: it is called when the program has ended, at the latest with its desktop. A test that calls it earlier
    /// learns earlier. What a bare desktop or another program brings about is left out; see ``ToolkitComplaint/isHarmless``.
    package func reportComplaints(sourceLocation: SourceLocation = #_sourceLocation) {
        let new = reportedComplaints.withLock { count in
            let all = ToolkitComplaint.found(in: standardError.lines)
            defer { count = all.count }
            return all.dropFirst(count)
        }
        guard !new.isEmpty else { return }
        Issue.record(
            "\(name) had warnings:\n\(new.map(\.line).joined(separator: "\n"))",
            sourceLocation: sourceLocation
        )
    }

    /// Sends a signal to the program and all that it started. Does nothing once it has ended.
    package func signal(_ signal: Int32) {
        life.signal(signal)
    }

    /// Stops the program and all that it started, as a program does that hangs, and waits until the program has stopped.
    ///
    /// The signal alone stops nothing yet: it goes to one thread, and the others run on until that one has had a turn. On a busy
    /// machine a thread that serves a clipboard answers meanwhile.
    package func suspend() async throws {
        signal(SIGSTOP)
        try await waitUntil("the stop of \(self.transcript)", interval: .milliseconds(2)) {
            guard self.isRunning else { throw TestSupportError("ended instead of stopping: \(self.transcript)") }
            var information = siginfo_t()
            let found = waitid(P_PID, id_t(self.processIdentifier), &information, WSTOPPED | WNOWAIT | WNOHANG) == 0
            return found && information.si_signo == SIGCHLD
        }
    }

    /// Lets the program go on after ``suspend()``.
    package func resume() { signal(SIGCONT) }

    /// Asks the program to end, and ends it by force when it has not within `grace`.
    package func terminate(grace: Duration = .seconds(2)) async {
        signal(SIGTERM)
        if (try? await waitForExit(timeout: grace)) != nil { return }
        signal(SIGKILL)
        _ = try? await waitForExit()
    }

    /// The process group, from its start until its leader was waited for.
    ///
    /// Kept apart from the program, so that the waiting thread does not keep the program alive.
    private final class Life: Sendable {
        let group: pid_t
        private let end = Mutex<ExitStatus?>(nil)

        init(group: pid_t) {
            self.group = group
            Watchdog.shared.guardGroup(group)
        }

        var status: ExitStatus? { end.withLock { $0 } }

        /// Under the lock, so that the group's number cannot have gone to somebody else: it is ours until it is reaped.
        func signal(_ signal: Int32) {
            end.withLock { end in
                if end == nil { kill(-group, signal) }
            }
        }

        func watch() {
            Thread.detachNewThread { [self] in
                var information = siginfo_t()
                while waitid(P_PID, id_t(group), &information, WEXITED | WNOWAIT) != 0, errno == EINTR {}
                end.withLock { end in
                    kill(-group, SIGKILL)
                    var status: Int32 = 0
                    while waitpid(group, &status, 0) < 0, errno == EINTR {}
                    let signal = status & 0x7f
                    end = signal == 0 ? .exited((status >> 8) & 0xff) : .signalled(signal)
                }
                Watchdog.shared.forgetGroup(group)
            }
        }
    }
}
