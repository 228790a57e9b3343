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
        try await transferable.output("copy", "--text", "text")
        #expect(try await watch.waitForExit() == .exited(0))
        #expect(watch.standardOutput.text.contains("public.utf8-plain-text"))
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
