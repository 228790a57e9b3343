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
            guard let child else { return }
            progress.addChild(child, withPendingUnitCount: Loading<Delivery>.units * 9 / 10)
            state.adopt(child)
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
            defer { state.continuation = nil }
            return state.continuation
        }
        continuation?.resume(with: result)
    }

    /// Takes the handler's progress, to cancel it with the wait.
    func adopt(_ progress: Progress) {
        let isCancelled = state.withLock { state in
            state.progress = progress
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
