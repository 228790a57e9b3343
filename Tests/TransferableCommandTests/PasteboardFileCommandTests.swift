import Foundation
import Testing
import TransferTestSupport

@Suite("transferable copy, paste and watch without a window system", .timeLimit(.minutes(10)))
struct PasteboardFileCommandTests {
    private let runtime: TemporaryDirectory
    private let transferable: ClipboardCommand

    init() throws {
        runtime = try TemporaryDirectory()
        transferable = try ClipboardCommand(environment: [
            "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "LC_ALL": "C.UTF-8",
            "XDG_RUNTIME_DIR": runtime.path, "HOME": runtime.path,
        ])
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: runtime.path)
    }

    @Test("what is copied stays when the command has ended, and is there for the next")
    func copyAndPaste() async throws {
        #expect(try await transferable.failure("paste").contains("The clipboard is empty."))
        try await transferable.output("copy", "--text", "Grüße")
        #expect(try await transferable.output("paste") == "Grüße")
        try transferable.directory.write("milk", to: "note.txt")
        try await transferable.output("copy", "note.txt")
        #expect(try await transferable.output("paste", "--type", "text/uri-list").hasSuffix("/note.txt\r\n"))
        #expect(try await transferable.output("paste") == "milk")
        try await transferable.output("copy", "--clear")
        #expect(try await transferable.failure("paste").contains("The clipboard is empty."))
    }

    @Test("named pasteboards are apart")
    func names() async throws {
        try await transferable.output("copy", "--pasteboard", "a/../b", "--text", "first")
        try await transferable.output("copy", "-pboard", "find", "--text", "second")
        #expect(try await transferable.output("paste", "--pasteboard", "a/../b") == "first")
        #expect(try await transferable.output("paste", "--pasteboard", "find") == "second")
        #expect(try await transferable.failure("paste").contains("The clipboard is empty."))
    }

    @Test("a change is told at once")
    func watch() async throws {
        let watch = try transferable.start(["watch", "--new", "--once"])
        try await Task.sleep(for: .milliseconds(500))
        #expect(watch.isRunning)
        // On a busy machine it may have begun only now.
        try await waitUntil("the end of the wait", interval: .milliseconds(500)) {
            try await transferable.output("copy", "--text", "text")
            return !watch.isRunning
        }
        #expect(try await watch.waitForExit() == .exited(0))
        #expect(watch.standardOutput.text.contains("public.utf8-plain-text"))
    }

    @Test("a change that cannot be read is told, and the next is waited for")
    func unreadableChange() async throws {
        let file = try transferable.directory.write("milk", to: "photo.png")
        try await transferable.output("copy", "photo.png")
        try FileManager.default.removeItem(atPath: file)
        let watch = try transferable.start(["watch", "--type", "png", "--", "sh", "-c", "cat; echo"])
        try await watch.waitForLine(containing: "photo.png", in: watch.standardError)
        try await transferable.output("copy", "--type", "png", "--text", "bread")
        try await watch.waitForLine(containing: "bread")
        #expect(watch.isRunning)
        await watch.terminate()
    }

    @Test("no more is taken than --limit says, by any command")
    func limit() async throws {
        try transferable.directory.write(Data(count: 100_000), to: "large.bin")
        try await transferable.output("copy", "--type", "png", input: transferable.directory.file("large.bin"))
        let watch = try transferable.start(["watch", "--limit", "64K", "--type", "png", "--", "wc", "-c"])
        try await watch.waitForLine(containing: "65536 bytes", in: watch.standardError)
        for arguments in [["-t", "png"], ["-o", "file.png"], ["-t", "png", "-o", "folder/"]] {
            let paste = try transferable.start(["paste", "--limit", "64K"] + arguments)
            #expect(try await paste.waitForExit() == .exited(1))
            #expect(paste.standardError.text.contains("65536 bytes"), "\(arguments)")
        }
        #expect(!FileManager.default.fileExists(atPath: transferable.directory.file("file.png")))
        await watch.terminate()
    }

    @Test("a file that is replaced keeps its permissions and its links, and those who read it")
    func replacedFile() async throws {
        let directory = transferable.directory
        let file = try directory.write("old", to: "folder/file")
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
        for (link, target) in [
            ("link", "folder/file"), ("folder/inner", "file"), ("new", "folder/made"), ("a", "b"), ("b", "a"),
        ] {
            try FileManager.default.createSymbolicLink(atPath: directory.file(link), withDestinationPath: target)
        }
        let reader = try #require(FileHandle(forReadingAtPath: file))
        try await transferable.output("copy", "--text", "one")
        for (number, path) in ["folder/file", "link", "folder/inner", "new"].enumerated() {
            try await transferable.output("copy", "--text", "text \(number)")
            try await transferable.output("paste", "--output", path)
            #expect(
                FileManager.default.contents(atPath: directory.file(path)) == Data("text \(number)".utf8),
                "\(path)"
            )
        }
        #expect(try reader.readToEnd() == Data("old".utf8))
        let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? NSNumber
        #expect(mode?.uint16Value == 0o600)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: directory.file("link")) == "folder/file")
        #expect(FileManager.default.contents(atPath: directory.file("folder/made")) == Data("text 3".utf8))
        #expect(try await transferable.failure("paste", "-o", "a").contains("Too many levels of symbolic links"))
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: directory.file("folder")).sorted()
                == ["file", "inner", "made"]
        )
    }

    @Test("a file's name may be as long as names can be")
    func longName() async throws {
        try await transferable.output("copy", "--text", "text")
        let name = String(repeating: "n", count: 255)
        for _ in 0..<2 { try await transferable.output("paste", "--output", name) }
        #expect(FileManager.default.contents(atPath: transferable.directory.file(name)) == Data("text".utf8))
    }

    @Test("pipes and devices are written to")
    func specialFiles() async throws {
        try await transferable.output("copy", "--text", "text")
        #expect(try await transferable.output("paste", "--output", "/dev/stdout") == "text")
        #expect(try await transferable.output("paste", "--output", "/proc/self/fd/1") == "text")
        #expect(
            try await transferable.failure("paste", "-o", "/dev/full").contains("/dev/full cannot be written: No space")
        )
        #expect(mkfifo(transferable.directory.file("fifo"), 0o600) == 0)
        let paste = try transferable.start(["paste", "--output", "fifo"])
        let reader = try #require(FileHandle(forReadingAtPath: transferable.directory.file("fifo")))
        #expect(try reader.readToEnd() == Data("text".utf8))
        #expect(try await paste.waitForExit() == .exited(0))
    }

    @Test("--timeout takes any number above 0")
    func timeout() async throws {
        try await transferable.output("copy", "--text", "text")
        for timeout in ["1e300", "1e400", "inf", "9223372036854775807", "0.5"] {
            #expect(try await transferable.output("paste", "--timeout", timeout) == "text")
            let watch = try transferable.start(["watch", "--once", "--timeout", timeout])
            #expect(try await watch.waitForExit() == .exited(0))
        }
        for timeout in ["0", "-1", "nan"] {
            let paste = try await transferable("paste", "--timeout=\(timeout)")
            #expect(paste.exitStatus == .exited(64))
            #expect(paste.standardError.text.contains("--timeout takes a number of seconds above 0."))
        }
    }

    @Test("a runtime directory that others can read is refused, with the remedy")
    func openDirectory() async throws {
        try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: runtime.path)
        let failure = try await transferable.failure("copy", "--text", "secret")
        #expect(failure.contains(runtime.path))
        #expect(try FileManager.default.contentsOfDirectory(atPath: runtime.path).isEmpty)
    }
}
