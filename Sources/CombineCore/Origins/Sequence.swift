import Foundation

extension Publishers {
    /// A publisher that publishes the elements of a sequence and finishes.
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        public typealias Output = Elements.Element

        /// The sequence of elements.
        public let sequence: Elements

        /// Creates a publisher.
        public init(sequence: Elements) { self.sequence = sequence }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            deliver(sequence, .finished, to: subscriber)
        }
    }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

@_weakLinked
extension Sequence {
    /// A publisher of the elements.
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

/// A publisher that publishes a recording of values and a completion to each subscriber.
@_weakLinked
public struct Record<Output, Failure: Error>: Publisher {
    /// The recorded values and completion.
    public struct Recording {
        /// The type of the recorded values.
        public typealias Input = Output

        /// The values.
        public private(set) var output: [Output] = []
        /// The completion of the publisher, initially `.finished`.
        public private(set) var completion: Subscribers.Completion<Failure> = .finished
        private var isOver = false

        /// Creates an empty recording.
        public init() {}

        /// Creates a recording.
        public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
            (self.output, self.completion, isOver) = (output, completion, true)
        }

        /// Adds a value.
        public mutating func receive(_ input: Output) {
            precondition(!isOver, "A recording takes no value after its end.")
            output.append(input)
        }

        /// Sets the completion.
        public mutating func receive(completion: Subscribers.Completion<Failure>) {
            precondition(!isOver, "A recording ends once.")
            (self.completion, isOver) = (completion, true)
        }
    }

    /// The recorded values and completion.
    public let recording: Recording

    /// Creates a publisher of the events that a closure records.
    public init(record: (inout Recording) -> Void) {
        var recording = Recording()
        record(&recording)
        self.recording = recording
    }

    /// Creates a publisher of a recording.
    public init(recording: Recording) { self.recording = recording }

    /// Creates a publisher of values and a completion.
    public init(output: [Output], completion: Subscribers.Completion<Failure>) {
        recording = Recording(output: output, completion: completion)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        deliver(recording.output, recording.completion, to: subscriber)
    }
}

/// Delivers elements to a subscriber as it asks for them, and then the end.
func deliver<Elements: Sequence, S: Subscriber>(
    _ elements: Elements,
    _ completion: Subscribers.Completion<S.Failure>,
    to subscriber: S
) where Elements.Element == S.Input {
    var iterator = elements.makeIterator()
    // The end of nothing does not wait for demand.
    guard let first = iterator.next() else {
        subscriber.receive(subscription: Subscriptions.empty)
        return subscriber.receive(completion: completion)
    }
    subscriber.receive(
        subscription: ElementSubscription(subscriber, first: first, then: iterator, completion)
    )
}

private final class ElementSubscription<Iterator: IteratorProtocol, Downstream: Subscriber>: Subscription
where Iterator.Element == Downstream.Input {
    private let lock = NSLock()
    private var downstream: Downstream?
    private var next: Iterator.Element?
    private var iterator: Iterator
    private let completion: Subscribers.Completion<Downstream.Failure>
    private var demand = Subscribers.Demand.none
    private var isDelivering = false

    init(
        _ downstream: Downstream,
        first: Iterator.Element,
        then iterator: Iterator,
        _ completion: Subscribers.Completion<Downstream.Failure>
    ) {
        (self.downstream, next, self.iterator, self.completion) = (downstream, first, iterator, completion)
    }

    func request(_ demand: Subscribers.Demand) {
        let begins = lock.withLock {
            self.demand += demand
            defer { isDelivering = true }
            return !isDelivering
        }
        guard begins else { return }
        while let (downstream, element) = lock.withLock({ take() }) {
            let more = downstream.receive(element)
            // Only the thread that delivers uses the iterator.
            next = iterator.next()
            lock.withLock { self.demand += more }
            if next == nil {
                let downstream = lock.withLock {
                    defer { self.downstream = nil }
                    return self.downstream
                }
                downstream?.receive(completion: completion)
            }
        }
    }

    private func take() -> (Downstream, Iterator.Element)? {
        guard let downstream, let next, demand > .none else {
            isDelivering = false
            return nil
        }
        demand -= 1
        return (downstream, next)
    }

    func cancel() {
        let downstream = lock.withLock {
            defer { self.downstream = nil }
            return self.downstream
        }
        // Released outside of the lock: this may run code of the program.
        _ = downstream
    }
}
