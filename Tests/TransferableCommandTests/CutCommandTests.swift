import Foundation
import Testing
import TransferTestSupport

@Suite("Cutting files", .timeLimit(.minutes(20)))
struct CutCommandTests {
    private func names(_ path: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    }

    @Test("moves what was cut, once, and says before that it was")
    func move() async throws {
        try await XServer.run { desktop in
            let transferable = try ClipboardCommand(on: desktop)
            let directory = transferable.directory
            try directory.write("one", to: "from/one.txt")
            try directory.write("two", to: "from/folder/two.txt")
            try await transferable.output("copy", "--cut", "from/one.txt", "from/folder")
            #expect(try await desktop.clipboard.data(as: "application/x-kde-cutselection") == Data("1".utf8))
            #expect(try await transferable.output("paste", "--list").contains("public.file-url"))
            #expect(try await transferable.output("paste", "--list").contains("(cut)\n"))
            #expect(try await transferable.output("paste", "--json").contains(#""isCut" : true"#))

            // A copy leaves everything as it was.
            try await transferable.output("paste", "--output", "copies/")
            #expect(try names(directory.file("from")) == ["folder", "one.txt"])

            let moved = try await transferable.output("paste", "--move", "--output", "to/")
            #expect(
                moved.split(separator: "\n").map { URL(filePath: String($0)).lastPathComponent } == [
                    "one.txt", "folder",
                ]
            )
            #expect(try names(directory.file("from")).isEmpty)
            #expect(try names(directory.file("to")) == ["folder", "one.txt"])
            #expect(FileManager.default.contents(atPath: directory.file("to/folder/two.txt")) == Data("two".utf8))
            #expect(try await desktop.clipboard.types().isEmpty)
            #expect(try await transferable.failure("paste", "--move").contains("The clipboard is empty."))
        }
    }

    @Test("moves nothing that was only copied, and replaces nothing unless it is told to")
    func refusals() async throws {
        try await XServer.run { desktop in
            let transferable = try ClipboardCommand(on: desktop)
            let directory = transferable.directory
            try directory.write("new", to: "from/note.txt")
            try directory.write("old", to: "to/note.txt")
            try await transferable.output("copy", "from/note.txt")
            #expect(try await !transferable.output("paste", "--list").contains("(cut)"))
            #expect(try await transferable.output("paste", "--json").contains(#""isCut" : false"#))
            #expect(try await transferable.failure("paste", "--move").contains("No files on the clipboard were cut."))
            #expect(try names(directory.file("from")) == ["note.txt"])

            try await transferable.output("copy", "--cut", "from/note.txt")
            #expect(
                try await transferable.failure("paste", "--move", "-o", "nowhere").contains("“nowhere” is no folder")
            )
            #expect(try await transferable.output("paste", "--move", "-o", "to").hasSuffix("/note 2.txt\n"))
            #expect(FileManager.default.contents(atPath: directory.file("to/note.txt")) == Data("old".utf8))

            try directory.write("newer", to: "from/note.txt")
            try await transferable.output("copy", "--cut", "from/note.txt")
            #expect(try await transferable.output("paste", "--move", "--replace", "-o", "to").hasSuffix("/note.txt\n"))
            #expect(FileManager.default.contents(atPath: directory.file("to/note.txt")) == Data("newer".utf8))
        }
    }

    @Test("names each file that cannot be moved, and moves the others")
    func missing() async throws {
        try await XServer.run { desktop in
            let transferable = try ClipboardCommand(on: desktop)
            let directory = transferable.directory
            let one = try directory.write("one", to: "one.txt")
            let list = [
                "cut", URL(filePath: directory.file("gone.txt")).absoluteString, URL(filePath: one).absoluteString,
            ]
            try await desktop.clipboard.set(
                Data(list.joined(separator: "\n").utf8),
                as: "x-special/gnome-copied-files"
            )
            let paste = try await transferable("paste", "--move", "-o", "to/")
            #expect(paste.exitStatus == .exited(1))
            #expect(paste.standardOutput.text.hasSuffix("/to/one.txt\n"))
            #expect(paste.standardError.text.contains("/gone.txt: No such file or directory"))
            #expect(!FileManager.default.fileExists(atPath: one))
        }
    }

    @Test("works with a pasteboard in files")
    func named() async throws {
        let runtime = try TemporaryDirectory()
        let transferable = try ClipboardCommand(environment: ["XDG_RUNTIME_DIR": runtime.path, "PATH": "/usr/bin:/bin"])
        try transferable.directory.write("one", to: "from/one.txt")
        try await transferable.output("copy", "--cut", "from/one.txt")
        #expect(try await transferable.output("paste", "--list").contains("(cut)"))
        try await transferable.output("paste", "--move")
        #expect(FileManager.default.contents(atPath: transferable.directory.file("one.txt")) == Data("one".utf8))
        #expect(try await transferable.failure("paste", "--move").contains("The clipboard is empty."))
    }

    @Test("takes nothing but files")
    func usage() async throws {
        let tool = try CommandLineTool()
        for arguments in [
            ["copy", "--cut"], ["copy", "--cut", "--text", "x"], ["copy", "--cut", "-"],
            ["paste", "--move", "--list"], ["paste", "--move", "--type", "png"], ["paste", "--replace"],
        ] {
            #expect(try await tool(arguments).exitStatus == .exited(64), "\(arguments)")
        }
    }

    // MARK: With a file manager

    /// Shows a folder in PCManFM, with the keyboard in the list of its files.
    private func show(_ path: String, on desktop: XServer) async throws {
        let manager = try await FileManagerPeer.showing(path, on: desktop, at: Point(20, 40))
        try await desktop.activate(manager.window)
        try await desktop.input.click(manager.emptyPlace)
    }

    @Test("in PCManFM is known here, and the files are moved")
    func fromFileManager() async throws {
        try await XServer.run { desktop in
            let transferable = try ClipboardCommand(on: desktop)
            let directory = transferable.directory
            try directory.write("one", to: "from/one.txt")
            try directory.write("two", to: "from/Grüße #2.txt")
            try await show(directory.file("from"), on: desktop)
            try await desktop.input.key("ctrl+a")
            try await desktop.input.key("ctrl+x")
            try await waitUntil("the files on the clipboard") {
                try await desktop.clipboard.types().contains("x-special/gnome-copied-files")
            }
            for _ in 0..<2 { #expect(try await transferable.output("paste", "--list").contains("(cut)")) }
            try await transferable.output("paste", "--move", "-o", "to/")
            #expect(try names(directory.file("from")).isEmpty)
            #expect(try names(directory.file("to")) == ["Grüße #2.txt", "one.txt"])
            #expect(try await desktop.clipboard.types().isEmpty)
        }
    }

    @Test("here is known to PCManFM, which moves the files")
    func toFileManager() async throws {
        try await XServer.run { desktop in
            let transferable = try ClipboardCommand(on: desktop)
            let directory = transferable.directory
            let one = try directory.write("one", to: "from/one.txt")
            let to = try directory.makeDirectory("to")
            try await transferable.output("copy", "--cut", "from/one.txt")
            try await show(to, on: desktop)
            try await desktop.input.key("ctrl+v")
            try await waitUntil("the file in its new place") {
                FileManager.default.contents(atPath: directory.file("to/one.txt")) == Data("one".utf8)
                    && !FileManager.default.fileExists(atPath: one)
            }
            // Who asks again has nothing to move.
            try await waitUntil("no file to be moved") {
                guard try await desktop.clipboard.types().contains("x-special/gnome-copied-files") else { return true }
                return try await desktop.clipboard.data(as: "x-special/gnome-copied-files") == Data("cut".utf8)
            }
        }
    }
}
