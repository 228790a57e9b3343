internal import SystemSupport

/// An asynchronous sequence of a publisher's values.
@_weakLinked
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    public typealias Element = P.Output

    /// An iterator over the values as they arrive.
    public struct Iterator: AsyncIteratorProtocol {
        private let receiver: AsyncReceiver<P.Output, Never>

        fileprivate init(_ receiver: AsyncReceiver<P.Output, Never>) { self.receiver = receiver }

        public mutating func next() async -> P.Output? { try? await receiver.next() }
    }

    private let publisher: P

    /// Creates a sequence.
    public init(_ publisher: P) { self.publisher = publisher }

    public func makeAsyncIterator() -> Iterator {
        let receiver = AsyncReceiver<P.Output, Never>()
        publisher.subscribe(receiver.subscriber)
        return Iterator(receiver)
    }
}

/// An asynchronous sequence of the values of a publisher that can fail.
@_weakLinked
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    public typealias Element = P.Output

    /// An iterator over the values as they arrive.
    public struct Iterator: AsyncIteratorProtocol {
        private let receiver: AsyncReceiver<P.Output, P.Failure>

        fileprivate init(_ receiver: AsyncReceiver<P.Output, P.Failure>) { self.receiver = receiver }

        public mutating func next() async throws -> P.Output? { try await receiver.next() }
    }

    private let publisher: P

    /// Creates a sequence.
    public init(_ publisher: P) { self.publisher = publisher }

    public func makeAsyncIterator() -> Iterator {
        let receiver = AsyncReceiver<P.Output, P.Failure>()
        publisher.subscribe(receiver.subscriber)
        return Iterator(receiver)
    }
}

extension Publisher where Failure == Never {
    /// The values as an asynchronous sequence.
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
    /// The values as an asynchronous sequence, which throws the publisher's error.
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

/// An object that asks for one value each time that something waits for it.
private final class AsyncReceiver<Input, Failure: Error>: @unchecked Sendable {
    /// The value passes from the publisher's thread to the task, and is used by nothing else in between.
    private typealias Waiting = CheckedContinuation<UncheckedBox<Input?>, any Error>

    private struct State {
        var waiting: [Waiting] = []
        var end: Subscribers.Completion<Failure>?
    }

    private let state: Locked<State>
    let subscriber: Relay<Input, Failure>

    init() {
        let state = Locked(State())
        self.state = state
        subscriber = Relay(
            onCompletion: { completion in
                let waiting = state.withLock { state in
                    state.end = completion.error == nil ? completion : (state.waiting.isEmpty ? completion : .finished)
                    defer { state.waiting = [] }
                    return state.waiting
                }
                for (index, continuation) in waiting.enumerated() {
                    if index == 0, let error = completion.error {
                        continuation.resume(throwing: error)
                    } else {
                        continuation.resume(returning: UncheckedBox(nil))
                    }
                }
            },
            onValue: { value in
                let first = state.withLock { $0.waiting.isEmpty ? nil : $0.waiting.removeFirst() }
                first?.resume(returning: UncheckedBox(value))
                return .none
            }
        )
    }

    deinit { subscriber.cancel() }

    private func end() {
        let waiting = state.withLock { state in
            if state.end == nil { state.end = .finished }
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in waiting { continuation.resume(returning: UncheckedBox(nil)) }
        subscriber.cancel()
    }

    func next() async throws -> Input? {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (continuation: Waiting) in
                let end = state.withLock { state -> Subscribers.Completion<Failure>? in
                    if state.end == nil { state.waiting.append(continuation) }
                    defer { if state.end != nil { state.end = .finished } }
                    return state.end
                }
                switch end {
                case nil: subscriber.request(.max(1))
                case .finished: continuation.resume(returning: UncheckedBox(nil))
                case .failure(let error): continuation.resume(throwing: error)
                }
            }
        } onCancel: {
            self.end()
        }.value
    }
}
