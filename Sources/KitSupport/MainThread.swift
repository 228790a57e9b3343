import Foundation

/// A value that is handed to another thread while this one waits.
struct Handed<Value>: @unchecked Sendable {
    let value: Value
}

/// The main queue, which knows that it runs.
private let mainQueue: (queue: DispatchQueue, key: DispatchSpecificKey<Bool>) = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return (.main, key)
}()

/// A Boolean value that indicates whether the caller is on the main actor. In a program whose main function is asynchronous, that
/// is another thread than the
/// first one.
package var isOnMainActor: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueue.key) == true }

/// Runs work of the main actor, and waits for it.
/// - Parameter work: The work. From another thread, the main actor must not wait for the caller.
package func onMainThread<Value>(_ work: @MainActor () throws -> Value) rethrows -> Value {
    func run() throws -> Handed<Value> {
        try withoutActuallyEscaping(work) { work in
            let work = Handed(value: work)
            return try MainActor.assumeIsolated { Handed(value: try work.value()) }
        }
    }
    if isOnMainActor { return try run().value }
    return try mainQueue.queue.sync { try run() }.value
}

/// Waits for asynchronous work. It must not need the thread that waits.
/// - Parameters:
///   - seconds: The longest wait.
///   - work: The work.
/// - Returns: The result; nil if it took too long, in which case the work is cancelled.
package func waiting<Value: Sendable>(
    within seconds: Double = 10,
    _ work: @escaping @Sendable () async throws -> Value
) -> Result<Value, any Error>? {
    let answer = Answer<Value>()
    // The threads that tasks share may all be waiting here.
    let task = Task.detached(executorPreference: WaitedForWork.shared) {
        do { answer.take(.success(try await work())) } catch { answer.take(.failure(error)) }
    }
    let result = answer.wait(seconds)
    if result == nil { task.cancel() }
    return result
}

/// Waits for the call of a completion handler.
/// - Parameters:
///   - seconds: The longest wait.
///   - begin: Begins the work, given the handler.
/// - Returns: The result; nil if it took too long.
package func waitingForCall<Value: Sendable>(
    within seconds: Double = 10,
    _ begin: (@escaping @Sendable (Result<Value, any Error>) -> Void) -> Void
) -> Result<Value, any Error>? {
    let answer = Answer<Value>()
    begin { answer.take($0) }
    return answer.wait(seconds)
}

/// Runs work that threads wait for, on threads of its own.
private final class WaitedForWork: TaskExecutor {
    static let shared = WaitedForWork()
    private let queue = DispatchQueue(label: "KitSupport.waiting", attributes: .concurrent)

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}

/// A result that a thread waits for.
private final class Answer<Value: Sendable>: @unchecked Sendable {
    private let semaphore = DispatchSemaphore(value: 0)
    private let lock = NSLock()
    private var result: Result<Value, any Error>?

    func take(_ result: Result<Value, any Error>) {
        lock.withLock { self.result = self.result ?? result }
        semaphore.signal()
    }

    func wait(_ seconds: Double) -> Result<Value, any Error>? {
        _ = semaphore.wait(timeout: .now() + seconds)
        return lock.withLock { result }
    }
}
