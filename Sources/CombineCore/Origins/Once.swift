/// A publisher that publishes a single value and finishes.
@_weakLinked
public struct Just<Output>: Publisher {
    public typealias Failure = Never

    /// The value.
    public let output: Output

    /// Creates a publisher of a single value.
    public init(_ output: Output) { self.output = output }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        deliver(CollectionOfOne(output), .finished, to: subscriber)
    }
}

extension Just: Equatable where Output: Equatable {}

/// A publisher that publishes no values, and finishes immediately or never.
@_weakLinked
public struct Empty<Output, Failure: Error>: Publisher, Equatable {
    /// A Boolean value that indicates whether the publisher finishes immediately.
    public let completeImmediately: Bool

    /// Creates a publisher without values.
    public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

    /// Creates a publisher without values.
    public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
        self.init(completeImmediately: completeImmediately)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: Subscriptions.empty)
        if completeImmediately { subscriber.receive(completion: .finished) }
    }
}

/// A publisher that fails immediately with an error.
@_weakLinked
public struct Fail<Output, Failure: Error>: Publisher {
    /// The error.
    public let error: Failure

    /// Creates a publisher that fails with an error.
    public init(error: Failure) { self.error = error }

    /// Creates a publisher that fails with an error.
    public init(outputType: Output.Type, failure: Failure) { error = failure }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .failure(error))
    }
}

extension Fail: Equatable where Failure: Equatable {}

@_weakLinked
extension Result {
    /// A publisher that publishes the value of a result, or fails with its error.
    public struct Publisher: CombineCore.Publisher {
        public typealias Output = Success

        /// The result.
        public let result: Result

        /// Creates a publisher.
        public init(_ result: Result) { self.result = result }
        /// Creates a publisher of a single value.
        public init(_ output: Success) { result = .success(output) }
        /// Creates a publisher that fails with an error.
        public init(_ failure: Failure) { result = .failure(failure) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Success, S.Failure == Failure {
            switch result {
            case .success(let value): deliver(CollectionOfOne(value), .finished, to: subscriber)
            case .failure(let error): Fail(error: error).receive(subscriber: subscriber)
            }
        }
    }

    /// A publisher of the value or the error.
    public var publisher: Publisher { Publisher(self) }
}

@_weakLinked
extension Optional {
    /// A publisher that publishes the value of an optional, if there is one, and finishes.
    public struct Publisher: CombineCore.Publisher {
        public typealias Output = Wrapped
        public typealias Failure = Never

        /// The value.
        public let output: Wrapped?

        /// Creates a publisher.
        public init(_ output: Wrapped?) { self.output = output }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Wrapped, S.Failure == Never {
            guard let output else { return Empty().receive(subscriber: subscriber) }
            deliver(CollectionOfOne(output), .finished, to: subscriber)
        }
    }

    /// A publisher of the value, if there is one.
    public var publisher: Publisher { Publisher(self) }
}
