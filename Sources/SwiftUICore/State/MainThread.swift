import Foundation

/// Ways onto the thread that the user interface lives on.
enum MainThread {
    /// Runs work on the main thread: at once when already there, otherwise as soon as its loop comes to it.
    static func run(_ work: @escaping @MainActor @Sendable () -> Void) {
        if Thread.isMainThread {
            MainActor.assumeIsolated(work)
        } else {
            DispatchQueue.main.async { MainActor.assumeIsolated(work) }
        }
    }
}
