import Foundation
import Testing
import TransferTestSupport

/// xterm, alone and with tmux and screen in it, as a person has them on the desk while the command runs on a server: without a
/// display.
@Suite("The clipboard of xterm", .timeLimit(.minutes(20)))
struct RealTerminalTests {
    private let tool: TerminalTool

    init() throws { tool = try TerminalTool() }

    /// Runs a line of shell in an xterm, to its end.
    /// - Parameters:
    ///   - resources: What xterm allows.
    ///   - inside: What the line runs in, whose last argument it becomes.
    private func run(
        _ line: String,
        on desktop: XServer,
        allowing resources: [String] = ["XTerm*disallowedWindowOps:"],
        inside: [String] = []
    ) async throws {
        let environment = tool.environment.filter { ["PATH", "HOME", "XDG_RUNTIME_DIR", "LC_ALL"].contains($0.key) }
            .map { "\($0.key)=\($0.value)" }
        let path = try BuiltProduct.path(of: "transferable")
        let script = try await tool.directory.writeProgram(
            "#!/bin/sh\ntransferable() { '\(path)' \"$@\"; }\n\(line)\necho $? >'\(tool.directory.file("status"))'\n",
            to: "script"
        )
        let xterm = try desktop.launch(
            "xterm",
            resources.flatMap { ["-xrm", $0] } + ["-e", "env", "-u", "DISPLAY"] + environment + inside + [script]
        )
        try await xterm.waitForExit()
    }

    /// The end of a line of shell that runs for as long as the text that it copies is looked at: what xterm has copied is gone with it.
    ///
    /// It ends with the test at the latest, whose directory is removed then.
    private var staying: String {
        "until [ -e '\(tool.directory.file("seen"))' ] || ! [ -d '\(tool.directory.path)' ]; do sleep 0.1; done"
    }

    /// Ends a line with ``staying``.
    private func endStaying() throws { try tool.directory.write("", to: "seen") }

    /// The status with which the last line ended.
    private var status: String {
        (try? String(contentsOfFile: tool.directory.file("status"), encoding: .utf8))?
            .trimmingCharacters(in: .newlines) ?? "none"
    }

    @Test("gets copied text and gives it, where its settings allow")
    func xterm() async throws {
        try await XServer.run(managesWindows: false) { desktop in
            let output = tool.directory.file("output")
            try await desktop.clipboard.set(Data("from the desk".utf8), as: "UTF8_STRING")
            try await run("transferable paste >'\(output)'", on: desktop)
            #expect(status == "0")
            #expect(try String(contentsOfFile: output, encoding: .utf8) == "from the desk")
            async let copying: Void = run("transferable copy --text 'Grüße'; \(staying)", on: desktop)
            let copied = try await waitUntil("the text on the clipboard") {
                let data = try? await desktop.clipboard.data(as: "UTF8_STRING", timeout: .patience)
                return data == Data("from the desk".utf8) ? nil : data
            }
            #expect(String(decoding: copied, as: UTF8.self) == "Grüße")
            try endStaying()
            try await copying
        }
    }

    @Test("is left alone by xterm's own settings, and what was copied there is pasted there")
    func disallowed() async throws {
        try await XServer.run(managesWindows: false) { desktop in
            try await desktop.clipboard.set(Data("from the desk".utf8), as: "UTF8_STRING")
            let output = tool.directory.file("output")
            let settings = ["XTerm*disallowedWindowOps: SetSelection,GetSelection"]
            try await run(
                "transferable copy --text here; transferable paste >'\(output)'",
                on: desktop,
                allowing: settings
            )
            #expect(status == "0")
            #expect(try String(contentsOfFile: output, encoding: .utf8) == "here")
            let now = try await desktop.clipboard.data(as: "UTF8_STRING", timeout: .patience)
            #expect(String(decoding: now, as: UTF8.self) == "from the desk")
            try await run("transferable paste --terminal", on: desktop, allowing: settings)
            #expect(status == "1")
        }
    }

    @Test(
        "gets copied text through tmux as it is set up, and as it can be",
        arguments: ["", "set-option -g set-clipboard on", "set-option -g allow-passthrough on"]
    )
    func tmux(setting: String) async throws {
        try await XServer.run(managesWindows: false) { desktop in
            try await desktop.clipboard.set(Data("from the desk".utf8), as: "UTF8_STRING")
            let settings = try tool.directory.write(setting + "\n", to: "tmux.conf")
            let socket = tool.directory.file("tmux")
            async let copying: Void = run(
                "transferable copy --text 'through tmux'; \(staying)",
                on: desktop,
                // tmux names no clipboard in what it hands on itself; xterm takes its primary selection unless told so.
                allowing: ["XTerm*disallowedWindowOps:", "XTerm*selectToClipboard: true"],
                inside: ["tmux", "-S", socket, "-f", settings, "new-session"]
            )
            try await waitUntil("the text on the clipboard") {
                try await desktop.clipboard.data(as: "UTF8_STRING", timeout: .patience) == Data("through tmux".utf8)
            }
            try endStaying()
            try await copying
        }
    }

    @Test("gets copied text through screen")
    func screen() async throws {
        try await XServer.run(managesWindows: false) { desktop in
            try await desktop.clipboard.set(Data("from the desk".utf8), as: "UTF8_STRING")
            let sockets = try tool.directory.makeDirectory("screens")
            try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: sockets)
            let text = String(repeating: "through screen ", count: 40)
            let script = "transferable copy --text '\(text)'; \(staying)"
            async let copying: Void = run(
                script,
                on: desktop,
                inside: ["SCREENDIR=\(sockets)", "screen", "-c", "/dev/null"]
            )
            try await waitUntil("the text on the clipboard") {
                try await desktop.clipboard.data(as: "UTF8_STRING", timeout: .patience) == Data(text.utf8)
            }
            try endStaying()
            try await copying
        }
    }
}
