import Foundation
import Synchronization
import Testing
import TransferTestSupport

@Suite("The clipboard of the terminal", .timeLimit(.minutes(20)))
struct TerminalClipboardTests {
    /// `OSC 52 ; c ; TEXT BEL`
    private static func text(_ text: String) -> String {
        "\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{7}"
    }

    /// Returns the answer of a terminal with a text.
    private static func giving(_ text: String) -> PlayedTerminal.Answer {
        PlayedTerminal.Answer(to: "\u{1B}]52;c;?\u{7}", Self.text(text))
    }

    // MARK: Copying

    @Test("gets copied text, and so do the files, and no pipe does")
    func copy() async throws {
        let tool = try TerminalTool()
        #expect(try await tool.output("copy", "--text", "Grüße") == "")
        let expected = Data(Self.text("Grüße").utf8)
        #expect(try await tool.received { $0.count >= expected.count } == expected)
        #expect(try await tool.output("paste", "--no-terminal") == "Grüße")
        #expect(tool.terminal.received == expected)
    }

    @Test("is not touched where a rule, an option or the environment says so")
    func untouched() async throws {
        for (arguments, changes) in [
            (["copy", "--text", "a", "--no-terminal"], [:]),
            (["copy", "--text", "a", "--pasteboard", "b"], [:]),
            (["copy", "--text", "a", "--once"], [:]),
            (["copy", "--text", "a", "--transient"], [:]),
            (["copy", "--text", "a"], ["TERM": "dumb"]),
            (["copy", "--text", "a"], ["TRANSFERABLE_PASTEBOARD": "embedded"]),
            (["paste"], ["TRANSFERABLE_PASTEBOARD": "embedded"]),
            (["watch", "--once"], [:]),
        ] as [([String], [String: String])] {
            let tool = try TerminalTool([.attributes], changes)
            let program = try tool.start(arguments)
            try await program.waitForExit()
            // What is copied next arrives after all that the command has written.
            tool.terminal.type("")
            #expect(tool.terminal.received.isEmpty, "\(arguments) \(changes)")
        }
    }

    @Test("is not there for a command without a terminal, which --terminal says")
    func withoutTerminal() async throws {
        let tool = try TerminalTool()
        let path = try BuiltProduct.path(of: "transferable")
        let copied = try await run("setsid", ["--wait", path, "copy", "--text", "a"], environment: tool.environment)
        #expect(copied.standardOutput.data.isEmpty)
        let failed = try RunningProgram(
            "setsid",
            ["--wait", path, "paste", "--terminal"],
            environment: tool.environment
        )
        #expect(try await failed.waitForExit() == .exited(1))
        #expect(failed.standardError.text.contains("There is no terminal"), "\(failed.transcript)")
    }

    @Test("takes text of a bounded size, and a warning says that a longer one stays here")
    func size() async throws {
        let tool = try TerminalTool()
        let longest = try tool.directory.write(String(repeating: "a", count: 74_994), to: "longest.txt")
        try await tool.output("copy", longest)
        let received = try await tool.received { $0.last == 7 }
        #expect(received.count == 100_000 - 8 + 8)
        let longer = try tool.directory.write(String(repeating: "a", count: 74_995), to: "longer.txt")
        let program = try await tool("copy", longer)
        #expect(program.exitStatus == .exited(0))
        #expect(program.standardError.text.contains("more than 74994 bytes"))
        #expect(try await tool.output("paste", "--no-terminal").count == 74_995)
        #expect(try await tool("copy", "--terminal", longer).exitStatus == .exited(1))
        #expect(!tool.terminal.received.dropFirst(received.count).contains(7))
    }

