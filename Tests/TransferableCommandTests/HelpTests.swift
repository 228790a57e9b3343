import Testing
import TransferTestSupport

@Suite("Help, version and completions")
struct HelpTests {
    private let tool: CommandLineTool

    init() throws {
        tool = try CommandLineTool()
    }

    @Test("The help lists all commands, with examples")
    func overview() async throws {
        let help = try await tool.output("--help")
        #expect(help.contains("OVERVIEW: "))
        #expect(help.contains("EXAMPLES\n"))
        #expect(Set(try Self.commands(in: help)) == Set(Self.commands))
    }

    @Test("Each command has an abstract and examples", arguments: Self.commands)
    func help(command: String) async throws {
        let help = try await tool.output(command, "--help")
        #expect(help.contains("OVERVIEW: "))
        let examples = try #require(help.range(of: "EXAMPLES\n"))
        #expect(help[examples.upperBound...].contains(" transferable \(command)"))
    }

    private static let commands = [
        "bundle", "copy", "declare", "drag", "drop", "keep", "nearby", "paste", "port", "share", "symbol", "type",
        "watch",
    ]

    /// The names in the list of subcommands of a help.
    private static func commands(in help: String) throws -> [String] {
        let start = try #require(help.range(of: "SUBCOMMANDS:\n"))
        return help[start.upperBound...].split(separator: "\n", omittingEmptySubsequences: false)
            .prefix { !$0.isEmpty }
            .compactMap { $0.wholeMatch(of: #/  (\w+)(?:[, ].*)?/#).map { String($0.1) } }
    }

    @Test("The version is a semantic one, and says what the command was built with")
    func version() async throws {
        let version = try await tool.output("--version")
        #expect(version.contains(/^transferable \d+\.\d+\.\d+(, commit [0-9a-f]{7})?\nSwift \d+\.\d+/))
        #expect(version.contains("Clipboards: Wayland, X11, files, terminal"))
    }

    @Test("Completion scripts know the commands and their options", arguments: ["bash", "zsh", "fish"])
    func completions(shell: String) async throws {
        let script = try await tool.output("--generate-completion-script", shell)
        for word in ["type", "declare", "json", "install", "remove", "dry-run", "drag", "drop", "print0"] {
            #expect(script.contains(word), "\(word)")
        }
    }

    @Test("Options of ArgumentParser's own reach it")
    func ownOptions() async throws {
        #expect(try await tool.output("--experimental-dump-help").contains("\"commandName\""))
        #expect(try await tool.output("--help-hidden").contains("OVERVIEW: "))
        #expect(try await tool.output("help").contains("OVERVIEW: "))
        #expect(try await tool.output("help", "copy").contains("EXAMPLES"))
        #expect(try await tool(["--nonsense"]).standardError.text.contains("Unknown option '--nonsense'"))
    }

    @Test("Bash accepts its completion script")
    func bash() async throws {
        let script = try await tool.output("--generate-completion-script", "bash")
        let path = try tool.directory.write(script, to: "completions")
        try await run("bash", ["-n", path])
    }
}
