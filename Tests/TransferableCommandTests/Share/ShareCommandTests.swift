import Foundation
import Testing
import TransferTestSupport

@Suite("transferable share")
struct ShareCommandTests {
    private static let programs = [
        InstalledPrograms.Program("org.example.viewer", "Viewer", opens: ["image/png", "image/jpeg"]),
        InstalledPrograms.Program("org.example.painter", "Painter", opens: ["image/png"]),
        InstalledPrograms.Program("org.example.editor", "Editor", opens: ["text/plain"]),
        InstalledPrograms.Program("org.example.browser", "Browser", opens: ["x-scheme-handler/https", "text/html"]),
    ]

    private let share: ShareTool

    init() throws {
        share = try ShareTool(InstalledPrograms(Self.programs, defaults: ["image/png": "org.example.painter"]))
    }

    /// The places that are listed, by their titles.
    private func places(_ arguments: String...) async throws -> [String] {
        let program = try await share(arguments + ["--list"])
        guard program.exitStatus == .exited(0) else { throw TestSupportError(program.transcript) }
        return program.standardOutput.text.split(separator: "\n").compactMap {
            $0.split(separator: "\t").last.map(String.init)
        }
    }

    @Test("A picture goes to exactly the apps that open it, the default first")
    func pictureApps() async throws {
        let file = try share.directory.write("a picture", to: "photo.png")
        #expect(try await places(file) == ["Painter", "Viewer"])
    }

    @Test("Several files go to apps that open all of them")
    func severalFiles() async throws {
        let (first, second) = (
            try share.directory.write("1", to: "1.png"), try share.directory.write("2", to: "2.jpeg")
        )
        #expect(try await places(first, second) == ["Viewer"])
        let text = try share.directory.write("3", to: "3.txt")
        let program = try await share([first, text])
        #expect(program.exitStatus == .exited(1))
        #expect(program.standardError.text.contains("No app opens all of that."))
    }

    @Test("An app that opens a general type opens the more special ones")
    func subtypes() async throws {
        let file = try share.directory.write("print(1)", to: "program.py")
        #expect(try await places(file) == ["Editor"])
    }

    @Test("Links go to apps for their scheme, text to editors")
    func linksAndText() async throws {
        #expect(try await places("https://example.org/") == ["QR Code", "Browser"])
        #expect(try await places("--text", "hello") == ["QR Code", "Editor"])
    }

    @Test("An app is started with the files themselves")
    func files() async throws {
        let first = try share.directory.write("one", to: "first one.png")
        let second = try share.directory.write("two", to: "second.png")
        #expect(try await share([first, second, "--with", "viewer"]).exitStatus == .exited(0))
        #expect(try await share.programs.opened(by: "org.example.viewer") == [first, second])
    }

    @Test("Text is written to a file that is there when the app reads it, after the command has ended")
    func exportedText() async throws {
        #expect(try await share(["--text", "hello", "--with", "Editor"]).exitStatus == .exited(0))
        let files = try await share.programs.opened(by: "org.example.editor")
        let name = try #require(files.first.map { URL(filePath: $0).lastPathComponent })
        #expect(name.hasSuffix(".txt"))
        #expect(share.programs.contents(of: name, openedBy: "org.example.editor") == "hello")
    }

    @Test("A file that was written for an app is gone once the app had time to read it")
    func exportedFilesAreRemoved() async throws {
        let temporary = try #require(share.programs.environment["TMPDIR"])
        func exported() -> [String] {
            (FileManager.default.subpaths(atPath: temporary) ?? []).filter { $0.hasSuffix(".txt") }.sorted()
        }
        #expect(try await share(["--text", "first", "--with", "Editor"]).exitStatus == .exited(0))
        let first = exported()
        #expect(first.count == 1)
        // An app that is slow to start has the file, whatever is shared meanwhile.
        #expect(try await share(["--text", "second", "--with", "Editor"]).exitStatus == .exited(0))
        let both = exported()
        #expect(both.count == 2 && both.contains(first[0]))
        // After two hours nothing begins to read it.
        for name in try FileManager.default.contentsOfDirectory(atPath: temporary) {
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSinceNow: -7200)],
                ofItemAtPath: temporary + "/" + name
            )
        }
        #expect(try await share(["--text", "third", "--with", "Editor"]).exitStatus == .exited(0))
        #expect(exported().count == 1 && Set(exported()).isDisjoint(with: both))
        // What is not sent leaves nothing.
        #expect(try await share(["--text", "fourth", "--with", "Nothing"]).exitStatus == .exited(1))
        #expect(exported().count == 1)
    }

    @Test("A code of a link or a short text is printed, and none of more than a camera reads")
    func code() async throws {
        let code = try await share(["https://example.org/", "--with", "code"])
        #expect(code.exitStatus == .exited(0))
        // 25 modules, with room of 4 on both sides; each line has two of them.
        let lines = code.standardOutput.text.split(separator: "\n")
        #expect(lines.count == 17)
        #expect(lines.allSatisfy { $0.count(where: { "█▀▄ ".contains($0) }) == 33 })
        let long = try await share(["--text", String(repeating: "long ", count: 200), "--with", "code"])
        #expect(long.exitStatus == .exited(1))
        #expect(long.standardError.text.contains("1000 bytes would be too fine for a camera"))
        let file = try share.directory.write("a picture", to: "photo.png")
        #expect(try await share([file, "--with", "code"]).exitStatus == .exited(1))
    }

    @Test("A link is opened as it is")
    func link() async throws {
        let link = "https://example.org/a?b=c"
        #expect(try await share([link, "--with", "org.example.browser"]).exitStatus == .exited(0))
        #expect(try await share.programs.opened(by: "org.example.browser") == [link])
    }

    @Test("The app that was used last is listed first the next time")
    func recent() async throws {
        let file = try share.directory.write("a picture", to: "photo.png")
        #expect(try await share([file, "--with", "Viewer"]).exitStatus == .exited(0))
        #expect(try await places(file) == ["Viewer", "Painter"])
    }

    @Test("An app that does not open it is an error that names those that do")
    func otherApp() async throws {
        let file = try share.directory.write("a picture", to: "photo.png")
        let program = try await share([file, "--with", "Editor"])
        #expect(program.exitStatus == .exited(1))
        #expect(
            program.standardError.text.contains(
                "There is no place “Editor” that takes all of that. These do: “Painter”, “Viewer”."
            )
        )
        try share.programs.uninstall("org.example.painter")
        #expect(try await share([file, "--with", "Painter"]).exitStatus == .exited(1))
    }

    @Test("A file that is not there is an error")
    func missingFile() async throws {
        let program = try await share(["nothing.png", "--list"])
        #expect(program.exitStatus == .exited(1))
        #expect(program.standardError.text.contains("There is no file “nothing.png”"))
    }
}
