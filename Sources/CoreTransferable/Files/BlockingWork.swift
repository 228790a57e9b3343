import Dispatch
import Synchronization
internal import SystemSupport

/// A flag that tells work outside of a task to stop because the waiting task was cancelled.
package final class Cancellation: Sendable {
    private let isCancelled = Atomic(false)

    func cancel() {
        isCancelled.store(true, ordering: .relaxed)
    }

    /// Throws when the work should stop.
    package func check() throws {
        if isCancelled.load(ordering: .relaxed) { throw CancellationError() }
    }
}

/// Runs work that waits for the disk, such as placing a file, on a separate thread.
///
/// Tasks share as many threads as the machine has processors, so a few copies of large files would block all others.
///
/// - Parameter work: The work, which regularly checks whether to stop.
package func blocking<Result: Sendable>(
    _ work: @escaping @Sendable (Cancellation) throws -> Result
) async throws -> Result {
    let cancellation = Cancellation()
    return try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
            let run: @Sendable () -> Void = { continuation.resume(with: Swift.Result { try work(cancellation) }) }
            if let threads = OwnThreads.current { threads.run(run) } else { diskQueue.async(execute: run) }
        }
    } onCancel: {
        cancellation.cancel()
    }
}

private let diskQueue = DispatchQueue(label: "CoreTransferable.disk", attributes: .concurrent)
