import Foundation

extension Duration {
    /// How long a test waits for what has to happen. A busy machine takes its time; a test that passes does not wait.
    package static let patience = Duration.seconds(60)
}

/// Asks again and again until there is an answer, for at most a stated time.
///
/// - Parameters:
///   - what: What is waited for, as it should read after "waited 10 s for".
///   - timeout: How long to keep asking.
///   - interval: The pause between two questions.
///   - answer: Returns `nil` as long as there is nothing yet.
/// - Returns: The first answer.
/// - Throws: ``TestSupportError`` when the time is over; whatever `answer` throws; `CancellationError`.
@discardableResult
package func waitUntil<Answer>(
    _ what: @autoclosure () -> String,
    timeout: Duration = .patience,
    interval: Duration = .milliseconds(25),
    _ answer: () async throws -> Answer?
) async throws -> Answer {
    let clock = ContinuousClock()
    let deadline = clock.now + timeout
    while true {
        if let answer = try await answer() { return answer }
        guard clock.now < deadline else { throw TestSupportError("waited \(timeout) for \(what())") }
        try await clock.sleep(for: interval)
    }
}

/// Waits until a condition holds. See ``waitUntil(_:timeout:interval:_:)-(_,_,_,()->Answer?)``.
package func waitUntil(
    _ what: @autoclosure () -> String,
    timeout: Duration = .patience,
    interval: Duration = .milliseconds(25),
    condition: () async throws -> Bool
) async throws {
    try await waitUntil(what(), timeout: timeout, interval: interval) { try await condition() ? true : nil }
}
