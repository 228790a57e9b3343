import Dispatch
import Synchronization

/// Threads separate from those that tasks and dispatch queues share, for work on which a blocked thread waits.
///
/// The shared threads are about as many as the machine has processors. When each of them waits for a task, none is left to run
/// that task. Here a job has an idle thread, or a new one.
///
/// A task prefers these threads when it is made by ``detached(_:)``. Tasks of its group do, too; others that it starts do where they
/// are made with ``current`` as their preference:
///
/// ```swift
/// Task(executorPreference: OwnThreads.current) { try await receive() }
/// ```
package final class OwnThreads: TaskExecutor {
    package static let shared = OwnThreads(named: "waited for", limit: 64, patience: 5)

    /// The threads that the current work prefers; nil for the shared ones.
    @TaskLocal package static var current: OwnThreads?

    private struct State {
        var jobs: [@Sendable () -> Void] = []
        var threadCount = 0
        /// The number of idle threads that have not been given a job.
        var idleCount = 0
    }

    private let name: String
    private let limit: Int
    private let patience: Double
    private let state = Mutex(State())
    private let news = DispatchSemaphore(value: 0)

    /// - Parameters:
    ///   - name: The name of the threads.
    ///   - limit: The most threads. When all have work, jobs wait.
    ///   - patience: The seconds after which an idle thread ends.
    package init(named name: String, limit: Int, patience: Double) {
        (self.name, self.limit, self.patience) = (name, limit, patience)
    }

    /// The number of threads, including idle ones.
    package var threadCount: Int { state.withLock { $0.threadCount } }

    // MARK: Work

    /// Runs work, which may block, on one of the threads.
    package func run(_ work: @escaping @Sendable () -> Void) {
        let isNew = state.withLock { state in
            state.jobs.append(work)
            if state.idleCount > 0 {
                state.idleCount -= 1
                news.signal()
                return false
            }
            guard state.threadCount < limit else { return false }
            state.threadCount += 1
            return true
        }
        if isNew { startThread(named: name) { self.serve() } }
    }

    package func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        run { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }

    /// Starts a task that prefers these threads and whose work has them as ``current``.
    package func detached<Value: Sendable>(
        _ work: @escaping @Sendable () async throws -> Value
    ) -> Task<Value, any Error> {
        Task.detached(executorPreference: self) { try await Self.$current.withValue(self) { try await work() } }
    }

    private func serve() {
        while let job = nextJob() { job() }
    }

    /// Returns the next job; nil if there has been none for a while, in which case the thread has to end.
    private func nextJob() -> (@Sendable () -> Void)? {
        while true {
            let job: (@Sendable () -> Void)? = state.withLock { state in
                guard !state.jobs.isEmpty else {
                    state.idleCount += 1
                    return nil
                }
                return state.jobs.removeFirst()
            }
            if let job { return job }
            if news.wait(timeout: .now() + patience) == .timedOut, endsIdleThread() { return nil }
        }
    }

    /// Returns whether an idle thread is to end: not if it was given a job at the last moment.
    private func endsIdleThread() -> Bool {
        state.withLock { state in
            if news.wait(timeout: .now()) == .success { return false }
            state.idleCount -= 1
            state.threadCount -= 1
            return true
        }
    }

    // MARK: Pauses

    /// Waits without using the shared threads if the current work prefers others.
    /// - Throws: `CancellationError` as soon as the task is cancelled.
    package static func pause(for duration: Duration) async throws {
        // The wake-up of a sleeping task needs a shared thread.
        guard let threads = current else { return try await Task.sleep(for: duration) }
        let end = DispatchTime.now() + duration / .seconds(1)
        let cancelled = DispatchSemaphore(value: 0)
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                threads.run {
                    _ = cancelled.wait(timeout: end)
                    continuation.resume()
                }
            }
        } onCancel: {
            cancelled.signal()
        }
        try Task.checkCancellation()
    }
}
