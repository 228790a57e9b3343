import Foundation
import Testing
import TransferTestSupport

@Suite("transferable type")
struct TypeCommandTests {
    private let tool: CommandLineTool

    init() throws {
        tool = try CommandLineTool()
    }

    /// An object of the array that `--json` prints.
    private typealias Answer = [String: Any]

    private func answers(_ queries: String...) async throws -> [Answer] {
        try Self.answers(in: try await tool(["type", "--json"] + queries))
    }

    private static func answers(in program: RunningProgram) throws -> [Answer] {
        try #require(try JSONSerialization.jsonObject(with: program.standardOutput.data) as? [Answer])
    }

    // MARK: What a query is

    @Test(
        "Extensions, MIME types, identifiers and bare extensions are told apart",
        arguments: [
            (".jpg", "public.jpeg"), (".JPG", "public.jpeg"), ("image/png", "public.png"),
            ("text/plain;charset=utf-8", "public.utf8-plain-text"), ("public.mp3", "public.mp3"),
            ("PUBLIC.MP3", "public.mp3"), ("png", "public.png"), (".app", "com.apple.application-file"),
            ("inode/directory", "public.folder"), (".gpx", "dyn.ah62d4rv4ge80s6d2"), ("gpx", "dyn.ah62d4rv4ge80s6d2"),
        ]
    )
    func queries(query: String, identifier: String) async throws {
        let answers = try await answers(query)
        #expect(answers.map { $0["identifier"] as? String } == [identifier])
        #expect(answers.first?["query"] as? String == query)
    }

