import Synchronization

/// A result that is computed once for all tasks that wait for it. A result is kept, while one that could not be computed is computed again
/// the next time it is requested.
///
/// A cancelled caller waits no longer. When no caller waits, the work is cancelled and forgotten.
package final class SharedResult<Value: Sendable>: Sendable {
    private typealias Waiter = CheckedContinuation<Value, any Error>

    private struct Work {
        let number: Int
        var waiters: [Int: Waiter] = [:]
        var task: Task<Void, Never>?
    }

    private struct State {
        var value: Value?
        var work: Work?
        /// The number of the next work or waiter.
        var nextNumber = 0

        mutating func makeNumber() -> Int {
            defer { nextNumber += 1 }
            return nextNumber
        }
    }

    private let state = Mutex(State())
    private let make: @Sendable () async throws -> Value

    /// - Parameter make: Makes the value. It ends soon when its task is cancelled.
    package init(_ make: @escaping @Sendable () async throws -> Value) { self.make = make }

    /// Returns the value, computing it if necessary.
    /// - Throws: The error of `make`, or `CancellationError` as soon as the calling task is cancelled.
    package func value() async throws -> Value {
        let number = state.withLock { $0.makeNumber() }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { enlist($0, number) }
        } onCancel: {
            cancel(number)
        }
    }

    /// The number of tasks that are waiting for the value.
    package var waiterCount: Int { state.withLock { $0.work?.waiters.count ?? 0 } }

    /// Discards a value that is no longer useful.
    package func forget(where isMeant: (Value) -> Bool) {
        state.withLock { state in
            if let value = state.value, isMeant(value) { state.value = nil }
        }
    }

    private func enlist(_ waiter: Waiter, _ number: Int) {
        let result: Result<Value, any Error>? = state.withLock { state in
            // A task that is cancelled from here on finds its waiter.
            if Task.isCancelled { return .failure(CancellationError()) }
            if let value = state.value { return .success(value) }
            var work = state.work ?? Work(number: state.makeNumber())
            work.waiters[number] = waiter
            if work.task == nil {
                work.task = Task(executorPreference: OwnThreads.current) { [self, number = work.number, make] in
                    do { end(number, .success(try await make())) } catch { end(number, .failure(error)) }
                }
            }
            state.work = work
            return nil
        }
        if let result { waiter.resume(with: result) }
    }

    private func end(_ number: Int, _ result: Result<Value, any Error>) {
        let work: Work? = state.withLock { state in
            guard let work = state.work, work.number == number else { return nil }
            state.work = nil
            state.value = try? result.get()
            return work
        }
        for waiter in (work?.waiters ?? [:]).values { waiter.resume(with: result) }
    }

    private func cancel(_ number: Int) {
        let (waiter, task) = state.withLock { state -> (Waiter?, Task<Void, Never>?) in
            guard let waiter = state.work?.waiters.removeValue(forKey: number) else { return (nil, nil) }
            guard state.work?.waiters.isEmpty == true else { return (waiter, nil) }
            defer { state.work = nil }
            return (waiter, state.work?.task)
        }
        task?.cancel()
        waiter?.resume(throwing: CancellationError())
    }
}
