import Synchronization
import SystemSupport
import TransferKit

/// The pending waits of a loop. Each ends once, with a result or with an error.
final class Waits {
    typealias Completion = (Result<Void, any Error>) -> Void

    /// Names a wait.
    struct Key: Hashable, Sendable {
        private static let count = Atomic(0)
        fileprivate let number = Self.count.add(1, ordering: .relaxed).newValue
    }

    private let loop: EventLoop
    private var waits: [Key: (timer: EventLoop.Timer, completion: Completion)] = [:]
    /// The reason why no further waits are accepted.
    private var failure: (any Error)?

    init(on loop: EventLoop) { self.loop = loop }

    /// Begins a wait.
    /// - Parameters:
    ///   - key: A new one.
    ///   - seconds: The longest time that it takes.
    ///   - error: The error with which it ends then.
    ///   - completion: Called at the end.
    /// - Returns: Whether it has begun. After a failure, it has already ended.
    @discardableResult
    func begin(
        _ key: Key,
        within seconds: Double,
        else error: any Error,
        _ completion: @escaping Completion
    ) -> Bool {
        if let failure {
            completion(.failure(failure))
            return false
        }
        let timer = loop.after(seconds) { [weak self] in self?.end(key, .failure(error)) }
        waits[key] = (timer, completion)
        return true
    }

    /// Ends a wait, unless it has ended.
    func end(_ key: Key, _ result: Result<Void, any Error> = .success(())) {
        guard let wait = waits.removeValue(forKey: key) else { return }
        loop.cancel(wait.timer)
        wait.completion(result)
    }

    /// Ends all current and future waits with an error.
    func fail(_ error: any Error) {
        failure = failure ?? error
        for key in waits.keys.sorted(by: { $0.number < $1.number }) { end(key, .failure(error)) }
    }
}
