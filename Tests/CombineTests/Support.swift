import Combine
import Foundation

/// The values and the completion that a subscriber has received.
final class Received<Value, Failure: Error>: @unchecked Sendable {
    private let lock = NSLock()
    private var storedValues: [Value] = []
    private var storedCompletion: Subscribers.Completion<Failure>?
    var cancellable: AnyCancellable?

    init<P: Publisher>(_ publisher: P) where P.Output == Value, P.Failure == Failure {
        cancellable = publisher.sink(
            receiveCompletion: { [self] completion in lock.withLock { storedCompletion = completion } },
            receiveValue: { [self] value in lock.withLock { storedValues.append(value) } }
        )
    }

    var values: [Value] { lock.withLock { storedValues } }
    var isFinished: Bool {
        lock.withLock { if case .finished? = storedCompletion { true } else { false } }
    }
    var error: Failure? {
        lock.withLock { if case .failure(let error)? = storedCompletion { error } else { nil } }
    }
}

extension Publisher {
    /// Subscribes, and keeps what arrives.
    func received() -> Received<Output, Failure> { Received(self) }
}

/// Takes as many values as a test says.
final class Careful<Input, Failure: Error>: Subscriber {
    private(set) var values: [Input] = []
    private(set) var completion: Subscribers.Completion<Failure>?
    private(set) var subscription: (any Subscription)?
    /// The number of values for which each value asks.
    var more = Subscribers.Demand.none

    func receive(subscription: any Subscription) { self.subscription = subscription }

    func receive(_ input: Input) -> Subscribers.Demand {
        values.append(input)
        return more
    }

    func receive(completion: Subscribers.Completion<Failure>) { self.completion = completion }
}

struct Mistake: Error, Equatable {
    var number = 0
}
