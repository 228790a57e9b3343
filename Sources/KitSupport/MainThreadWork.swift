import Foundation
import Synchronization

/// Work of the main thread, which it does while it waits for the result of other work, too.
package enum MainThreadWork {
    private struct State {
        var work: [@Sendable () -> Void] = []
        /// The semaphores with which the main thread waits, the innermost wait last.
        var waits: [DispatchSemaphore] = []
    }

    private static let state = Mutex(State())

    /// Runs work on the main thread.
    static func run<Value: Sendable>(_ work: @escaping @MainActor @Sendable () -> Value) async -> Value {
        await withCheckedContinuation { continuation in runSoon { continuation.resume(returning: work()) } }
    }

    /// Runs work on the main thread soon: while it waits, or when it is free. No thread waits for it.
    package static func runSoon(_ work: @escaping @MainActor @Sendable () -> Void) {
        let wait = state.withLock { state in
            state.work.append { MainActor.assumeIsolated { work() } }
            return state.waits.last
        }
        wait?.signal()
        DispatchQueue.main.async { doAll() }
    }

    /// Does what there is to do. Only the main thread calls it.
    static func doAll() {
        while let work = state.withLock({ $0.work.isEmpty ? nil : $0.work.removeFirst() }) { work() }
    }

    /// Has the semaphore signalled when there is something to do, until the wait ends.
    static func beginWaiting(_ semaphore: DispatchSemaphore) {
        let isNeeded = state.withLock { state in
            state.waits.append(semaphore)
            return !state.work.isEmpty
        }
        if isNeeded { semaphore.signal() }
    }

    static func endWaiting() { state.withLock { _ = $0.waits.removeLast() } }
}
