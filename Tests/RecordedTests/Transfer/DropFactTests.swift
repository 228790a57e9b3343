import Testing

@MainActor
@Suite("Recorded drops")
struct DropFactTests {
    nonisolated private static let checks = FactChecks(TypeRows.checks, DropRows.checks)
    /// The rows of a pointer alone, whose gestures windows in memory do not have: `DesktopTransferTests/PointerDragTests` has them.
    nonisolated private static let ofPointer = [
        "P1a", "P1b", "P2a", "P2b", "P2c", "P2d", "P2e", "P2f", "P3a", "P4", "P5a", "P7", "P17z", "P20b", "P22a",
        "P22d",
        "P22e",
    ]
    nonisolated private static let facts = RecordedFact.all(of: "drops").filter { !ofPointer.contains($0.id) }

    @Test("A drop is as it was recorded", arguments: facts)
    func fact(_ fact: RecordedFact) async throws { try await Self.checks.verify(fact) }

    @Test("Each check is for a row of the table")
    func unused() { #expect(Self.checks.unused(by: Self.facts) == []) }
}
