import Synchronization
import UniformTypes

/// A search for the first available representation among several.
///
/// A program may offer a form for which it never answers. Such a form is set aside after ``patience`` in favor of the
/// next one, while its request continues. If none of the others is available, the search returns to it and waits as
/// long as the transport does. For a single representation the search waits in that way from the beginning, because the
/// sender may need the time to make it.
package final class RepresentationSearch: Sendable {
    /// The time that a program has to answer before the next representation is tried. It does not limit the whole transfer, which has its
    /// own limits.
    package static let patience = Duration.seconds(2)

    /// The search on whose behalf the current task tries a representation; nil if there is no alternative to try.
    @TaskLocal package static var current: RepresentationSearch?

    /// The running requests; nil after the search ends.
    private let waits = Mutex<[@Sendable () -> Void]?>([])

    /// An error that indicates that a program did not answer within ``patience``.
    package struct Unanswered: LocalizedError {
        /// The name of the request.
        let name: String

        package init(_ name: String) { self.name = name }

        package var errorDescription: String? { "the other program did not answer for \(name.printable)" }
    }

    /// An error that indicates that a program refused a form that it lists, so the next form is tried.
    package struct Refused: Error {
        /// The reason.
        let error: any Error

        package init(_ error: any Error) { self.error = error }
    }

    private init() {}

    /// Keeps a request running until the search ends.
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
    ///   - candidates: The candidates, in order of preference.
    ///   - label: Returns the name of a candidate for messages.
    ///   - attempt: Returns the value of a candidate; nil if there is none. If it throws ``Unanswered`` because a
    ///     program did not answer, it is called again after all other candidates.
    /// - Returns: The first value; nil if no candidate has one.
    /// - Throws: The error of `attempt`.
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

    /// Tries candidates one after another on the calling thread, which waits for each of them.
    ///
    /// An unanswered request does not continue: if none of the other candidates answers, the request is repeated.
    /// - Parameters:
    ///   - candidates: The candidates, in order of preference. The candidates after the second are made only if the first
    ///     does not answer.
    ///   - attempt: Takes the value of a candidate, given the time that it may wait for an answer; nil if there is no
    ///     other candidate. It throws ``Unanswered`` if a program does not answer in that time, and ``Refused`` if it refuses.
    /// - Throws: The error of `attempt`; that of the preferred candidate if all are refused.
    package static func waitForFirst<Candidates: IteratorProtocol>(
        of candidates: Candidates,
        _ attempt: (Candidates.Element, _ patience: Duration?) throws -> Void
    ) throws {
        var candidates = candidates
        var unanswered: [Candidates.Element] = []
        var refusal: Refused?
        var next = candidates.next()
        while let candidate = next {
            next = candidates.next()
            do {
                return try attempt(candidate, next == nil && unanswered.isEmpty ? nil : patience)
            } catch let error as Unanswered {
                log("\(error.localizedDescription) within \(patience). The next form is tried.")
                unanswered.append(candidate)
            } catch let error as Refused {
                refusal = refusal ?? error
            }
        }
        do {
            if let preferred = unanswered.first { return try attempt(preferred, nil) }
        } catch let error as Refused {
            refusal = refusal ?? error
        }
        if let refusal { throw refusal.error }
    }

    /// Attempts an optional step.
    /// - Throws: ``Unanswered`` if a program does not answer, or the error of `attempt`.
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
