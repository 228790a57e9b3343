/// A type-erased publisher.
@_weakLinked
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
    private let attach: (AnySubscriber<Output, Failure>) -> Void
    private let base: Any

    /// Creates a type-erased publisher from another publisher.
    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        if let erased = publisher as? AnyPublisher {
            self = erased
        } else {
            attach = { publisher.receive(subscriber: $0) }
            base = publisher
        }
    }

    public var description: String { "AnyPublisher" }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        attach(AnySubscriber(subscriber))
    }
}

/// A type-erased subscriber.
@_weakLinked
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible {
    public let combineIdentifier: CombineIdentifier
    private let onSubscription: (any Subscription) -> Void
    private let onValue: (Input) -> Subscribers.Demand
    private let onCompletion: (Subscribers.Completion<Failure>) -> Void

    /// Creates a type-erased subscriber from another subscriber.
    public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
        if let erased = subscriber as? AnySubscriber {
            self = erased
        } else {
            combineIdentifier = subscriber.combineIdentifier
            onSubscription = { subscriber.receive(subscription: $0) }
            onValue = { subscriber.receive($0) }
            onCompletion = { subscriber.receive(completion: $0) }
        }
    }

    /// Creates a type-erased subscriber from a subject.
    public init<S: Subject>(_ subject: S) where S.Output == Input, S.Failure == Failure {
        self.init(SubjectSubscriber(subject))
    }

    /// Creates a subscriber from closures.
    /// - Parameters:
    ///   - receiveSubscription: Called with the subscription; nil leaves it without demand.
    ///   - receiveValue: Called for each value; gives how many more are taken.
    ///   - receiveCompletion: Called when no more values follow.
    public init(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveValue: ((Input) -> Subscribers.Demand)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) {
        combineIdentifier = CombineIdentifier()
        onSubscription = receiveSubscription ?? { _ in }
        onValue = receiveValue ?? { _ in .none }
        onCompletion = receiveCompletion ?? { _ in }
    }

    public var description: String { "AnySubscriber" }
    public func receive(subscription: any Subscription) { onSubscription(subscription) }
    public func receive(_ value: Input) -> Subscribers.Demand { onValue(value) }
    public func receive(completion: Subscribers.Completion<Failure>) { onCompletion(completion) }
}
