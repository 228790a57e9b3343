import Foundation
import SystemSupport

/// The main queue, which knows that it runs.
private let mainQueue: (queue: DispatchQueue, key: DispatchSpecificKey<Bool>) = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return (.main, key)
}()

/// A Boolean value that indicates whether the caller is on the main actor. In a program with an asynchronous main function, that is not the
/// first thread.
package var isOnMainActor: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueue.key) == true }

/// Runs work on the main actor and waits for it.
/// - Parameter work: The work. From another thread, the main actor must not wait for the caller.
package func onMainThread<Value>(_ work: @MainActor () throws -> Value) rethrows -> Value {
    func run() throws -> UncheckedBox<Value> {
        try withoutActuallyEscaping(work) { work in
            let work = UncheckedBox(work)
            return try MainActor.assumeIsolated { UncheckedBox(try work.value()) }
        }
    }
    if isOnMainActor { return try run().value }
    return try mainQueue.queue.sync { try run() }.value
}

/// Runs work on the main actor, immediately if the caller is on it, and otherwise soon and without waiting.
package func onMainThreadSoon(_ work: @escaping @MainActor @Sendable () -> Void) {
    if isOnMainActor { return MainActor.assumeIsolated { work() } }
    mainQueue.queue.async { MainActor.assumeIsolated { work() } }
}

/// Runs work on the main actor when that is free, and not while it waits for other work.
package func onFreeMainThread(_ work: @escaping @MainActor @Sendable () -> Void) {
    mainQueue.queue.async { MainActor.assumeIsolated { work() } }
}
