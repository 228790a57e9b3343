import Dispatch
import Synchronization

/// Whether work that runs outside of a task should stop, because the task that waits for it was cancelled.
final class Cancellation: Sendable {
    private let isCancelled = Atomic(false)

    func cancel() {
        isCancelled.store(true, ordering: .relaxed)
    }

    /// Throws when the work should stop.
    func check() throws {
        if isCancelled.load(ordering: .relaxed) { throw CancellationError() }
    }
}

/// Runs work that waits for the disk on a thread of its own.
///
/// Tasks share as many threads as the machine has processors; a few copies of large files would bring all others to a
/// halt.
///
/// - Parameter work: The work, which looks now and then whether it should stop.
func blocking<Result: Sendable>(
    _ work: @escaping @Sendable (Cancellation) throws -> Result
) async throws -> Result {
    let cancellation = Cancellation()
    return try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
            diskQueue.async { continuation.resume(with: Swift.Result { try work(cancellation) }) }
        }
    } onCancel: {
        cancellation.cancel()
    }
}

private let diskQueue = DispatchQueue(label: "CoreTransferable.disk", attributes: .concurrent)
