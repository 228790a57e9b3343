import Foundation
import Synchronization

extension Duration {
    /// The longest wait of a test for something that has to happen. A busy machine takes its time, and what runs on the main actor stands
    /// behind hundreds of tests; a test that passes does not wait.
    package static let patience = Duration.seconds(180)
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
package nonisolated(nonsending) func waitUntil<Answer>(
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
package nonisolated(nonsending) func waitUntil(
    _ what: @autoclosure () -> String,
    timeout: Duration = .patience,
    interval: Duration = .milliseconds(25),
    condition: () async throws -> Bool
) async throws {
    try await waitUntil(what(), timeout: timeout, interval: interval) { try await condition() ? true : nil }
}

/// Lets a time pass that a person or another program takes: between two clicks, or before a late answer.
///
/// What can be seen is waited for with ``waitUntil(_:timeout:interval:_:)-(_,_,_,()->Answer?)``, and what does not happen is proven by
/// something later that does.
/// - Parameters:
///   - duration: The time.
///   - reason: Why this time has to pass, as it should read after "because".
package func letPass(_ duration: Duration, because reason: StaticString) async throws {
    try await ContinuousClock().sleep(for: duration)
}

/// Lets a time pass on a thread that plays another program. See the one for tasks.
package func letPass(_ duration: Duration, because reason: StaticString) {
    Thread.sleep(forTimeInterval: duration / .seconds(1))
}

/// Does nothing until the task is cancelled, as a program that never answers.
package func neverAnswer() async throws {
    while true { try await ContinuousClock().sleep(for: .seconds(3600)) }
}

/// Waits for a result, and fails when it does not come in time. What is waited for may go on.
/// - Parameters:
///   - limit: How long to wait.
///   - what: What is waited for, as it should read after "waited 10 s for".
///   - body: Gives the result.
@discardableResult
package func within<Value: Sendable>(
    _ limit: Duration = .patience,
    _ what: String = "a result",
    _ body: @escaping @Sendable () async throws -> Value
) async throws -> Value {
    let outcome = Outcome<Value>()
    let task = Task {
        let result: Result<Value, any Error>
        do { result = .success(try await body()) } catch { result = .failure(error) }
        outcome.result.withLock { $0 = result }
    }
    do {
        return try await waitUntil(what, timeout: limit, interval: .milliseconds(2)) {
            outcome.result.withLock { $0 }
        }
        .get()
    } catch {
        task.cancel()
        throw error
    }
}

/// The result of a task, once it is there.
private final class Outcome<Value: Sendable>: Sendable {
    let result = Mutex<Result<Value, any Error>?>(nil)
}
