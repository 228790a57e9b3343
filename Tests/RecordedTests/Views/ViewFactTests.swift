import SwiftUI
import Testing

@MainActor
@Suite("Recorded facts of views")
struct ViewFactTests {
    nonisolated private static let facts = RecordedFact.all(of: "facts-of-views")
    nonisolated private static let checks = FactChecks(
        ValueFacts.checks,
        DrawingFacts.checks,
        LayoutFacts.checks,
        StateFacts.checks
    )

    @Test("A fact is as it was recorded", arguments: facts)
    func fact(_ fact: RecordedFact) async throws { try await Self.checks.verify(fact) }

    @Test("Each check is for a row of the table")
    func unused() { #expect(Self.checks.unused(by: Self.facts) == []) }
}
