import CGIO
import Dispatch

/// A canceller of GIO calls, which stops them when the task that waits for them is cancelled.
package final class CallCancellation: @unchecked Sendable {
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
package func blockingCall<Result: Sendable>(_ work: @escaping @Sendable (CallCancellation) throws -> Result)
    async throws
    -> Result
{
    let cancellation = CallCancellation()
    return try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
            callQueue.async { continuation.resume(with: Swift.Result { try work(cancellation) }) }
        }
    } onCancel: {
        cancellation.cancel()
    }
}

private let callQueue = DispatchQueue(label: "DesktopBus.calls", attributes: .concurrent)
