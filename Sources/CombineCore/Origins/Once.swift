/// Publishes one value, and ends.
@_weakLinked
public struct Just<Output>: Publisher {
    public typealias Failure = Never

    /// The value.
    public let output: Output

    /// Creates a publisher of one value.
    public init(_ output: Output) { self.output = output }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        deliver(CollectionOfOne(output), .finished, to: subscriber)
    }
}

extension Just: Equatable where Output: Equatable {}

/// Publishes no value, and ends at once or never.
@_weakLinked
public struct Empty<Output, Failure: Error>: Publisher, Equatable {
    /// A Boolean value that indicates whether it ends.
    public let completeImmediately: Bool

    /// Creates a publisher of no value.
    public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

    /// Creates a publisher of no value.
    public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
        self.init(completeImmediately: completeImmediately)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: Subscriptions.empty)
        if completeImmediately { subscriber.receive(completion: .finished) }
    }
}

/// Ends with an error at once.
@_weakLinked
public struct Fail<Output, Failure: Error>: Publisher {
    /// The error.
    public let error: Failure

    /// Creates a publisher that ends with an error.
    public init(error: Failure) { self.error = error }

    /// Creates a publisher that ends with an error.
    public init(outputType: Output.Type, failure: Failure) { error = failure }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .failure(error))
    }
}

extension Fail: Equatable where Failure: Equatable {}

@_weakLinked
extension Result {
    /// Publishes the value of a result, or ends with its error.
    public struct Publisher: CombineCore.Publisher {
        public typealias Output = Success

        /// The result.
        public let result: Result

        /// Creates a publisher.
        public init(_ result: Result) { self.result = result }
        /// Creates a publisher of one value.
        public init(_ output: Success) { result = .success(output) }
        /// Creates a publisher that ends with an error.
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
    /// Publishes the value of an optional, where there is one, and ends.
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

    /// A publisher of the value, where there is one.
    public var publisher: Publisher { Publisher(self) }
}
