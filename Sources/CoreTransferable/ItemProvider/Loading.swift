import Synchronization
internal import SystemSupport

/// Work that a completion handler waits for. The handler is called exactly once, whatever happens.
struct Loading<Result: Sendable>: Sendable {
    /// The progress that the caller of a loading method is given. Its units are ``units``.
    let progress: Progress

    private let completion: Once<Swift.Result<Result, any Error>>

    /// The units of the progress of one load.
    static var units: Int64 { LoadUnits.whole }

    init(_ completionHandler: @escaping @Sendable (Swift.Result<Result, any Error>) -> Void) {
        completion = Once(completionHandler)
        progress = Progress(totalUnitCount: Self.units)
        progress.isCancellable = true
    }

    /// Starts the work away from the caller's thread.
    ///
    /// Cancelling the progress ends the wait at once, even where the work does not notice.
    ///
    /// - Parameter work: A closure that receives the progress and returns the result.
    func start(_ work: @escaping @Sendable (Progress) async throws -> Result) -> Progress {
        start { progress, finish in
            let result = try await work(progress)
            finish(.success(result))
        }
    }

    /// Starts work that delivers its result itself, for results that last only as long as the work runs.
    ///
    /// - Parameter work: A closure that receives the progress, and a function that calls the completion handler unless
    ///   it was called before.
    func start(
        _ work:
            @escaping @Sendable (
                Progress, _ finish: @Sendable (Swift.Result<Result, any Error>) -> Void
            ) async throws -> Void
    ) -> Progress {
        let progress = progress
        let completion = completion
        let finish: @Sendable (Swift.Result<Result, any Error>) -> Void = { result in
            completion.call(with: result) {
                if case .success = result { progress.finish() }
            }
        }
        let reporting: @Sendable () async -> Void = {
            do {
                try await work(progress, finish)
            } catch is CancellationError {
                finish(.failure(CocoaError(.userCancelled)))
            } catch {
                finish(.failure(error))
            }
        }
        let cancel =
            OwnThreads.current.map { $0.detached(reporting).cancel } ?? Task.detached(operation: reporting).cancel
        // Not `finish`: it keeps the progress, which keeps this handler for as long as it lives.
        progress.cancellationHandler = {
            cancel()
            completion.call(with: .failure(CocoaError(.userCancelled)))
        }
        return progress
    }
}

/// The division of a load's progress.
enum LoadUnits {
    static let whole: Int64 = 100

    /// The units of one representation that the sender's handler receives.
    static let making: Int64 = 50

    /// The units of one representation that the copy of a file receives.
    static let copying: Int64 = 40
}

// A progress must not complete before its parts: Foundation would add their remaining units to the whole.
extension Progress {
    /// Returns a part of this progress for trying one of several representations.
    func share(of attempts: Int) -> Progress {
        part(of: LoadUnits.whole / Int64(max(1, attempts)), units: LoadUnits.whole)
    }

    /// Returns a part of this progress for copying a file.
    func partForCopying() -> Progress {
        part(of: LoadUnits.copying, units: 1)
    }

    /// Says how far the copy of a file is.
    func report(_ copied: Int64, of size: Int64) {
        totalUnitCount = max(size, 1)
        completedUnitCount = min(copied, size)
    }

    /// Completes a part, even if its work did not report all units.
    func finish() {
        if totalUnitCount <= 0 { totalUnitCount = 1 }
        completedUnitCount = totalUnitCount
    }

    private func part(of share: Int64, units: Int64) -> Progress {
        let part = Progress(totalUnitCount: units)
        if share > 0 { addChild(part, withPendingUnitCount: share) }
        return part
    }
}

/// An object that calls a function at most once.
final class Once<Value>: Sendable {
    private let function: Mutex<(@Sendable (Value) -> Void)?>

    init(_ function: @escaping @Sendable (Value) -> Void) {
        self.function = Mutex(function)
    }

    /// Calls the function unless it was called before.
    ///
    /// - Parameters:
    ///   - value: The argument.
    ///   - before: Called directly before the function, if the function is called.
    func call(with value: Value, after before: () -> Void = {}) {
        let function = function.withLock { function in
            defer { function = nil }
            return function
        }
        guard let function else { return }
        before()
        function(value)
    }
}

/// Waits for a load that reports through a completion handler, and cancels it when the waiting task is cancelled.
func loading<Result: Sendable>(
    _ start: (@escaping @Sendable (Swift.Result<Result, any Error>) -> Void) -> Progress
) async throws -> Result {
    try Task.checkCancellation()
    let progress = Mutex<Progress?>(nil)
    let shared = UncheckedBox(Once<Void> { progress.withLock { $0 }?.cancel() })
    return try await withTaskCancellationHandler {
        do {
            return try await withCheckedThrowingContinuation { continuation in
                let started = start { result in continuation.resume(with: result) }
                progress.withLock { $0 = started }
                if Task.isCancelled { started.cancel() }
            }
        } catch let error as CocoaError where error.code == .userCancelled {
            throw CancellationError()
        }
    } onCancel: {
        shared.value.call(with: ())
    }
}
