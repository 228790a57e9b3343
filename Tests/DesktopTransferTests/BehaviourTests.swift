import TestScenes
import Testing
import TransferTestSupport

/// Behaviours in windows of GTK, by pointer and keys. `SwiftUICoreTests` has the same ones in memory.
@Suite("Behaviours on a display", .timeLimit(.minutes(20)))
struct BehaviourTests {
    @Test(arguments: Behaviour.all) func viewsSayWhatAPersonDoes(behaviour: Behaviour) async throws {
        try await XServer.run { desktop in
            var person = try await PersonOnDisplay(behaviour, on: desktop)
            let lines = try await person.perform()
            #expect(lines == behaviour.lines, "\(lines.difference(from: behaviour.lines))")
        }
    }
}