    @Test("is reached through tmux and screen")
    func multiplexers() async throws {
        let tmux = try TerminalTool([], ["TMUX": "/nonexistent,1,0", "TERM": "tmux-256color"])
        try await tmux.output("copy", "--text", "Hello")
        let wrapped = "\u{1B}Ptmux;\u{1B}\u{1B}]52;c;SGVsbG8=\u{7}\u{1B}\\"
        #expect(try await tmux.received { $0.count >= wrapped.utf8.count } == Data(wrapped.utf8))

        let screen = try TerminalTool([], ["STY": "1.pts", "TERM": "screen"])
        let text = String(repeating: "a", count: 600)
        try await screen.output("copy", "--text", text)
        let received = try await screen.received { $0.contains(7) && $0.last == UInt8(ascii: "\\") }
        let parts = String(decoding: received, as: UTF8.self).components(separatedBy: "\u{1B}\\").dropLast()
        #expect(parts.count > 3)
        #expect(parts.allSatisfy { $0.hasPrefix("\u{1B}P") && $0.utf8.count <= 258 })
        #expect(parts.map { $0.dropFirst(2) }.joined() == Self.text(text))
    }

    @Test("loses what is there when the clipboard is cleared")
    func clear() async throws {
        let tool = try TerminalTool()
        try await tool.output("copy", "--clear")
        let expected = Data("\u{1B}]52;c;!\u{7}".utf8)
        #expect(try await tool.received { $0.count >= expected.count } == expected)
    }

    // MARK: Pasting

