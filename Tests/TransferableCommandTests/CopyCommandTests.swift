import Foundation
import Testing
import TransferTestSupport

@Suite("transferable copy", .timeLimit(.minutes(10)))
struct CopyCommandTests {
    @Test("gives text to programs that paste")
    func text() async throws {
        try await XServer.run { desktop in
            let transferable = try ClipboardCommand(on: desktop)
            try await transferable.output("copy", "--text", "Grüße, 世界")
            #expect(try await desktop.clipboard.text() == "Grüße, 世界")
            #expect(try await desktop.clipboard.types().contains("text/plain;charset=utf-8"))
            #expect(try await transferable.output("paste") == "Grüße, 世界")
        }
    }

    @Test("tells the type of standard input from its content")
    func standardInput() async throws {
        try await XServer.run { desktop in
            let transferable = try ClipboardCommand(on: desktop)
            let text = try transferable.directory.write("a line\n", to: "text")
            try await transferable.output("copy", input: text)
            #expect(try await desktop.clipboard.text() == "a line\n")
            try await transferable.output("copy", "-n", input: text)
            #expect(try await desktop.clipboard.text() == "a line")

            let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) + Data((0..<100).map { UInt8($0) })
            let picture = try transferable.directory.write(png, to: "picture")
            try await transferable.output("copy", input: picture)
            #expect(try await desktop.clipboard.data(as: "image/png") == png)
            #expect(try await transferable.output("paste", "--list").contains("public.png"))
            // A program that prefers text would take a list of files for what was copied.
            #expect(try await !desktop.clipboard.types().contains("text/uri-list"))
            #expect(try await transferable("paste").standardOutput.data == png)
        }
    }

    @Test("copies a file as a file and as what it contains, and several types of one item")
    func files() async throws {
        try await XServer.run { desktop in
            let transferable = try ClipboardCommand(on: desktop)
            let name = "Notizen #1 – ä?.txt"
            let file = try transferable.directory.write("milk", to: name)
            try await transferable.output("copy", name)
            let list = try await desktop.clipboard.data(as: "text/uri-list")
            let url = try #require(URL(string: String(decoding: list, as: UTF8.self).trimmingCharacters(in: .newlines)))
            #expect(url.path(percentEncoded: false) == file)
            #expect(try await desktop.clipboard.text() == "milk")
            #expect(
                try await transferable.output("paste", "--type", "text/uri-list")
                    == String(decoding: list, as: UTF8.self)
            )

            let picture = try transferable.directory.write("not really", to: "plot.png")
            let table = try transferable.directory.write("a,b\n", to: "table.csv")
            try await transferable.output("copy", "--type", "csv", "--also", "png=\(picture)", input: table)
            #expect(try await desktop.clipboard.data(as: "text/csv") == Data("a,b\n".utf8))
            #expect(try await desktop.clipboard.data(as: "image/png") == Data("not really".utf8))
        }
    }

    @Test("copies several files at once")
    func severalFiles() async throws {
        try await XServer.run { desktop in
            let transferable = try ClipboardCommand(on: desktop)
            let files = try ["one.txt", "two.txt"].map { try transferable.directory.write($0, to: $0) }
            try await transferable.output("copy", "one.txt", "two.txt")
            let list = String(decoding: try await desktop.clipboard.data(as: "text/uri-list"), as: UTF8.self)
            #expect(list.split(whereSeparator: \.isNewline).count == 2)
            #expect(files.allSatisfy { list.contains(URL(filePath: $0).lastPathComponent) })
            _ = try transferable.directory.makeDirectory("saved")
            #expect(try await transferable.output("paste", "--output", "saved").split(separator: "\n").count == 2)
            #expect(
                FileManager.default.contents(atPath: transferable.directory.file("saved/two.txt"))
                    == Data("two.txt".utf8)
            )
        }
    }

    @Test("takes a password off the clipboard when it has been pasted, and tells clipboard managers to leave it alone")
    func once() async throws {
        try await XServer.run { desktop in
            let transferable = try ClipboardCommand(on: desktop)
            let password = try transferable.directory.write("hunter2\n", to: "password")
            try await transferable.output("copy", "--concealed", "--once", "-n", input: password)
            // Looking is not pasting.
            let types = try await desktop.clipboard.types()
            #expect(types.contains("x-kde-passwordManagerHint"))
            #expect(try await transferable.output("paste") == "hunter2")
            try await waitUntil("an empty clipboard") { try await desktop.clipboard.types().isEmpty }
        }
    }

    @Test("stays in the foreground until something else is copied")
    func foreground() async throws {
        try await XServer.run { desktop in
            let transferable = try ClipboardCommand(on: desktop)
            let copy = try transferable.start(["copy", "--foreground", "--text", "one"])
            try await waitUntil("the text") { try await desktop.clipboard.types().contains("UTF8_STRING") }
            #expect(copy.isRunning)
            try await desktop.clipboard.setText("two")
            #expect(try await copy.waitForExit() == .exited(0))
        }
    }

    @Test("empties the clipboard and the primary selection, each by itself")
    func clear() async throws {
        try await XServer.run { desktop in
            let transferable = try ClipboardCommand(on: desktop)
            try await transferable.output("copy", "--text", "clipboard")
            try await transferable.output("copy", "--primary", "--text", "primary")
            try await transferable.output("copy", "--clear")
            #expect(try await desktop.clipboard.types().isEmpty)
            #expect(try await transferable.output("paste", "-selection", "p") == "primary")
            try await transferable.output("copy", "--clear", "--primary")
            #expect(try await transferable.failure("paste", "--primary").contains("The clipboard is empty."))
        }
    }

    @Test("says what cannot be copied, before anything is copied")
    func mistakes() async throws {
        try await XServer.run { desktop in
            let transferable = try ClipboardCommand(on: desktop)
            try await desktop.clipboard.setText("before")
            #expect(
                try await transferable.failure("copy", "missing.txt").contains(
                    "missing.txt cannot be copied: No such file"
                )
            )
            let usage = try await transferable("copy", "--text", "a", "b.txt")
            #expect(usage.standardError.text.contains("either --text or files"))
            #expect(usage.exitStatus == .exited(64))
            #expect(try await transferable("copy", "--type", "no such type", "--text", "a").exitStatus != .exited(0))
            #expect(try await desktop.clipboard.text() == "before")
        }
    }
}
