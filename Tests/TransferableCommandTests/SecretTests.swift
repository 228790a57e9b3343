import Foundation
import Testing
import TransferTestSupport

@Suite("Secrets that are copied", .timeLimit(.minutes(20)))
struct SecretTests {
    private static let secret = "correct-horse-battery-staple"

    @Test("do not stand in the arguments of a process", arguments: [["--text", secret], ["--text=\(secret)"]])
    func arguments(text: [String]) async throws {
        try await XServer.run { desktop in
            let transferable = try ClipboardCommand(on: desktop)
            let copy = try transferable.start(["copy", "--concealed", "--foreground"] + text)
            try await waitUntil("the secret") { try await desktop.clipboard.types().contains("UTF8_STRING") }
            let line = try Data(contentsOf: URL(filePath: "/proc/\(copy.processIdentifier)/cmdline"))
            #expect(line.range(of: Data(Self.secret.utf8)) == nil)
            #expect(line.range(of: Data("--concealed".utf8)) != nil)
            #expect(try await desktop.clipboard.text() == Self.secret)
        }
    }

    @Test("do not stand in the arguments of the process that stays in the background")
    func background() async throws {
        try await XServer.run { desktop in
            let transferable = try ClipboardCommand(on: desktop)
            // Another one, as other tests start programs at the same time.
            let secret = Self.secret + "-of-the-background"
            try await transferable.output("copy", "--sensitive", "--text", secret)
            #expect(try await desktop.clipboard.text() == secret)
            for process in try FileManager.default.contentsOfDirectory(atPath: "/proc") where Int(process) != nil {
                guard let line = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") else { continue }
                #expect(line.range(of: Data(secret.utf8)) == nil)
            }
        }
    }

    /// The files that a process has open.
    private func openFiles(of process: pid_t) throws -> [String] {
        let directory = "/proc/\(process)/fd"
        return try FileManager.default.contentsOfDirectory(atPath: directory).compactMap {
            try? FileManager.default.destinationOfSymbolicLink(atPath: "\(directory)/\($0)")
        }
    }

    @Test("from standard input are in locked memory, and in no file", arguments: [true, false])
    func standardInput(isConcealed: Bool) async throws {
        try await XServer.run { desktop in
            let transferable = try ClipboardCommand(on: desktop)
            let input = try transferable.directory.write(Self.secret + "\n", to: "input")
            let copy = try transferable.start(
                ["copy", "--foreground", "-n"] + (isConcealed ? ["--concealed"] : []),
                input: input
            )
            try await waitUntil("the secret") { try await desktop.clipboard.types().contains("UTF8_STRING") }
            #expect(try await desktop.clipboard.text() == Self.secret)
            // Whether it is concealed makes the difference, so that the test sees what there is to be seen.
            let isSpooled = try openFiles(of: copy.processIdentifier).contains {
                $0.contains("/transfer-") && $0.hasSuffix("(deleted)")
            }
            #expect(isSpooled != isConcealed)
            let maps = try await run("/bin/cat", ["/proc/\(copy.processIdentifier)/smaps"]).standardOutput.text
            let flags = maps.split(separator: "\n").filter { $0.hasPrefix("VmFlags:") }.map { $0.split(separator: " ") }
            // Locked, and left out of core dumps (proc(5)).
            #expect(flags.contains { $0.contains("lo") && $0.contains("dd") } == isConcealed)
            #expect(copy.standardError.text.isEmpty)
        }
    }

    @Test("stay in locked memory in the process that stays in the background, and can be pasted more than once")
    func largeInBackground() async throws {
        try await XServer.run { desktop in
            let transferable = try ClipboardCommand(on: desktop)
            let text = String(repeating: "0123456789abcdef", count: 20_000)
            let input = try transferable.directory.write(text, to: "input")
            try await transferable.output("copy", "--concealed", input: input)
            for _ in 0..<2 { #expect(try await desktop.clipboard.text() == text) }
        }
    }

    /// The words that run a command as an ordinary user, whom the system's limits bind.
    private var asOrdinaryUser: (prefix: String, user: uid_t) {
        geteuid() == 0 ? ("setpriv --reuid=65534 --clear-groups", 65_534) : ("", geteuid())
    }

    @Test("that are larger than what the system lets a process lock stay in memory, with a warning")
    func limit() async throws {
        let path = try BuiltProduct.path(of: "transferable")
        let directory = try TemporaryDirectory()
        for (option, isWarned) in [("--concealed", true), ("--transient", false)] {
            let program = try RunningProgram(
                "/bin/sh",
                ["-c", "ulimit -l 0; echo secret | \(asOrdinaryUser.prefix) '\(path)' copy \(option)"],
                // Nothing that is not there can be copied to, and nothing can be written there.
                environment: ["PATH": "/usr/bin:/bin", "DISPLAY": ":4711", "TMPDIR": directory.file("missing")]
            )
            try await program.waitForExit()
            let text = program.standardError.text
            #expect(text.contains("Warning: The system does not let this process keep") == isWarned, "\(text)")
            #expect(text.contains("cannot be kept in") != isWarned, "\(text)")
        }
    }

    @Test("are read by no other program of the user's from the process's memory")
    func memory() async throws {
        // The system shows a process that other programs of its user's may not look into as that of root (proc(5)).
        let path = try BuiltProduct.path(of: "transferable")
        let (prefix, user) = asOrdinaryUser
        for (option, owner) in [("--concealed", 0), ("--transient", user)] {
            let directory = try TemporaryDirectory()
            let pipe = directory.file("pipe")
            #expect(mkfifo(pipe, 0o600) == 0)
            let program = try RunningProgram(
                "/bin/sh",
                ["-c", "exec \(prefix) '\(path)' copy \(option) <>'\(pipe)'"],
                environment: ["PATH": "/usr/bin:/bin", "DISPLAY": ":4711"]
            )
            let status = "/proc/\(program.processIdentifier)"
            try await waitUntil("the command waiting for its input") {
                let waits = try? String(contentsOfFile: "\(status)/wchan", encoding: .utf8)
                let name = try? String(contentsOfFile: "\(status)/comm", encoding: .utf8)
                return name == "transferable\n" && waits?.contains("pipe") == true
            }
            let attributes = try FileManager.default.attributesOfItem(atPath: "\(status)/environ")
            #expect((attributes[.ownerAccountID] as? NSNumber)?.uint32Value == owner, "\(option)")
            await program.terminate()
        }
    }
}
