import Synchronization

extension EventLoop {
    /// Waits in a task until a descriptor is ready, or until its other end is closed.
    ///
    /// The loop has stopped watching the descriptor when the task continues, which may wait for it again.
    /// - Parameters:
    ///   - descriptor: The descriptor. A loop watches each for one reader at a time.
    ///   - readiness: The state to wait for.
    ///   - seconds: The longest wait. None begins if it isn't above zero.
    ///   - error: The error for a longer wait.
    /// - Throws: `error`, the error of ``Waits/fail(_:)``, or `CancellationError` when the task is cancelled or the loop is stopped.
    package func wait(
        for descriptor: Descriptor,
        _ readiness: Readiness,
        within seconds: Double = .infinity,
        else error: any Error = CancellationError()
    ) async throws {
        try Task.checkCancellation()
        guard seconds > 0 else { throw error }
        let key = Waits.Key()
        let isCancelled = Flag()
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
                let isAccepted = submit { [self] in
                    guard !isCancelled.isSet else { return continuation.resume(throwing: CancellationError()) }
                    watch(descriptor, for: readiness) { [waits] _ in waits.end(key) }
                    waits.begin(key, within: seconds, else: error) { [self] result in
                        unwatch(descriptor)
                        continuation.resume(with: result)
                    }
                }
                if !isAccepted { continuation.resume(throwing: CancellationError()) }
            }
        } onCancel: {
            // The wait may begin after this. A loop that accepts no more work has ended all waits.
            isCancelled.set()
            submit { [self] in waits.end(key, .failure(CancellationError())) }
        }
    }
}

/// The pending waits of a loop, which are used on its thread only. Each ends once, with a result or with an error.
package final class Waits {
    package typealias Completion = (Result<Void, any Error>) -> Void

    /// The identity of a wait.
    package struct Key: Hashable, Sendable {
        private static let count = Atomic(0)
        fileprivate let number = Self.count.add(1, ordering: .relaxed).newValue

        package init() {}
    }

    private weak var loop: EventLoop?
    private var waits: [Key: (timer: EventLoop.Timer?, completion: Completion)] = [:]
    /// The reason why no further waits are accepted.
    private var failure: (any Error)?

    init(on loop: EventLoop) { self.loop = loop }

    /// Begins a wait.
    /// - Parameters:
    ///   - key: A new identity.
    ///   - seconds: The longest wait.
    ///   - error: The error for a longer wait.
    ///   - completion: Called at the end.
    /// - Returns: Whether the wait has begun. After a failure, it has already ended.
    @discardableResult
    package func begin(
        _ key: Key,
        within seconds: Double,
        else error: any Error,
        _ completion: @escaping Completion
    ) -> Bool {
        if let failure {
            completion(.failure(failure))
            return false
        }
        let timer = loop?.after(seconds) { [weak self] in self?.end(key, .failure(error)) }
        waits[key] = (timer, completion)
        return true
    }

    /// Ends a wait, unless it has ended.
    package func end(_ key: Key, _ result: Result<Void, any Error> = .success(())) {
        guard let wait = waits.removeValue(forKey: key) else { return }
        loop?.cancel(wait.timer)
        wait.completion(result)
    }

    /// Ends all current and future waits with an error.
    package func fail(_ error: any Error) {
        failure = failure ?? error
        for key in waits.keys.sorted(by: { $0.number < $1.number }) { end(key, .failure(error)) }
    }
}

/// Something that can happen once.
private final class Flag: Sendable {
    private let state = Atomic(false)

    var isSet: Bool { state.load(ordering: .acquiring) }

    func set() { state.store(true, ordering: .releasing) }
}
