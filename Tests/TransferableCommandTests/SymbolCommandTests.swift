import Testing
import TransferTestSupport

@Suite("transferable symbol")
struct SymbolCommandTests {
    private let tool: CommandLineTool

    init() throws {
        tool = try CommandLineTool()
    }

    @Test("Names are drawn, composed or unknown")
    func answers() async throws {
        let program = try await tool(["symbol", "trash", "trash.circle.fill", "trashh"])
        #expect(program.exitStatus == .exited(1))
        let lines = program.standardOutput.text.split(separator: "\n").map { $0.split(separator: "\t") }
        #expect(
            lines.map { $0.prefix(2) } == [
                ["trash", "drawn"], ["trash.circle.fill", "composed"], ["trashh", "unknown"],
            ]
        )
        #expect(lines.last?.last?.hasPrefix("trash") == true)
    }

    @Test("Drawn names are found by a part of them and by their word")
    func finding() async throws {
        let found = try await tool.output("symbol", "--find", "delete").split(separator: "\n")
        #expect(found.contains("trash\tDelete"))
        #expect(found.allSatisfy { $0.lowercased().contains("delete") })
        let all = try await tool.output("symbol").split(separator: "\n")
        #expect(all.count > 300 && all.contains("trash\tDelete") && !all.contains { $0.hasPrefix("glyph.") })
    }

    @Test("A symbol is written as SVG, in the weight that is asked for")
    func vectors() async throws {
        let regular = try await tool.output("symbol", "--svg", "trash")
        #expect(regular.hasPrefix("<svg ") && regular.contains("stroke-width=\"1.7\""))
        let black = try await tool.output("symbol", "--svg", "--weight", "900", "trash")
        #expect(black.contains("stroke-width=\"3.15\""))
    }

    @Test(
        "What cannot be done is said",
        arguments: [
            ["--svg"], ["--svg", "flux.capacitor"], ["--weight", "5", "trash"], ["--find", "x", "trash"],
        ]
    )
    func mistakes(arguments: [String]) async throws {
        let program = try await tool(["symbol"] + arguments)
        #expect(program.exitStatus != .exited(0))
        #expect(!program.standardError.text.isEmpty && program.standardOutput.text.isEmpty)
    }
}
