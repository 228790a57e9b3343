import Dispatch
import Foundation

/// Runs work on a separate thread, for waits that are too long for a task. If the work writes to a connection whose other end is closed, it
/// gets an error instead of a signal.
/// - Parameters:
///   - name: The name that tools show.
///   - work: The work, which runs once.
package func startThread(named name: String, _ work: @escaping @Sendable () -> Void) {
    // Named from outside before it runs, or by itself before it has been started, a thread would keep the name of the one that starts it:
    // Foundation has no thread to name by then.
    let isStarted = DispatchSemaphore(value: 0)
    let thread = Thread {
        isStarted.wait()
        Thread.current.name = name
        _ = BrokenPipeSignal()
        work()
    }
    thread.start()
    isStarted.signal()
}
