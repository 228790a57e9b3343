import Foundation

/// Functions for running code on the main thread.
package enum MainThread {
    /// Runs work on the main thread, either immediately if this is the main thread, or otherwise as soon as its loop gets to it.
    package static func run(_ work: @escaping @MainActor @Sendable () -> Void) {
        if isCurrent {
            MainActor.assumeIsolated(work)
        } else {
            DispatchQueue.main.async {
                MainActor.assumeIsolated {
                    servesOtherThread = true
                    work()
                    servesOtherThread = false
                }
            }
        }
    }

    /// A Boolean value that indicates whether work that another thread passed to ``run(_:)`` is running.
    @MainActor package private(set) static var servesOtherThread = false

    /// A Boolean value that indicates whether the current code runs on the main actor.
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
    /// Runs work of the main actor in a callback that a library makes only on the main thread.
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
