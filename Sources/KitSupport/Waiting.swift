import Foundation
import Synchronization
import SystemSupport

/// Waits for asynchronous work, which must not need the waiting thread.
///
/// The work runs on threads of its own, as the threads that tasks share may all wait here.
/// - Parameters:
///   - seconds: The longest wait.
///   - work: The work.
/// - Returns: The result; nil if it took too long, in which case the work is cancelled.
package func waitForResult<Value: Sendable>(
    within seconds: Double = 10,
    _ work: @escaping @Sendable () async throws -> Value
) -> Result<Value, any Error>? {
    let answer = Answer<Value>()
    let task = OwnThreads.shared.detached {
        do { answer.take(.success(try await work())) } catch { answer.take(.failure(error)) }
    }
    let result = answer.wait(seconds)
    if result == nil { task.cancel() }
    return result
}

/// Waits until a completion handler is called.
/// - Parameters:
///   - seconds: The longest wait.
///   - begin: Begins the work, given the handler. What an item provider loads is loaded on threads of its own.
/// - Returns: The result; nil if it took too long.
package func waitForCall<Value: Sendable>(
    within seconds: Double = 10,
    _ begin: (@escaping @Sendable (Result<Value, any Error>) -> Void) -> Void
) -> Result<Value, any Error>? {
    let answer = Answer<Value>()
    OwnThreads.$current.withValue(.shared) { begin { answer.take($0) } }
    return answer.wait(seconds)
}

/// Runs work that may wait on another thread.
package func runAside(_ work: @escaping @Sendable () -> Void) { OwnThreads.shared.run(work) }

/// A result that a thread waits for.
private final class Answer<Value: Sendable>: Sendable {
    private let semaphore = DispatchSemaphore(value: 0)
    private let result = Mutex<Result<Value, any Error>?>(nil)

    func take(_ result: Result<Value, any Error>) {
        self.result.withLock { $0 = $0 ?? result }
        semaphore.signal()
    }

    func wait(_ seconds: Double) -> Result<Value, any Error>? {
        // In a program with an asynchronous main function, the main actor is not the first thread.
        guard isOnMainActor else {
            _ = semaphore.wait(timeout: .now() + seconds)
            return result.withLock { $0 }
        }
        let end = DispatchTime.now() + seconds
        MainThreadWork.beginWaiting(semaphore)
        defer { MainThreadWork.endWaiting() }
        while true {
            let isOver = semaphore.wait(timeout: end) == .timedOut
            if let result = result.withLock({ $0 }) { return result }
            guard !isOver else { return nil }
            MainThreadWork.doAll()
        }
    }
}
