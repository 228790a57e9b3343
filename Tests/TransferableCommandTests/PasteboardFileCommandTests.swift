import Foundation
import Testing
import TransferTestSupport

@Suite("transferable copy, paste and watch without a window system", .timeLimit(.minutes(20)))
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
        try await transferable.output("copy", "--type", "gif", "--text", "before")
        let watch = try transferable.start(["watch", "--new", "--once"])
        // It may have begun only after a change, which it does not know then.
        try await waitUntil("the end of the wait", interval: .milliseconds(500)) {
            try await transferable.output("copy", "--text", "text")
            return !watch.isRunning
        }
        #expect(try await watch.waitForExit() == .exited(0))
        // What was there before is no change.
        #expect(watch.standardOutput.text.contains("public.utf8-plain-text"))
        #expect(!watch.standardOutput.text.contains("gif"))
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

    @Test("a picture from standard input is pasted as the picture, and under no other kind's name")
    func picture() async throws {
        let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) + Data((0..<100).map { UInt8($0) })
        let picture = try transferable.directory.write(png, to: "picture")
        try await transferable.output("copy", input: picture)
        #expect(try await transferable.output("paste", "--list") == "public.png  image/png\n")
        #expect(try await transferable("paste").standardOutput.data == png)
        #expect(try await transferable.failure("paste", "-o", "o.jpg").contains("There is public.png"))
        #expect(!FileManager.default.fileExists(atPath: transferable.directory.file("o.jpg")))
        try await transferable.output("paste", "-o", "o.png")
        #expect(FileManager.default.contents(atPath: transferable.directory.file("o.png")) == png)
    }

    @Test("what is for one paste is gone with the first, whoever else pastes")
    func once() async throws {
        let password = try transferable.directory.write("hunter2\n", to: "password")
        try await transferable.output("copy", "--once", "--concealed", "-n", input: password)
        // Looking is not pasting.
        #expect(try await transferable.output("paste", "--list").contains("public.utf8-plain-text"))
        #expect(try await transferable.output("paste") == "hunter2")
        #expect(try await transferable.failure("paste").contains("The clipboard is empty."))

        try await transferable.output("copy", "--once", "-n", input: password)
        let pastes = try (0..<8).map { _ in try transferable.start(["paste"]) }
        for paste in pastes { try await paste.waitForExit() }
        #expect(pastes.filter { $0.standardOutput.text == "hunter2" }.count == 1)
        #expect(pastes.filter { $0.exitStatus == .exited(1) }.count == 7)

        try await transferable.output("copy", "--once", "-n", input: password)
        try await transferable.output("paste", "--output", "saved/")
        #expect(try await transferable.failure("paste").contains("The clipboard is empty."))
    }

    @Test("several files are pasted by their paths, and saved as what they are")
    func severalFiles() async throws {
        for name in ["a.png", "Makefile", ".hidden", "gone.txt"] { try transferable.directory.write(name, to: name) }
        _ = try transferable.directory.makeDirectory("folder/inner")
        try transferable.directory.write("deep", to: "folder/inner/file")
        try await transferable.output("copy", "a.png", "Makefile", ".hidden", "folder", "gone.txt")
        try FileManager.default.removeItem(atPath: transferable.directory.file("gone.txt"))
        let paste = try await transferable("paste", "--output", "saved/")
        #expect(paste.exitStatus == .exited(1))
        #expect(paste.standardError.text.contains("/gone.txt: No such file or directory"))
        let saved = try FileManager.default.subpathsOfDirectory(atPath: transferable.directory.file("saved"))
        #expect(saved.sorted() == [".hidden", "Makefile", "a.png", "folder", "folder/inner", "folder/inner/file"])

        try await transferable.output("copy", "a.png", "folder")
        #expect(try await transferable.output("paste").contains("/a.png\n"))
        try await transferable.output("copy", "Makefile")
        #expect(try await transferable.output("paste", "-t", "data") == "Makefile")
    }

    @Test("a closed standard input or output loses nothing of what is copied")
    func closedDescriptors() async throws {
        let path = try BuiltProduct.path(of: "transferable")
        func shell(_ script: String) async throws -> RunningProgram {
            let program = try RunningProgram(
                "/bin/sh",
                ["-c", script, path],
                environment: ["XDG_RUNTIME_DIR": runtime.path, "PATH": "/usr/bin:/bin"]
            )
            try await program.waitForExit()
            return program
        }
        #expect(try await shell(#"echo hi | "$0" copy >&-"#).exitStatus == .exited(0))
        #expect(try await transferable.output("paste") == "hi\n")
        #expect(try await shell(#""$0" copy --text x <&- >&- 2>&-"#).exitStatus == .exited(0))
        #expect(try await transferable.output("paste") == "x")
        #expect(try await shell(#""$0" paste >&-"#).exitStatus == .exited(1))
    }

    @Test(
        "output that cannot be written is an error",
        arguments: ["paste", "paste --list", "paste --json", "type png", "declare \"$plist\""]
    )
    func fullDisk(command: String) async throws {
        try await transferable.output("copy", "--text", "text")
        let entry = InfoPlist.entry("org.example.kitchen.recipe", extensions: ["recipe"])
        let propertyList = try transferable.directory.write(InfoPlist.data([entry]), to: "Info.plist")
        let program = try RunningProgram(
            "/bin/sh",
            ["-c", #"p=$0; "$p" \#(command) >/dev/full"#, try BuiltProduct.path(of: "transferable")],
            environment: ["XDG_RUNTIME_DIR": runtime.path, "PATH": "/usr/bin:/bin", "plist": propertyList]
        )
        #expect(try await program.waitForExit() == .exited(1))
        #expect(program.standardError.text.contains("Standard output cannot be written: No space left on device."))
    }

    @Test("pipes are not copied, and limits are told in the words of the command line")
    func refusals() async throws {
        mkfifo(transferable.directory.file("pipe"), 0o600)
        #expect(try await transferable.failure("copy", "pipe").contains("standard input"))
        #expect(try await transferable.failure("copy", "").contains("is empty"))
        try await transferable.output("copy", "--text", "four")
        #expect(try await transferable.failure("paste", "--limit", "3").contains("--limit"))
        #expect(try await transferable("paste", "--limit", "0").exitStatus == .exited(64))
        #expect(try await transferable("paste", "-o", "").exitStatus == .exited(64))
    }
}
