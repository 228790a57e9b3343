import Dispatch
import Synchronization

/// Waits on the calling thread for the result of asynchronous work. A command has no other thread to wait with.
func waitForResult<Value: Sendable>(of work: @escaping @Sendable () async throws -> Value) throws -> Value {
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
