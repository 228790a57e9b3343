import Synchronization

/// An object that resumes a continuation with the first of several answers, from any thread.
package final class FirstAnswer<Value: Sendable>: Sendable {
    private let continuation: Mutex<CheckedContinuation<Value, any Error>?>
    private let abandonment: (any Error)?

    /// - Parameters:
    ///   - continuation: The continuation.
    ///   - abandonment: The answer where this object is released without one; nil if one is always given.
    package init(_ continuation: CheckedContinuation<Value, any Error>, abandonment: (any Error)? = nil) {
        self.continuation = Mutex(continuation)
        self.abandonment = abandonment
    }

    /// Resumes the continuation, unless that has been done.
    package func give(_ answer: Result<Value, any Error>) {
        let continuation = continuation.withLock { continuation in
            defer { continuation = nil }
            return continuation
        }
        continuation?.resume(with: answer)
    }

    deinit {
        if let abandonment { give(.failure(abandonment)) }
    }
}
