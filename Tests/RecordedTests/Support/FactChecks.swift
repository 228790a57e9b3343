import Testing

/// The checks of the facts of a table: what this project does, by the names of the facts.
///
/// A check that ends in a full stop is for all facts whose names begin so, and makes its answer of the rest of the name: a further row of
/// such a kind needs no further check.
///
/// ```swift
/// let checks = FactChecks([
///     "axis.v.raw": { _ in "\(Axis.vertical.rawValue)" },
///     "curve.": { try curve($0) },
/// ])
/// ```
struct FactChecks {
    /// Makes this project's answer to a fact, as text.
    ///
    /// The argument is what the name of the fact has behind that of the check: nothing, where both are the same.
    typealias Check = @MainActor @Sendable (String) async throws -> String

    private let checks: [String: Check]

    init(_ tables: [String: Check]...) {
        checks = tables.reduce(into: [:]) { checks, table in
            checks.merge(table) { _, _ in preconditionFailure("Two checks have the same name.") }
        }
    }

    /// Compares what this project does with what was recorded. A fact without a check fails, and so does a reason for another answer where
    /// the answer is what was recorded.
    @MainActor
    func verify(_ fact: RecordedFact) async throws {
        guard let (check, rest) = check(for: fact.id) else {
            if fact.otherwise.isEmpty { Issue.record("No check and no reason: \(fact.testDescription)") }
            return
        }
        let answer = try await RecordedFact.$current.withValue(fact) { try await check(rest) }
        if fact.otherwise.isEmpty {
            #expect(fact.isRecorded(answer), "\(fact.testDescription): \(fact.recorded) was recorded, here \(answer)")
        } else {
            #expect(!fact.isRecorded(answer), "\(fact.testDescription) is as recorded, and has a reason why not")
        }
    }

    /// The names of checks that are for none of these facts.
    func unused(by facts: [RecordedFact]) -> [String] {
        let used = Set(facts.compactMap { name(for: $0.id) })
        return checks.keys.filter { !used.contains($0) }.sorted()
    }

    private func check(for id: String) -> (Check, rest: String)? {
        guard let name = name(for: id), let check = checks[name] else { return nil }
        return (check, String(id.dropFirst(name.count)))
    }

    /// The longest name of a check for a fact.
    private func name(for id: String) -> String? {
        if checks[id] != nil { return id }
        return checks.keys.filter { $0.hasSuffix(".") && id.hasPrefix($0) }.max { $0.count < $1.count }
    }
}
