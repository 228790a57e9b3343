import Foundation
import Synchronization
import SystemSupport

extension EventLoop {
    /// Waits in a task until a descriptor is ready, or until the other end has closed it.
    /// - Parameters:
    ///   - seconds: The longest wait.
    ///   - step: What takes too long then, as the beginning of a sentence.
    /// - Throws: ``NearbyError/timedOut(_:)`` or `CancellationError`.
    func wait(
        for descriptor: Descriptor,
        _ readiness: Readiness,
        within seconds: Double,
        _ step: String
    ) async throws {
        try Task.checkCancellation()
        guard seconds > 0 else { throw NearbyError.timedOut(step) }
        let wait = TaskWait()
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
                guard wait.begin(continuation) else { return }
                let isAccepted = submit { [self] in
                    guard wait.isWaiting else { return }
                    let giveUp = { [self] in
                        unwatch(descriptor)
                        wait.end(.failure(NearbyError.timedOut(step)))
                    }
                    let timer = seconds.isFinite ? after(seconds, giveUp) : nil
                    wait.timer = timer
                    watch(descriptor, for: readiness) { [self] _ in
                        unwatch(descriptor)
                        cancel(timer)
                        wait.end(.success(()))
                    }
                }
                if !isAccepted { wait.end(.failure(CancellationError())) }
            }
        } onCancel: {
            // The descriptor is given up before the task continues, which may wait for it again.
            let isAccepted = submit { [self] in
                if wait.isWaiting {
                    unwatch(descriptor)
                    cancel(wait.timer)
                }
                wait.end(.failure(CancellationError()))
            }
            if !isAccepted { wait.end(.failure(CancellationError())) }
        }
    }
}

/// One wait, which ends once.
private final class TaskWait: Sendable {
    private enum State {
        case new, over
        case waiting(CheckedContinuation<Void, any Error>, EventLoop.Timer?)
    }

    private let state = Mutex(State.new)

    var isWaiting: Bool { state.withLock { if case .waiting = $0 { true } else { false } } }

    /// The timer that ends the wait.
    var timer: EventLoop.Timer? {
        get { state.withLock { if case .waiting(_, let timer) = $0 { timer } else { nil } } }
        set { state.withLock { if case .waiting(let continuation, _) = $0 { $0 = .waiting(continuation, newValue) } } }
    }

    /// Returns whether the wait has begun, and not ended before.
    func begin(_ continuation: CheckedContinuation<Void, any Error>) -> Bool {
        let begins = state.withLock { state in
            guard case .new = state else { return false }
            state = .waiting(continuation, nil)
            return true
        }
        if !begins { continuation.resume(throwing: CancellationError()) }
        return begins
    }

    /// Ends the wait, unless it has ended before.
    func end(_ result: Result<Void, any Error>) {
        let continuation: CheckedContinuation<Void, any Error>? = state.withLock { state in
            defer { state = .over }
            return if case .waiting(let continuation, _) = state { continuation } else { nil }
        }
        continuation?.resume(with: result)
    }
}
