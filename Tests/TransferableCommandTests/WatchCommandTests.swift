import Foundation
import Testing
import TransferTestSupport

@Suite("transferable watch", .timeLimit(.minutes(10)))
struct WatchCommandTests {
    @Test("prints a line each time that something else is copied")
    func lines() async throws {
        try await XServer.run { desktop in
            let transferable = try ClipboardCommand(on: desktop)
            try await desktop.clipboard.setText("one")
            let watch = try transferable.start(["watch"])
            try await watch.waitForLine(containing: "public.utf8-plain-text")
            try await desktop.clipboard.set(Data("png".utf8), as: "image/png")
            try await watch.waitForLine(containing: "public.png")
            #expect(watch.isRunning)
            await watch.terminate()
        }
    }

    @Test("waits for the first change of a type, and tells it as JSON")
    func once() async throws {
        try await XServer.run { desktop in
            let transferable = try ClipboardCommand(on: desktop)
            try await desktop.clipboard.setText("one")
            let watch = try transferable.start(["watch", "--new", "--once", "--type", "image", "--json"])
            // It has to have begun to wait, which only its lack of an end can tell.
            try await Task.sleep(for: .milliseconds(500))
            #expect(watch.isRunning)
            try await desktop.clipboard.set(Data("png".utf8), as: "image/png")
            #expect(try await watch.waitForExit() == .exited(0))
            #expect(watch.standardOutput.text.contains(#""type":"public.png""#))
        }
    }

    @Test("gives a command what was copied, but no passwords")
    func command() async throws {
        try await XServer.run { desktop in
            let transferable = try ClipboardCommand(on: desktop)
            let script = #"printf '%s:' "$CLIPBOARD_STATE"; cat; echo"#
            let watch = try transferable.start(["watch", "--", "sh", "-c", script])
            try await watch.waitForLine(containing: "nil:")
            try await desktop.clipboard.setText("milk")
            try await watch.waitForLine(containing: "data:milk")
            try await transferable.output("copy", "--concealed", "--text", "hunter2")
            try await watch.waitForLine(containing: "sensitive:")
            #expect(!watch.standardOutput.text.contains("hunter2"))
            await watch.terminate()
        }
    }

    @Test("takes options before the command as its own, and all after it as the command's")
    func arguments() async throws {
        try await XServer.run { desktop in
            let transferable = try ClipboardCommand(on: desktop)
            try await desktop.clipboard.setText("text")
            for help in ["--help", "-h"] {
                #expect(try await transferable.output("watch", help).contains("USAGE: transferable watch"))
            }
            #expect(try await transferable.output("watch", "--version").hasPrefix("0."))
            for command in [["watch", "--mistyped"], ["watch", "-1", "--mistyped", "cat"]] {
                let watch = try transferable.start(command)
                #expect(try await watch.waitForExit() == .exited(64))
                #expect(watch.standardError.text.contains("Unknown option '--mistyped'"))
            }
            #expect(try await transferable.failure("watch", "no-such-program").contains("no program “no-such-program”"))
            #expect(try await transferable.output("watch", "--once", "cat", "-n").contains("1\ttext"))
            #expect(try await transferable.output("watch", "--once", "--", "cat", "-n").contains("1\ttext"))
        }
    }
}
