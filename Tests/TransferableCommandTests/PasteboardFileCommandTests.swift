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
}
