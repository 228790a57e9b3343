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
