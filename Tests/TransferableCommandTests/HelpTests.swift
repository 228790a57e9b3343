import Testing
import TransferTestSupport

@Suite("Help, version and completions")
struct HelpTests {
    private let tool: CommandLineTool

    init() throws {
        tool = try CommandLineTool()
    }

    @Test("Each command has an abstract and examples", arguments: [[], ["type"], ["symbol"], ["drag"], ["drop"], ["declare"]])
    func help(command: [String]) async throws {
        let program = try await tool(command + ["--help"])
        #expect(program.exitStatus == .exited(0))
        #expect(program.standardOutput.text.contains("OVERVIEW: "))
        #expect(program.standardOutput.text.contains("EXAMPLES\n"))
        for name in command.isEmpty ? ["type", "drag", "drop", "declare"] : command {
            #expect(program.standardOutput.text.contains(" transferable \(name)"), "\(name)")
        }
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

    @Test("Bash accepts its completion script")
    func bash() async throws {
        let script = try await tool.output("--generate-completion-script", "bash")
        let path = try tool.directory.write(script, to: "completions")
        try await run("bash", ["-n", path])
    }
}
