import TestScenes
import Testing

/// Behaviours in memory. `DesktopTransferTests` has the same ones in windows of GTK.
@Suite("Behaviours in memory")
@MainActor
struct BehaviourTests {
    @Test(arguments: Behaviour.all) func viewsSayWhatAPersonDoes(behaviour: Behaviour) async throws {
        let lines = try await PersonInMemory(behaviour).perform()
        #expect(lines == behaviour.lines, "\(lines.difference(from: behaviour.lines))")
    }

    @Test func behavioursHaveNamesOfTheirOwn() {
        #expect(Set(Behaviour.all.map(\.name)).count == Behaviour.all.count)
    }
}
