/// A type that delivers values over time to subscribers that request them.
///
/// A publisher does nothing until a subscriber attaches with `subscribe(_:)`, ``sink(receiveValue:)`` or another of
/// the operators. It then delivers at most as many values as were asked for, and ends with a completion or never.
@_weakLinked
public protocol Publisher<Output, Failure> {
    /// The type of the values.
    associatedtype Output
    /// The type of error with which the publisher can fail; `Never` if it cannot fail.
    associatedtype Failure: Error

    /// Attaches a subscriber.
    /// - Parameter subscriber: The receiver of the values. It is given a subscription before anything else.
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
    /// Attaches a subscriber.
    /// - Parameter subscriber: The receiver of the values.
    public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }

    /// Attaches a subject, which forwards the values.
    /// - Parameter subject: The subject.
    /// - Returns: An object that ends the subscription, at the latest when it is released.
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
        let subscriber = SubjectSubscriber(subject)
        receive(subscriber: subscriber)
        return AnyCancellable(subscriber)
    }

    /// Returns a type-erased publisher.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// A namespace for the types of publishers that operators return.
@_weakLinked
public enum Publishers {}

/// A publisher that starts publishing when it is connected.
@_weakLinked
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Connects the publisher, which starts publishing.
    /// - Returns: An object that ends publishing.
    func connect() -> any Cancellable
}
