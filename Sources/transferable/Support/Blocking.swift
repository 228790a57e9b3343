import Dispatch
import Synchronization

/// Runs asynchronous work to its end on the thread that asks, which is the only one that a command has to wait with.
func waiting<Value: Sendable>(for work: @escaping @Sendable () async throws -> Value) throws -> Value {
    let result = Mutex<Result<Value, any Error>?>(nil)
    let isDone = DispatchSemaphore(value: 0)
    Task.detached {
        let end: Result<Value, any Error>
        do { end = .success(try await work()) } catch { end = .failure(error) }
        result.withLock { $0 = end }
        isDone.signal()
    }
    isDone.wait()
    return try result.withLock { $0! }.get()
}
