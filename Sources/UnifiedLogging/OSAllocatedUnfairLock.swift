import Foundation

/// A lock around a state, which exists for as long as something refers to it.
///
/// It is Foundation's `NSLock`. It can be copied, and all copies are one lock.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private final class Storage {
        let lock = NSLock()
        var state: State

        init(_ state: State) { self.state = state }
    }

    private let storage: Storage

    fileprivate var mutex: NSLock { storage.lock }

    /// Creates a lock.
    /// - Parameter initialState: The state, of which the caller keeps nothing that can be changed.
    public init(uncheckedState initialState: State) { storage = Storage(initialState) }

    /// Calls a function with exclusive access to the state. The function must not acquire the lock again.
    /// - Parameter body: The function.
    public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        storage.lock.lock()
        defer { storage.lock.unlock() }
        return try body(&storage.state)
    }

    /// Calls a function with exclusive access to the state, unless the lock is held.
    /// - Parameter body: The function.
    /// - Returns: The result of the function; nil if it did not run.
    public func withLockIfAvailableUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result? {
        guard storage.lock.try() else { return nil }
        defer { storage.lock.unlock() }
        return try body(&storage.state)
    }

    /// Calls a function with exclusive access to the state. The function must not acquire the lock again.
    /// - Parameter body: The function.
    public func withLock<Result: Sendable>(_ body: @Sendable (inout State) throws -> Result) rethrows -> Result {
        try withLockUnchecked(body)
    }

    /// Calls a function with exclusive access to the state, unless the lock is held.
    /// - Parameter body: The function.
    /// - Returns: The result of the function; nil if it did not run.
    public func withLockIfAvailable<Result: Sendable>(
        _ body: @Sendable (inout State) throws -> Result
    ) rethrows -> Result? {
        try withLockIfAvailableUnchecked(body)
    }
}

extension OSAllocatedUnfairLock where State: Sendable {
    /// Creates a lock.
    /// - Parameter initialState: The state.
    public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
    /// Creates a lock without a state.
    public init() { self.init(uncheckedState: ()) }

    /// Calls a function while holding the lock. The function must not acquire the lock again.
    /// - Parameter body: The function.
    public func withLock<Result: Sendable>(_ body: @Sendable () throws -> Result) rethrows -> Result {
        try withLockUnchecked { _ in try body() }
    }

    /// Calls a function while holding the lock, unless the lock is held.
    /// - Parameter body: The function.
    /// - Returns: The result of the function; nil if it did not run.
    public func withLockIfAvailable<Result: Sendable>(_ body: @Sendable () throws -> Result) rethrows -> Result? {
        try withLockIfAvailableUnchecked { _ in try body() }
    }

    /// Acquires the lock, and waits for it if it is held. The thread that holds the lock must not acquire it again.
    @available(*, noasync, message: "Use withLock, which releases the lock on the thread that acquired it")
    public func lock() { mutex.lock() }

    /// Acquires the lock, unless it is held.
    /// - Returns: Whether the lock was acquired.
    @available(*, noasync, message: "Use withLockIfAvailable, which releases the lock on the thread that acquired it")
    public func lockIfAvailable() -> Bool { mutex.try() }

    /// Releases the lock. The thread that acquired it calls this.
    @available(*, noasync, message: "Use withLock, which releases the lock on the thread that acquired it")
    public func unlock() { mutex.unlock() }
}
