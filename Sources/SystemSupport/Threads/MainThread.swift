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

    /// Whether the code that runs now is the main actor's.
    ///
    /// In a program that waits in `dispatchMain`, such as a test, the main queue runs on threads that it chooses.
    package static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueKey) != nil }

    private static let mainQueueKey: DispatchSpecificKey<Void> = {
        let key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
        return key
    }()
}
