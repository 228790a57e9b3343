import CGIO
import Dispatch

/// Stops calls of GIO when the task that waits for them is cancelled.
package final class Cancellable: @unchecked Sendable {
    // GCancellable can be used from any thread.
    private let pointer = g_cancellable_new()!

    deinit { g_object_unref(pointer) }

    package init() {}

    /// Calls a function of GIO with the object, which is valid until the call returns.
    func withPointer<Result>(_ body: (UnsafeMutablePointer<GCancellable>) throws -> Result) rethrows -> Result {
        try withExtendedLifetime(self) { try body(pointer) }
    }

    package func cancel() { g_cancellable_cancel(pointer) }
}

/// Runs work that waits for other programs on a separate thread.
/// - Parameter work: The work, which passes the object to the calls of GIO that wait.
package func waiting<Result: Sendable>(_ work: @escaping @Sendable (Cancellable) throws -> Result) async throws
    -> Result
{
    let cancellable = Cancellable()
    return try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
            waitingQueue.async { continuation.resume(with: Swift.Result { try work(cancellable) }) }
        }
    } onCancel: {
        cancellable.cancel()
    }
}

private let waitingQueue = DispatchQueue(label: "DesktopBus.waiting", attributes: .concurrent)
