import Foundation

/// The result of an operator for one value.
enum Step<Output, Failure: Error> {
    /// Sends a value on.
    case send(Output)
    /// Sends nothing, and asks for another value instead.
    case skip
    /// Sends a value, after which there are none.
    case sendLast(Output)
    /// Ends at once.
    case end(Subscribers.Completion<Failure>)
}

/// A subscriber between a publisher and a subscriber that replaces each value with another, with none, or with the end.
///
/// Publishers deliver values sequentially, so the closures' captured values need no lock.
final class Conduit<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription {
    private let lock = NSLock()
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private let onValue: (Input) -> Step<Downstream.Input, Downstream.Failure>
    private let onCompletion: (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>

    init(
        _ downstream: Downstream,
        onCompletion: @escaping (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>,
        onValue: @escaping (Input) -> Step<Downstream.Input, Downstream.Failure>
    ) {
        self.downstream = downstream
        (self.onValue, self.onCompletion) = (onValue, onCompletion)
    }

    func receive(subscription: any Subscription) {
        guard let downstream = lock.withLock({ take(subscription) }) else { return subscription.cancel() }
        downstream.receive(subscription: self)
    }

    private func take(_ subscription: any Subscription) -> Downstream? {
        guard upstream == nil, downstream != nil else { return nil }
        upstream = subscription
        return downstream
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard let downstream = lock.withLock({ self.downstream }) else { return .none }
        switch onValue(input) {
        case .send(let output): return downstream.receive(output)
        case .skip: return .max(1)
        case .sendLast(let output):
            cancel()
            // It is the last value, however many more are wanted.
            _ = downstream.receive(output)
            downstream.receive(completion: .finished)
        case .end(let completion):
            cancel()
            downstream.receive(completion: completion)
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        takeEnds().downstream?.receive(completion: onCompletion(completion))
    }

    func request(_ demand: Subscribers.Demand) { lock.withLock { upstream }?.request(demand) }

    func cancel() { takeEnds().upstream?.cancel() }

    private func takeEnds() -> (downstream: Downstream?, upstream: (any Subscription)?) {
        lock.withLock {
            defer { (downstream, upstream) = (nil, nil) }
            return (downstream, upstream)
        }
    }
}

extension Publisher {
    /// Attaches a subscriber by way of an operator that can change the type of the error.
    func attach<Downstream: Subscriber>(
        _ downstream: Downstream,
        onCompletion: @escaping (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>,
        onValue: @escaping (Output) -> Step<Downstream.Input, Downstream.Failure>
    ) {
        receive(
            subscriber: Conduit<Output, Failure, Downstream>(downstream, onCompletion: onCompletion, onValue: onValue)
        )
    }

    /// Attaches a subscriber by way of an operator that ends as this publisher does.
    func attach<Downstream: Subscriber>(
        _ downstream: Downstream,
        onValue: @escaping (Output) -> Step<Downstream.Input, Failure>
    ) where Downstream.Failure == Failure { attach(downstream, onCompletion: { $0 }, onValue: onValue) }

    /// Attaches a subscriber by way of an operator that can throw.
    func attachThrowing<Downstream: Subscriber>(
        _ downstream: Downstream,
        onValue: @escaping (Output) throws -> Step<Downstream.Input, any Error>
    ) where Downstream.Failure == any Error {
        attach(
            downstream,
            onCompletion: { $0.mapError { $0 } },
            onValue: { value in
                do { return try onValue(value) } catch { return .end(.failure(error)) }
            }
        )
    }
}