    @Test("What exists is a path, whatever its name looks like")
    func pathsComeFirst() async throws {
        _ = try tool.directory.makeDirectory(".jpg")
        for name in ["png", "image/png", "public.text"] {
            try tool.directory.write("{\\rtf1 text}", to: name)
        }
        let answers = try await answers(".jpg", "png", "image/png", "public.text", ".", "..", "image")
        let identifiers = answers.map { $0["identifier"] as? String }
        #expect(
            identifiers == [
                "public.folder", "public.rtf", "public.rtf", "public.plain-text", "public.folder", "public.folder",
                "public.folder",
            ]
        )
    }

    // MARK: Text

    @Test("A type is printed with its tags and the tree of its parents")
    func text() async throws {
        let text = try await tool.output("type", ".svg")
        #expect(
            text == """
                .svg
                  identifier   public.svg-image
                  description  SVG image
                  extensions   svg, svgz
                  MIME types   image/svg+xml
                  conforms to
                    ├─ public.image
                    │  ├─ public.data
                    │  │  └─ public.item
                    │  └─ public.content
                    └─ public.xml
                       └─ public.text
                          ├─ public.data …
                          └─ public.content

                """
        )
    }

    @Test("Where Apple has no MIME type the desktop's is named")
    func desktopMIMEType() async throws {
        #expect(try await tool.output("type", ".c").contains("  desktop MIME text/x-csrc\n"))
        #expect(try await tool.output("type", ".png").contains("desktop MIME") == false)
    }

    @Test("Of a file it is said what told the type")
    func evidence() async throws {
        try tool.directory.write("GIF89a", to: "picture.png")
        try tool.directory.write("GIF89a", to: "picture")
        try tool.directory.write("", to: "empty")
        _ = try tool.directory.makeDirectory("folder")
        try FileManager.default.createSymbolicLink(atPath: tool.directory.file("nowhere"), withDestinationPath: "none")
        let expected = [
            ("picture.png", "public.png", "its name"), ("picture", "com.compuserve.gif", "its content"),
            ("empty", "public.data", "neither its name nor its content"), ("folder", "public.folder", "its kind"),
            ("nowhere", "public.symlink", "its kind"),
        ]
        for (name, identifier, evidence) in expected {
            let text = try await tool.output("type", name)
            #expect(text.contains("  identifier   \(identifier)\n"), "\(name)")
            #expect(text.contains("  told by      \(evidence)\n"), "\(name)")
        }
    }

    @Test("A file's name cannot control the terminal")
    func controlCharacters() async throws {
        let name = "a\u{1B}[31m\u{202E}\n.png"
        try tool.directory.write("x", to: name)
        let program = try await tool("type", name, "\u{1B}[2Jnone")
        #expect(program.standardError.text.contains("[2Jnone") && !program.standardError.text.contains("\u{1B}"))
        // As with ls, a pipe gets the name and a terminal does not.
        #expect(program.standardOutput.text.hasPrefix(name + "\n"))
        let command = "'\(try BuiltProduct.path(of: "transferable"))' type *.png"
        let terminal = try await run(
            "/usr/bin/env",
            ["-C", tool.directory.path, "script", "-qec", command, "/dev/null"],
            environment: tool.environment
        )
        let text = terminal.standardOutput.text
        #expect(text.contains("public.png"))
        #expect(!text.contains("\u{1B}") && !text.contains("\u{202E}"))
    }

    // MARK: JSON

    @Test("The JSON has exactly the documented keys, with null for what a type does not have")
    func schema() async throws {
        let answers = try await answers(".png", "public.item", "application/x-unheard-of")
        let keys: Set = [
            "query", "identifier", "description", "isDynamic", "isDeclared", "preferredFilenameExtension",
            "preferredMIMEType", "extensions", "mimeTypes", "supertypes",
        ]
        for answer in answers { #expect(Set(answer.keys) == keys) }

        let png = try #require(answers.first)
        #expect(png["description"] as? String == "PNG image")
        #expect(png["isDynamic"] as? Bool == false && png["isDeclared"] as? Bool == true)
        #expect(png["preferredFilenameExtension"] as? String == "png")
        #expect(png["preferredMIMEType"] as? String == "image/png")
        #expect(png["extensions"] as? [String] == ["png"])
        #expect(png["mimeTypes"] as? [String] == ["image/png"])
        #expect(png["supertypes"] as? [String] == ["public.content", "public.data", "public.image", "public.item"])

        #expect(answers[1]["preferredFilenameExtension"] is NSNull && answers[1]["preferredMIMEType"] is NSNull)
        #expect(answers[1]["extensions"] as? [String] == [] && answers[1]["supertypes"] as? [String] == [])

        #expect(answers[2]["isDynamic"] as? Bool == true && answers[2]["isDeclared"] as? Bool == false)
        #expect((answers[2]["identifier"] as? String)?.hasPrefix("dyn.") == true)
        #expect(answers[2]["mimeTypes"] as? [String] == ["application/x-unheard-of"])
    }

    // MARK: No answer

    @Test(
        "An unknown query is named on standard error, with what to try",
        arguments: [
            ("no.such.type", "Check its spelling"), ("zzyzx", "Try “.zzyzx”"), ("docs/missing", "Check the path"),
            ("/nowhere/at/all.png", "Check the path"), ("a/b/c", "Check the path"), ("", "Check its spelling"),
            ("no-such-file.jpg", "try “.jpg”"),
        ]
    )
    func unknown(query: String, advice: String) async throws {
        let program = try await tool("type", "--json", ".png", query, "public.mp3")
        #expect(program.exitStatus == .exited(1))
        #expect(program.standardError.text.contains("“\(query)”"))
        #expect(program.standardError.text.contains(advice))
        let identifiers = try Self.answers(in: program).map { $0["identifier"] as? String }
        #expect(identifiers == ["public.png", "public.mp3"])
    }

    @Test("Unknown queries alone make an empty array")
    func nothing() async throws {
        let program = try await tool("type", "--json", "no.such.type")
        #expect(program.exitStatus == .exited(1))
        #expect(try Self.answers(in: program).isEmpty)
    }

    @Test("Extensions and MIME types that cannot be are errors, however long they are")
    func hostileQueries() async throws {
        let long = String(repeating: "a", count: 60_000)
        for query in [".\(long)", long, "\(long)/\(long)", "image/\(long)", "image/", "/image", "image/a b"] {
            let program = try await tool("type", query)
            #expect(program.exitStatus == .exited(1), "\(query.prefix(20))")
            #expect(program.standardError.data.count < 1000)
        }
    }

    @Test("Without a query there is a usage error")
    func usage() async throws {
        let program = try await tool("type")
        #expect(program.exitStatus == .exited(64))
        #expect(program.standardError.text.contains("Usage: transferable type"))
    }
}
