import Synchronization

/// Waits for a load handler that a sender registered: one that receives a completion handler and may return a progress.
///
/// - Parameters:
///   - progress: The progress of the load. The handler's progress becomes a part of it.
///   - start: Calls the handler.
/// - Returns: The result that the handler delivers first. Later results are ignored.
func delivered<Delivery: Sendable>(
    to progress: Progress,
    by start: (@escaping @Sendable (Result<Delivery, any Error>) -> Void) -> Progress?
) async throws -> Delivery {
    let state = HandlerState<Delivery>()
    return try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
            state.wait(with: continuation)
            let child = start { result in state.finish(result) }
            if let child { state.adopt(child, for: progress) }
        }
    } onCancel: {
        state.cancel()
    }
}

/// The wait for one delivery: ends with the first of a result and a cancellation.
private final class HandlerState<Delivery: Sendable>: Sendable {
    private struct State {
        var continuation: CheckedContinuation<Delivery, any Error>?
        var progress: Progress?
        var isCancelled = false
        var isDelivered = false
    }

    private let state = Mutex(State())

    func wait(with continuation: CheckedContinuation<Delivery, any Error>) {
        let isCancelled = state.withLock { state in
            if !state.isCancelled { state.continuation = continuation }
            return state.isCancelled
        }
        if isCancelled { continuation.resume(throwing: CancellationError()) }
    }

    func finish(_ result: Result<Delivery, any Error>) {
        let continuation = state.withLock { state in
            state.isDelivered = true
            // Completes the part that the sender did not report.
            if !state.isCancelled { state.progress?.finish() }
            defer { state.continuation = nil }
            return state.continuation
        }
        continuation?.resume(with: result)
    }

    /// Adopts the handler's progress as a part of the progress of the load, so it is cancelled with the wait.
    func adopt(_ progress: Progress, for load: Progress) {
        let isCancelled = state.withLock { state in
            if !state.isDelivered {
                state.progress = progress
                load.addChild(progress, withPendingUnitCount: LoadUnits.making)
            }
            return state.isCancelled
        }
        if isCancelled { progress.cancel() }
    }

    func cancel() {
        let progress = state.withLock { state in
            state.isCancelled = true
            return state.progress
        }
        progress?.cancel()
        finish(.failure(CancellationError()))
    }
}
