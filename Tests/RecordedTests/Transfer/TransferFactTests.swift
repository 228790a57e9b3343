import Testing

@MainActor
@Suite("Recorded facts of transfers")
struct TransferFactTests {
    nonisolated private static let facts = RecordedFact.all(of: "facts-of-transfer")
    nonisolated private static let checks = FactChecks(PasteboardFacts.checks, TypeFacts.checks, ProviderFacts.checks)

    @Test("A fact is as it was recorded", arguments: facts)
    func fact(_ fact: RecordedFact) async throws { try await Self.checks.verify(fact) }

    @Test("Each check is for a row of the table")
    func unused() { #expect(Self.checks.unused(by: Self.facts) == []) }
}