    @Test("gives text, which is preferred to what was copied here")
    func paste() async throws {
        let tool = try TerminalTool([Self.giving("from the desk"), .attributes])
        try await tool.output("copy", "--no-terminal", "--text", "from the server")
        #expect(try await tool.output("paste") == "from the desk")
        #expect(tool.terminal.echoes)
        #expect(try await tool.output("paste", "--list").hasPrefix("public.utf8-plain-text"))
        try await tool.output("paste", "--output", tool.directory.file("pasted.txt"))
        #expect(try String(contentsOfFile: tool.directory.file("pasted.txt"), encoding: .utf8) == "from the desk")
        #expect(try await tool.output("paste", "--no-terminal") == "from the server")
        try FileManager.default.createDirectory(
            atPath: tool.directory.file("folder"),
            withIntermediateDirectories: true
        )
        let saved = try await tool.output("paste", "--output", tool.directory.file("folder/"))
        let path = saved.trimmingCharacters(in: .newlines)
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "from the desk")
    }

    @Test("leaves other types to what was copied here, and all of it where its text is the same")
    func sameText() async throws {
        let tool = try TerminalTool([Self.giving("Hello"), .attributes])
        let html = try tool.directory.write("<b>Hello</b>", to: "note.html")
        try await tool.output("copy", "--no-terminal", html)
        #expect(try await tool.output("paste", "--type", "html") == "<b>Hello</b>")
        #expect(try await tool.output("paste", "--list").contains("public.html"))
    }

    @Test("is not asked while a secret is here")
    func secret() async throws {
        let tool = try TerminalTool([Self.giving("from the desk"), .attributes])
        try await tool.output("copy", "--once", "--text", "secret")
        #expect(try await tool.output("paste") == "secret")
        #expect(tool.terminal.received.isEmpty)
        // It is gone after one paste.
        #expect(try await tool.output("paste") == "from the desk")
    }

    @Test("may be silent: what was copied here is pasted, and --terminal fails", arguments: [true, false])
    func silence(answersAtAll: Bool) async throws {
        let tool = try TerminalTool(answersAtAll ? [.attributes] : [])
        try await tool.output("copy", "--no-terminal", "--text", "here")
        #expect(try await tool.output("paste") == "here")
        #expect(tool.terminal.echoes)
        let failed = try await tool("paste", "--terminal")
        #expect(failed.exitStatus == .exited(1))
        #expect(failed.standardError.text.contains("The terminal gives nothing out"), "\(failed.transcript)")
        #expect(tool.terminal.echoes)
    }

    @Test("is put back when a signal ends the command", arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
    func signals(signal: Int32) async throws {
        let echoes = Atomic(true)
        let tool = try TerminalTool([
            PlayedTerminal.Answer(to: "\u{1B}[>q", "\u{1B}P>|kitty(0.26.5)\u{1B}\\"), .attributes,
            // It waits for a person, who is asked.
            PlayedTerminal.Answer(to: "52;c;?\u{7}") { terminal in
                echoes.store(terminal.echoes, ordering: .sequentiallyConsistent)
                try? terminal.signal(signal)
            },
        ])
        let paste = try tool.start(["paste", "--terminal"])
        #expect(try await paste.waitForExit() != .exited(0))
        let echoed = echoes.load(ordering: .sequentiallyConsistent)
        #expect(!echoed)
        #expect(tool.terminal.echoes)
    }

    @Test("may take its time where it asks the person")
    func permission() async throws {
        let tool = try TerminalTool([
            PlayedTerminal.Answer(to: "\u{1B}[>q", "\u{1B}P>|kitty(0.26.5)\u{1B}\\"), .attributes,
            PlayedTerminal.Answer(to: "52;c;?\u{7}") { terminal in
                letPass(.seconds(3), because: "the person thinks, longer than a terminal takes that asks nobody")
                terminal.type(Self.text("allowed"))
            },
        ])
        let paste = try tool.start(["paste"])
        #expect(try await paste.waitForExit() == .exited(0))
        #expect(paste.standardOutput.text == "allowed")
        #expect(tool.terminal.echoes)
    }

    @Test("keeps what a person has typed before")
    func typedAhead() async throws {
        let tool = try TerminalTool([Self.giving("from the desk"), .attributes])
        try await tool.output("copy", "--no-terminal", "--text", "here")
        tool.terminal.type("ls\n")
        let program = try tool.terminal.start(
            "/bin/sh",
            ["-c", #""$0" paste; read -r line </dev/tty; echo "; $line""#, try BuiltProduct.path(of: "transferable")],
            environment: tool.environment
        )
        #expect(try await program.waitForExit() == .exited(0))
        #expect(program.standardOutput.text == "here; ls\n")
    }

    @Test(
        "controls nothing with what it answers",
        arguments: [
            "\u{1B}]52;c;not base64!\u{7}", "\u{1B}]52;c;", "\u{1B}]52\u{7}", "\u{1B}]5522;type=read:status=OK",
            "\u{1B}]5522;status=DATA:type=read:mime=Lg==;AAAA\u{1B}\\", "\u{1B}P>|\u{1B}]52;c;QQ==", "\u{18}\u{1B}[",
        ]
    )
    func hostileAnswers(answer: String) async throws {
        let tool = try TerminalTool([PlayedTerminal.Answer(to: "\u{1B}[c", answer + "\u{1B}[?62c")])
        try await tool.output("copy", "--no-terminal", "--text", "here")
        #expect(try await tool.output("paste") == "here")
        #expect(tool.terminal.echoes)
    }

    /// The words that a terminal repeats after it has answered some questions.
    private static let drips: [(answers: [PlayedTerminal.Answer], again: String)] = [
        // After the question for text: what was not asked for, text that never ends, and strings that are broken off.
        ([.attributes], "\u{1B}[?62;c"), ([.attributes], "\u{1B}P>|xterm(1)\u{1B}\\"),
        ([.attributes, PlayedTerminal.Answer(to: "52;c;?", "\u{1B}]52;c;QUFB")], "QUFB"),
        ([.attributes], "\u{1B}]0;title\u{18}"),
        // Before what ends the answers: versions, and types.
        ([], "\u{1B}P>|xterm(1)\u{1B}\\"), ([], "\u{1B}]5522;type=read:status=DATA:mime=Lg==;YS9i\u{1B}\\"),
        ([], "\u{1B}]5522;type=read:status=OK\u{1B}\\"),
    ]

    @Test("is given up where it keeps talking and does not answer", arguments: 0..<TerminalClipboardTests.drips.count)
    func talkative(_ number: Int) async throws {
        let (answers, again) = Self.drips[number]
        let tool = try TerminalTool(answers)
        try await tool.output("copy", "--no-terminal", "--text", "here")
        try await withDrip(of: again, in: tool, ["paste"]) { paste in
            let status = try await paste.waitForExit()
            #expect(status == .exited(0), "\(paste.transcript)")
            #expect(paste.standardOutput.text == "here")
        }
    }

    /// Runs the command while the terminal says something again and again, from the first question on.
    private func withDrip(
        of again: String,
        in tool: TerminalTool,
        _ arguments: [String],
        _ body: (RunningProgram) async throws -> Void
    ) async throws {
        let program = try tool.start(arguments)
        _ = try await tool.received { !$0.isEmpty }
        let drip = Task.detached {
            while !Task.isCancelled {
                tool.terminal.type(again)
                try await Task.sleep(for: .milliseconds(50))
            }
        }
        defer { drip.cancel() }
        try await body(program)
    }

    /// Answers that a terminal sends without a pause, before or after it has answered the questions about itself.
    private static let floods: [(answers: [PlayedTerminal.Answer], again: String, arguments: [String])] = [
        ([.attributes], "\u{1B}]0;title\u{7}", ["paste", "--terminal"]), ([], "ls\n", ["paste", "--terminal"]),
        ([.attributes], "\u{1B}]52;p;!\u{7}", ["paste", "--terminal"]),
        // Data of a type that was not asked for, and of the right type without bytes.
        ([kitty(picture)[0], .attributes], typed("text/html", "AAAA"), ["paste", "--terminal", "--type", "image"]),
        ([kitty(picture)[0], .attributes], typed("image/png", ""), ["paste", "--terminal", "--type", "image"]),
    ]

    private static func typed(_ type: String, _ base64: String) -> String {
        "\u{1B}]5522;type=read:status=DATA:mime=\(Data(type.utf8).base64EncodedString());\(base64)\u{1B}\\"
    }

    @Test("is given up where it sends without a pause", arguments: 0..<TerminalClipboardTests.floods.count)
    func flood(_ number: Int) async throws {
        let (answers, again, arguments) = Self.floods[number]
        let tool = try TerminalTool(answers)
        let paste = try tool.start(arguments)
        _ = try await tool.received { !$0.isEmpty }
        let (isOver, hasEnded) = (Flag(), Flag())
        let part = String(repeating: again, count: 4096 / again.utf8.count)
        Thread.detachNewThread {
            while !isOver.isSet { tool.terminal.type(part) }
            hasEnded.set()
        }
        let status = try await paste.waitForExit()
        #expect(status == .exited(1), "\(paste.transcript)")
        #expect(!paste.standardError.text.isEmpty)
        #expect(tool.terminal.echoes)
        // The terminal waits for a program that reads.
        isOver.set()
        let reader = open(tool.terminal.path, O_RDWR | O_NOCTTY | O_NONBLOCK)
        defer { close(reader) }
        try await waitUntil("the end of the flood") {
            tcflush(reader, TCIFLUSH)
            return hasEnded.isSet
        }
    }

    private final class Flag: Sendable {
        private let value = Atomic(false)
        var isSet: Bool { value.load(ordering: .sequentiallyConsistent) }
        func set() { value.store(true, ordering: .sequentiallyConsistent) }
    }

    // MARK: Types, by kitty's protocol

    /// A terminal that knows the protocol and has a picture.
    private static func kitty(_ picture: Data) -> [PlayedTerminal.Answer] {
        let list = Data("image/png text/uri-list".utf8).base64EncodedString()
        let type = Data("image/png".utf8).base64EncodedString()
        func read(_ rest: String) -> String { "\u{1B}]5522;type=read:status=\(rest)\u{1B}\\" }
        return [
            PlayedTerminal.Answer(
                to: "\u{1B}]5522;type=read;Lg==\u{1B}\\",
                read("OK") + read("DATA:mime=Lg==;\(list)") + read("DONE")
            ),
            PlayedTerminal.Answer(
                to: "\u{1B}]5522;type=read;\(type)\u{1B}\\",
                read("OK") + read("DATA:mime=\(type);\(picture.prefix(3).base64EncodedString())")
                    + read("DATA:mime=\(type);\(picture.dropFirst(3).base64EncodedString())") + read("DONE")
            ),
            PlayedTerminal.Answer(to: "\u{1B}]5522;type=wdata\u{1B}\\", "\u{1B}]5522;type=write:status=DONE\u{1B}\\"),
            .attributes,
        ]
    }

    private static let picture =
        Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) + Data(repeating: 7, count: 5000)

    @Test("gets a picture where it knows kitty's protocol, in packets of 4096 bytes, and no path of a file")
    func copyPicture() async throws {
        let tool = try TerminalTool(Self.kitty(Self.picture))
        let file = tool.directory.file("picture.png")
        try Self.picture.write(to: URL(filePath: file))
        let program = try await tool("copy", file)
        #expect(program.exitStatus == .exited(0))
        #expect(program.standardError.text == "")
        let packets = String(decoding: tool.terminal.received, as: UTF8.self).components(separatedBy: "\u{1B}\\")
        let header = "\u{1B}]5522;type=wdata:mime=\(Data("image/png".utf8).base64EncodedString());"
        let parts = packets.filter { $0.hasPrefix(header) }.map {
            Data(base64Encoded: String($0.dropFirst(header.count)))
        }
        #expect(parts.map { $0?.count } == [4096, Self.picture.count - 4096])
        #expect(parts.compactMap(\.self).reduce(Data(), +) == Self.picture)
        #expect(!packets.contains { $0.contains(Data("text/uri-list".utf8).base64EncodedString()) })
        #expect(tool.terminal.echoes)
    }

    @Test("gives a picture where it knows kitty's protocol")
    func pastePicture() async throws {
        let tool = try TerminalTool(Self.kitty(Self.picture))
        #expect(try await tool.output("paste", "--list") == "public.png  image/png\n")
        try await tool.output("paste", "--output", tool.directory.file("pasted.png"))
        #expect(try Data(contentsOf: URL(filePath: tool.directory.file("pasted.png"))) == Self.picture)
        let program = try await tool("paste", "--type", "image")
        #expect(program.standardOutput.data == Self.picture)
        #expect(tool.terminal.echoes)
    }

    @Test("is given up where it sends a picture without an end, or without bytes", arguments: ["", "AAAA"])
    func endlessPicture(_ part: String) async throws {
        let type = Data("image/png".utf8).base64EncodedString()
        var answers = Self.kitty(Self.picture)
        answers[1] = PlayedTerminal.Answer(
            to: "\u{1B}]5522;type=read;\(type)\u{1B}\\",
            "\u{1B}]5522;type=read:status=OK\u{1B}\\"
        )
        let tool = try TerminalTool(answers)
        let again = "\u{1B}]5522;type=read:status=DATA:mime=\(type);\(part)\u{1B}\\"
        try await withDrip(of: again, in: tool, ["paste", "--terminal", "--type", "image"]) { paste in
            let status = try await paste.waitForExit()
            #expect(status == .exited(1), "\(paste.transcript)")
            #expect(paste.standardError.text.hasPrefix("Error: "))
        }
    }

    @Test("says why it refuses a picture")
    func refusedPicture() async throws {
        var answers = Self.kitty(Self.picture)
        answers[2] = PlayedTerminal.Answer(
            to: "\u{1B}]5522;type=wdata\u{1B}\\",
            "\u{1B}]5522;type=write:status=EPERM\u{1B}\\"
        )
        let tool = try TerminalTool(answers)
        let file = tool.directory.file("picture.png")
        try Self.picture.write(to: URL(filePath: file))
        let program = try await tool("copy", "--terminal", file)
        #expect(program.exitStatus == .exited(1))
        #expect(program.standardError.text == "Error: The terminal does not allow it.\n")
    }
}
