import Synchronization
import UniformTypes

/// The search for the first of several representations that can be had.
///
/// A program may offer a form for which it never answers. Such a form is left for the next one after ``patience``, and what
/// was asked for stays under way meanwhile: where none of the others can be had, the search returns to it and waits as long
/// as the transport does. A single representation is waited for in that way from the beginning, because its sender may need
/// the time to make it.
package final class RepresentationSearch: Sendable {
    /// How long a program may take to answer before the next representation is tried. It is not the time for a whole
    /// transfer, which has its own limits.
    package static let patience = Duration.seconds(2)

    /// The search that the current task tries a representation for; nil where there is nothing else to try.
    @TaskLocal package static var current: RepresentationSearch?

    /// What is under way; nil when the search has ended.
    private let waits = Mutex<[@Sendable () -> Void]?>([])

    /// A program did not answer within ``patience``.
    package struct Unanswered: LocalizedError {
        /// What was asked for.
        let name: String

        package init(_ name: String) { self.name = name }

        package var errorDescription: String? { "the other program did not answer for \(name.printable)" }
    }

    private init() {}

    /// Keeps what was asked for under way until the search ends.
    package func keep<Value>(_ wait: Task<Value, any Error>) {
        let isOver = waits.withLock { waits in
            waits?.append { wait.cancel() }
            return waits == nil
        }
        if isOver { wait.cancel() }
    }

    private func end() {
        let waits = waits.withLock { waits in
            defer { waits = nil }
            return waits
        }
        for cancel in waits ?? [] { cancel() }
    }

    /// Tries candidates one after another.
    /// - Parameters:
    ///   - candidates: What is tried, the preferred first.
    ///   - label: How a message names a candidate.
    ///   - attempt: Gives the value of a candidate; nil where there is none. It throws ``Unanswered`` where a program did not
    ///     answer, and is then called again after all others.
    /// - Returns: The first value; nil where no candidate has one.
    /// - Throws: What `attempt` throws.
    package static func first<Candidate, Value>(
        of candidates: [Candidate],
        label: (Candidate) -> String,
        _ attempt: (Candidate) async throws -> Value?
    ) async throws -> Value? {
        var unanswered: [Candidate] = []
        let search = candidates.count > 1 ? RepresentationSearch() : nil
        defer { search?.end() }
        for candidate in candidates {
            do {
                if let value = try await $current.withValue(search, operation: { try await attempt(candidate) }) {
                    return value
                }
            } catch let error as Unanswered {
                log("\(label(candidate)): \(error.localizedDescription) within \(patience). The next form is tried.")
                unanswered.append(candidate)
            }
        }
        for candidate in unanswered {
            if let value = try await $current.withValue(nil, operation: { try await attempt(candidate) }) {
                return value
            }
        }
        return nil
    }

    /// Tries candidates one after another on the thread that asks, which waits for each of them.
    ///
    /// What did not answer is not kept under way: where none of the others answers, it is asked for again.
    /// - Parameters:
    ///   - candidates: What is tried, the preferred first. They are made as they are needed: those after the second only when
    ///     the first has not answered.
    ///   - attempt: Takes the value of a candidate, given how long it may wait for an answer; nil where there is nothing else
    ///     to try. It throws ``Unanswered`` where a program did not answer in that time.
    /// - Throws: What `attempt` throws.
    package static func waitForFirst<Candidates: IteratorProtocol>(
        of candidates: Candidates,
        _ attempt: (Candidates.Element, _ patience: Duration?) throws -> Void
    ) throws {
        var candidates = candidates
        var unanswered: [Candidates.Element] = []
        var next = candidates.next()
        while let candidate = next {
            next = candidates.next()
            do {
                return try attempt(candidate, next == nil && unanswered.isEmpty ? nil : patience)
            } catch let error as Unanswered {
                log("\(error.localizedDescription) within \(patience). The next form is tried.")
                unanswered.append(candidate)
            }
        }
        if let preferred = unanswered.first { try attempt(preferred, nil) }
    }

    /// Tries something that the caller can do without.
    /// - Throws: ``Unanswered`` where a program did not answer, or what `attempt` throws.
    package static func attempt<Value>(_ attempt: () async throws -> Value) async throws -> Value {
        let search = RepresentationSearch()
        defer { search.end() }
        do {
            return try await $current.withValue(search, operation: { try await attempt() })
        } catch let error as Unanswered {
            log("\(error.localizedDescription) within \(patience). What else is offered is taken.")
            throw error
        }
    }

    private static func log(_ message: String) { BackgroundLogger(label: "CoreTransferable").warning("\(message)") }
}
