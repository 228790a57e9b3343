import Foundation
import Testing
import TransferTestSupport

/// The messages of `transferable drag` and `drop` before any window is shown. There is no display here.
@Suite("transferable drag and drop")
struct DragAndDropCommandTests {
    private let tool: CommandLineTool

    init() throws {
        tool = try CommandLineTool()
        try tool.directory.write("x", to: "file.txt")
    }

    /// The message that shows that the arguments were accepted: the window would be next.
    private static let accepted = "Error: No display could be opened."

    @Test(
        "Mistakes in the arguments are usage errors that say what to do",
        arguments: [
            (["drag"], "There is nothing to drag"), (["drag", "-", "-"], "only once"),
            (["drag", "file.txt", "--name", "x"], "add “-”"),
            (["drag", "--all", "--icons", "file.txt"], "one of them"),
            (["drag", "--target"], "transferable drop"), (["drag", "--type", "nonsense", "file.txt"], "public.png"),
            (["drop", "--list", "--json"], "one of them"), (["drop", "--list", "--output", "."], "--output"),
            (["drop", "--type", "no/such"], "image/png"), (["drop", "file.txt"], "Unexpected argument"),
        ]
    )
    func usage(arguments: [String], advice: String) async throws {
        let program = try await tool(arguments)
        #expect(program.exitStatus == .exited(64), "\(program.transcript)")
        #expect(program.standardError.text.contains(advice), "\(program.transcript)")
    }

    @Test("All files that are missing are named")
    func missingFiles() async throws {
        let program = try await tool("drag", "file.txt", "missing\u{1B}[31m", "file:///no/such", "no/such/either")
        #expect(program.exitStatus == .exited(1))
        let text = program.standardError.text
        #expect(!text.contains("\u{1B}"))
        for name in ["missing\u{FFFD}[31m", "file:///no/such", "no/such/either"] {
            #expect(text.contains("There is no file “\(name)”: check the path."), "\(text)")
        }
        #expect(!text.contains("file.txt"))
    }

    @Test("What is no file is not dragged")
    func specialFiles() async throws {
        let program = try await tool("drag", "/dev/zero")
        #expect(program.exitStatus == .exited(1))
        #expect(program.standardError.text.contains("“/dev/zero” is neither a file nor a folder"))
    }

    @Test("A directory that nothing can be saved in is an error with a remedy")
    func outputDirectory() async throws {
        let missing = try await tool("drop", "--output", "missing")
        #expect(missing.exitStatus == .exited(1))
        #expect(missing.standardError.text.contains("mkdir -p"))
        let file = try await tool("drop", "--output", "file.txt")
        #expect(file.exitStatus == .exited(1))
        #expect(file.standardError.text.contains("is not a directory"))
    }

    @Test(
        "Options go by the names that other tools have for them",
        arguments: [
            ["drag", "-x", "-a", "-T", "file.txt"], ["drag", "--and-exit", "--icons-only", "file.txt"],
            ["drag", "--icon-only", "."], ["drag", "..", "file.txt"], ["drag", "https://example.org"],
            ["drag", "--text", "a", "--text", "b"], ["drop", "-x", "-p", "-0"],
            ["drop", "--print-path", "--print-url"],
            ["target", "--and-exit"],
        ]
    )
    func names(arguments: [String]) async throws {
        let program = try await tool(arguments)
        #expect(program.exitStatus == .exited(1))
        #expect(program.standardError.text.hasPrefix(Self.accepted), "\(program.transcript)")
    }

    @Test(
        "Types are identifiers, those of apps too, MIME types, extensions and kinds",
        arguments: [
            "public.png", "com.example.unheard-of", "image/png", "image/x-unheard-of", ".png", "png", ".gpx", "image",
            "text", "audio",
        ]
    )
    func types(type: String) async throws {
        let program = try await tool("drop", "--type", type)
        #expect(program.standardError.text.hasPrefix(Self.accepted), "\(program.transcript)")
    }

    @Test("What is no type is an error", arguments: ["zzyzx", "photo.jpg", "docs/missing", "", "a..b.c", "image/"])
    func noTypes(type: String) async throws {
        let program = try await tool("drop", "--type", type)
        #expect(program.exitStatus == .exited(64))
        #expect(program.standardError.text.contains("“\(type)” is not a type."), "\(program.transcript)")
    }

    @Test("Nothing from standard input is an error")
    func emptyInput() async throws {
        let program = try await tool("drag", "-")
        #expect(program.exitStatus == .exited(1))
        #expect(program.standardError.text.contains("Nothing came from standard input"), "\(program.transcript)")
    }

    @Test("Without the program for windows it says how to have it")
    func missingProgram() async throws {
        let copy = tool.directory.file("transferable")
        // A program that this process writes cannot be started while another, just forked, still has it open.
        try await run("cp", [try BuiltProduct.path(of: "transferable"), copy])
        let program = try RunningProgram(copy, ["drop"], environment: tool.environment)
        #expect(try await program.waitForExit() == .exited(1))
        #expect(program.standardError.text.contains("“\(tool.directory.path)/transferable-window” is missing"))
        #expect(program.standardError.text.contains("--product transferable-window"))
    }

    @Test("The command itself does not load a toolkit")
    func libraries() async throws {
        let libraries = try await run("ldd", [try BuiltProduct.path(of: "transferable")]).standardOutput.text
        #expect(!libraries.contains("gtk") && !libraries.contains("libX11"))
    }
}
