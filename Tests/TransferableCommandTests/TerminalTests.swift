import Foundation
import Testing
import TransferTestSupport

@Suite("What another program says, on a terminal", .timeLimit(.minutes(20)))
struct TerminalTests {
    private static let escape: UInt8 = 0x1B

    /// Runs the command with a terminal of its own, and gives all that it writes there.
    private func onTerminal(_ arguments: String, _ transferable: ClipboardCommand, on desktop: XServer) async throws
        -> Data
    {
        let path = try BuiltProduct.path(of: "transferable")
        let program = try RunningProgram(
            "/bin/sh",
            [
                "-c", "cd '\(transferable.directory.path)' && exec script -qec \"$0\" /dev/null",
                "'\(path)' \(arguments)",
            ],
            environment: desktop.environment
        )
        try await program.waitForExit()
        return program.standardOutput.data
    }

    @Test("controls it in no way, and a pipe gets it as it is")
    func text() async throws {
        try await XServer.run { desktop in
            let transferable = try ClipboardCommand(on: desktop)
            let text = "one\u{1B}[2J\u{9B}31m\ttwo\r\nthree\rfour\n"
            try await desktop.clipboard.set(Data(text.utf8), as: "UTF8_STRING")
            #expect(try await transferable("paste").standardOutput.data == Data(text.utf8))
            // The terminal itself adds carriage returns.
            let shown = try await onTerminal("paste", transferable, on: desktop).filter { $0 != UInt8(ascii: "\r") }
            #expect(
                String(decoding: shown, as: UTF8.self)
                    == "one\u{FFFD}[2J\u{FFFD}31m\ttwo\nthree\u{FFFD}four\n"
            )
        }
    }

    @Test("names no file in a way that controls it, in a list, in a message or saved")
    func names() async throws {
        try await XServer.run { desktop in
            let transferable = try ClipboardCommand(on: desktop)
            let name = "a\u{1B}]0;x\u{7}\nb.txt"
            let path = try transferable.directory.write("contents", to: name)
            let list = URL(filePath: path).absoluteString + "\r\n"
            try await desktop.clipboard.set(Data(list.utf8), as: "text/uri-list")
            #expect(try await transferable.output("paste") == path + "\n")
            #expect(try await transferable.output("paste", "-o", "saved/").hasSuffix("/saved/\(name)\n"))
            for arguments in ["paste", "paste -o saved/", "paste --list", "paste --json", "paste -t TARGETS"] {
                let shown = try await onTerminal(arguments, transferable, on: desktop)
                #expect(!shown.isEmpty)
                #expect(!shown.contains(Self.escape), "\(arguments)")
                #expect(!String(decoding: shown, as: UTF8.self).contains("\nb.txt"), "\(arguments)")
            }
            // Standard error is for people, wherever it goes.
            try FileManager.default.removeItem(atPath: path)
            for arguments in [["paste", "-t", "text"], ["paste", "-o", "saved/"], ["paste", "-o", "file.png"]] {
                let failed = try transferable.start(arguments)
                try await failed.waitForExit()
                #expect(failed.exitStatus == .exited(1))
                #expect(!failed.standardError.data.contains(Self.escape))
                #expect(!failed.standardError.text.contains("\nb.txt"), "\(failed.standardError.text)")
            }
        }
    }

    @Test("is not bytes that are no text")
    func bytes() async throws {
        try await XServer.run { desktop in
            let transferable = try ClipboardCommand(on: desktop)
            try await desktop.clipboard.set(Data([0x89, 0x50, 0x4E, 0x47, 0x1B, 0x63]), as: "image/png")
            let shown = try await onTerminal("paste --type png", transferable, on: desktop)
            #expect(String(decoding: shown, as: UTF8.self).contains("cannot be shown in a terminal: public.png."))
            // Of a type that nothing knows, the characters are shown.
            try await desktop.clipboard.set(Data("a\u{1B}cb".utf8), as: "application/x-unheard-of")
            #expect(
                try await onTerminal("paste --type application/x-unheard-of", transferable, on: desktop)
                    == Data("a\u{FFFD}cb".utf8)
            )
        }
    }

    @Test("is no name that a program made of characters that control it")
    func hostileNames() async throws {
        try await XServer.run { desktop in
            let transferable = try ClipboardCommand(on: desktop)
            try await desktop.clipboard.set(Data("x".utf8), as: "image/x-portable-pixmap;a=\u{1B}[31m\u{9C}red")
            #expect(try await transferable.output("paste", "-t", "TARGETS").contains("\u{1B}[31m"))
            for arguments in [
                "paste -t TARGETS", "paste --list", "paste --json", "paste", "paste -t png", "watch --once",
            ] {
                let shown = try await onTerminal(arguments, transferable, on: desktop)
                #expect(!shown.isEmpty, "\(arguments)")
                #expect(!String(decoding: shown, as: UTF8.self).unicodeScalars.contains("\u{1B}"), "\(arguments)")
                #expect(!String(decoding: shown, as: UTF8.self).unicodeScalars.contains("\u{9C}"), "\(arguments)")
            }
            // JSON says the same, however it is written.
            let json = try await transferable.output("paste", "--json")
            #expect(json.contains(#"\u001b"#) && json.contains(#"\u009c"#))
        }
    }

    @Test("is no argument with which a mistake is made")
    func arguments() async throws {
        let tool = try CommandLineTool()
        for arguments in [["paste", "--\u{1B}[31m"], ["type", "a/\u{1B}[31m"], ["\u{1B}[2J"]] {
            let program = try await tool(arguments)
            #expect(program.exitStatus != .exited(0))
            #expect(!program.standardError.data.isEmpty)
            #expect(!program.standardError.data.contains(Self.escape), "\(arguments)")
        }
        #expect(try await tool(["paste", "--unheard-of"]).exitStatus == .exited(64))
        let help = try await tool(["help", "paste"])
        #expect(help.exitStatus == .exited(0))
        #expect(help.standardOutput.text.contains("--move"))
    }
}
