import Foundation

/// A publisher that publishes a single value that is produced once, now or later, to each subscriber.
@_weakLinked
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
    /// A closure that receives the value or the error. Only the first call counts.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private struct State {
        var result: Result<Output, Failure>?
        var waiting: [(Result<Output, Failure>) -> Void] = []
    }

    private let state = Locked(State())

    /// Creates a future and starts producing its value.
    /// - Parameter attemptToFulfill: A closure that is called immediately with the promise, which takes the value.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { [state] result in
            let waiting = state.withLock { state in
                guard state.result == nil else { return [(Result<Output, Failure>) -> Void]() }
                state.result = result
                defer { state.waiting = [] }
                return state.waiting
            }
            for action in waiting { action(result) }
        }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let outlet = Outlet(subscriber)
        outlet.attach()
        whenFulfilled { result in
            switch result {
            case .success(let value):
                outlet.send(value)
                outlet.finish(.finished)
            case .failure(let error): outlet.finish(.failure(error))
            }
        }
    }

    private func whenFulfilled(_ action: @escaping (Result<Output, Failure>) -> Void) {
        let result = state.withLock { state in
            if state.result == nil { state.waiting.append(action) }
            return state.result
        }
        if let result { action(result) }
    }
}

extension Future where Failure == Never {
    /// The value, once it has been produced.
    public final var value: Output {
        get async {
            await withCheckedContinuation { continuation in
                whenFulfilled { result in
                    nonisolated(unsafe) let value = result.get()
                    continuation.resume(returning: value)
                }
            }
        }
    }
}

extension Future {
    /// The value, once it has been produced.
    /// - Throws: The error, if there is one instead.
    public final var value: Output {
        get async throws {
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Output, any Error>) in
                whenFulfilled { result in
                    nonisolated(unsafe) let result = result.mapError { $0 as any Error }
                    continuation.resume(with: result)
                }
            }
        }
    }
}

/// A publisher that creates another publisher for each subscriber at the time of its subscription.
@_weakLinked
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
    public typealias Output = DeferredPublisher.Output
    public typealias Failure = DeferredPublisher.Failure

    /// The closure that creates the publisher.
    public let createPublisher: () -> DeferredPublisher

    /// Creates a publisher.
    public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        createPublisher().receive(subscriber: subscriber)
    }
}
