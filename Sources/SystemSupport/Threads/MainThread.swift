import Foundation

/// Ways onto the thread that the user interface lives on.
package enum MainThread {
    /// Runs work on the main thread: immediately if this is the main thread, and otherwise as soon as its loop runs it.
    package static func run(_ work: @escaping @MainActor @Sendable () -> Void) {
        if isCurrent {
            MainActor.assumeIsolated(work)
        } else {
            DispatchQueue.main.async { MainActor.assumeIsolated(work) }
        }
    }

    /// A Boolean value that indicates whether the code that runs now is the main actor's.
    ///
    /// In a program that waits in `dispatchMain`, such as a test, the main queue runs on threads that it chooses.
    package static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueKey) != nil }

    private static let mainQueueKey: DispatchSpecificKey<Void> = {
        let key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
        return key
    }()
}

extension MainActor {
    /// Runs work of the main actor's in a callback that a library makes on the main thread only.
    ///
    /// `assumeIsolated` asks the executor each time, which takes longer than most callbacks of a toolkit. Only debug builds ask it
    /// here.
    @inlinable
    package static func assumeCallback<Result>(_ work: @MainActor () throws -> Result) rethrows -> Result {
        #if DEBUG
            MainActor.preconditionIsolated()
        #endif
        return try withoutActuallyEscaping(work) { work in try unsafeBitCast(work, to: (() throws -> Result).self)() }
    }
}
