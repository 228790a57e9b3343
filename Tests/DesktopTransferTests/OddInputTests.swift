import Testing
import TransferTestSupport

/// Views inside very many others, on a real display.
@Suite("Odd input on a display", .timeLimit(.minutes(20)))
struct OddInputTests {
    /// Runs a probe until it has shown the last of its views.
    private func run(_ probe: String, until line: String, environment: [String: String]) async throws {
        try await XServer.run { desktop in
            let variables = environment.merging(["PROBE": probe]) { own, _ in own }
            let program = try desktop.launch(
                "env",
                variables.map { "\($0)=\($1)" } + [BuiltProduct.path(of: "TransferProbe")]
            )
            try await program.waitForLine(containing: line)
            await program.terminate()
        }
    }

    @Test("Ten thousand views around another are shown, changed and removed", arguments: ["padding", "stack"])
    func nesting(kind: String) async throws {
        try await run("nested", until: "nested: removed", environment: ["PROBE_KIND": kind, "PROBE_DEPTH": "10000"])
    }
}
