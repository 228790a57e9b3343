import Synchronization

/// Waits for a load handler that a sender registered: one that is given a completion handler and may return a progress.
///
/// - Parameters:
///   - progress: The progress of the load, of which the handler's becomes a part.
///   - start: Calls the handler.
/// - Returns: What the handler delivers. What it delivers after the first time is not looked at.
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
            // What the sender has not reported as done is done now.
            if !state.isCancelled { state.progress?.finish() }
            defer { state.continuation = nil }
            return state.continuation
        }
        continuation?.resume(with: result)
    }

    /// Takes the handler's progress, to cancel it with the wait, and makes it a part of the progress of the load.
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
