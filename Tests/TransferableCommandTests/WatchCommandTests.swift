import Foundation
import Testing
import TransferTestSupport

@Suite("transferable watch", .timeLimit(.minutes(20)))
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
            try await desktop.clipboard.set(Data("gif".utf8), as: "image/gif")
            let watch = try transferable.start(["watch", "--new", "--once", "--type", "image", "--json"])
            // It may have begun only after a change, which it does not know then.
            try await waitUntil("the end of the wait", interval: .milliseconds(500)) {
                try await desktop.clipboard.set(Data("png".utf8), as: "image/png")
                return !watch.isRunning
            }
            #expect(try await watch.waitForExit() == .exited(0))
            // What was there before is no change.
            #expect(watch.standardOutput.text.contains(#""type":"public.png""#))
            #expect(!watch.standardOutput.text.contains("gif"))
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

    @Test("goes on after a program that does not answer, and a list of files that are gone")
    func failures() async throws {
        try await XServer.run { desktop in
            let transferable = try ClipboardCommand(on: desktop)
            let owner = try transferable.start(["copy", "--foreground", "--text", "never"])
            try await waitUntil("the text") { try await desktop.clipboard.types().contains("UTF8_STRING") }
            try await owner.suspend()
            let watch = try transferable.start(["watch", "--timeout", "2", "--", "sh", "-c", "cat; echo"])
            try await watch.waitForLine(containing: "2.0 seconds", in: watch.standardError)
            try await desktop.clipboard.setText("milk")
            try await watch.waitForLine(containing: "milk")
            owner.resume()
            let file = try transferable.directory.write("bread", to: "note.txt")
            try await transferable.output("copy", "note.txt")
            try await watch.waitForLine(containing: "bread")
            try FileManager.default.removeItem(atPath: file)
            let other = try transferable.start(["watch", "--", "sh", "-c", "cat; echo"])
            try await other.waitForLine(containing: "could not be read", in: other.standardError)
            try await desktop.clipboard.setText("butter")
            for program in [watch, other] {
                try await program.waitForLine(containing: "butter")
                await program.terminate()
            }

            let gone = transferable.directory.file("gone.png")
            let list = try transferable.directory.write("file://\(gone)\r\n", to: "list")
            let lister = try desktop.launch(
                "xclip",
                ["-quiet", "-selection", "clipboard", "-target", "text/uri-list", "-in", list]
            )
            try await waitUntil("the list") { try await desktop.clipboard.types().contains("text/uri-list") }
            let pictures = try transferable.start(["watch", "--type", "png", "--", "sh", "-c", "cat; echo"])
            // It has read the list, whose file is gone.
            try await lister.waitForLine(containing: "request number 2", in: lister.standardError)
            try await desktop.clipboard.set(Data("picture".utf8), as: "image/png")
            try await pictures.waitForLine(containing: "picture")
            await pictures.terminate()
        }
    }

    @Test("goes on to what is copied while something before it is still being sent")
    func tricklingOwner() async throws {
        try await XServer.run { desktop in
            let transferable = try ClipboardCommand(on: desktop)
            let owner = try await SelectionPeer.owner(.trickles, on: desktop)
            let watch = try transferable.start(["watch", "--timeout", "60", "--", "sh", "-c", "cat; echo"])
            // It lists what it has, and is asked for a picture.
            try await owner.event("request", count: 2)
            for text in ["milk", "bread", "butter"] {
                try await desktop.clipboard.setText(text)
                try await watch.waitForLine(containing: text)
            }
            #expect(watch.isRunning && watch.standardError.text.isEmpty)
            // Endless ones are given up when there are too many.
            var owners = [owner]
            for _ in 0..<4 {
                let next = try await SelectionPeer.owner(.trickles, on: desktop)
                try await next.event("request", count: 2)
                owners.append(next)
            }
            try await desktop.clipboard.setText("eggs")
            try await watch.waitForLine(containing: "eggs")
            try await watch.waitForLine(containing: "is left out", in: watch.standardError)
            await watch.terminate()
        }
    }

    @Test("runs each command with the signal of a broken pipe as it was")
    func brokenPipe() async throws {
        try await XServer.run { desktop in
            let transferable = try ClipboardCommand(on: desktop)
            try await desktop.clipboard.setText("one")
            // The first reads nothing of what it is given.
            let script = #"sed -n 's/^SigIgn:.*\(.\)...$/ignored: \1/p' /proc/self/status; exec <&-"#
            let watch = try transferable.start(["watch", "--", "sh", "-c", script])
            let first = try await watch.waitForLine(containing: "ignored")
            try await desktop.clipboard.setText(String(repeating: "two", count: 100_000))
            let second = try await watch.waitForLine(containing: "ignored", count: 2)
            #expect(first == second)
            #expect(watch.isRunning)
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
            #expect(try await transferable.output("watch", "--version").hasPrefix("transferable 0."))
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
