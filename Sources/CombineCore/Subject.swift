import Foundation

/// A publisher that code can send values to.
@_weakLinked
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends a value to the subscribers.
    func send(_ value: Output)
    /// Sends a completion to the subscribers.
    func send(completion: Subscribers.Completion<Failure>)
    /// Passes a subscription to the subject when it acts as a subscriber.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    /// Sends an event without a value to the subscribers.
    public func send() { send(()) }
}

/// A subject that does not keep values. A value reaches only subscribers that exist and have requested it when it is sent.
@_weakLinked
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    private let core = SubjectCore<Output, Failure>()

    /// Creates a subject.
    public init() {}

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        core.attach(subscriber, latest: nil)
    }

    public func send(_ value: Output) { core.send(value, keepsLatest: false) }
    public func send(completion: Subscribers.Completion<Failure>) { core.finish(completion) }
    public func send(subscription: any Subscription) { core.keep(subscription) }
}

/// A subject that keeps its latest value, which each new subscriber receives first.
@_weakLinked
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    private let core = SubjectCore<Output, Failure>()
    private let current: Locked<Output>

    /// Creates a subject with an initial value.
    public init(_ value: Output) { current = Locked(value) }

    /// The latest value. Setting it sends the new value.
    public var value: Output {
        get { current.withLock { $0 } }
        set { send(newValue) }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        core.attach(subscriber) { [current] in current.withLock { $0 } }
    }

    public func send(_ value: Output) {
        guard !core.isOver else { return }
        var before: Output? = value
        current.withLock { current in
            before = current
            current = value
        }
        // The value before is released outside of the lock.
        _ = before
        core.send(value, keepsLatest: true)
    }

    public func send(completion: Subscribers.Completion<Failure>) { core.finish(completion) }
    public func send(subscription: any Subscription) { core.keep(subscription) }
}

/// The subscribers of a subject, in the order in which they subscribed.
final class SubjectCore<Output, Failure: Error> {
    private let lock = NSLock()
    private var connections: [SubjectConnection<Output, Failure>] = []
    private var subscriptions: [any Subscription] = []
    private var completion: Subscribers.Completion<Failure>?

    deinit { for subscription in subscriptions { subscription.cancel() } }

    var isOver: Bool { lock.withLock { completion != nil } }

    /// - Parameter latest: Gives the value that is delivered first; nil for none.
    func attach<S: Subscriber>(_ subscriber: S, latest: (() -> Output)?)
    where S.Input == Output, S.Failure == Failure {
        let connection = SubscriberConnection(subscriber, self)
        let completion = lock.withLock {
            if self.completion == nil {
                if let latest { connection.pending = latest() }
                connections.append(connection)
            }
            return self.completion
        }
        if let completion {
            subscriber.receive(subscription: Subscriptions.empty)
            subscriber.receive(completion: completion)
        } else {
            subscriber.receive(subscription: connection)
        }
    }

    func detach(_ connection: SubjectConnection<Output, Failure>) {
        let removed = lock.withLock {
            connections.firstIndex { $0 === connection }.map { connections.remove(at: $0) }
        }
        // Released outside of the lock: this may run code of the program.
        _ = removed
    }

    func send(_ value: Output, keepsLatest: Bool) {
        for connection in lock.withLock({ completion == nil ? connections : [] }) {
            connection.send(value, keepsLatest)
        }
    }

    func finish(_ completion: Subscribers.Completion<Failure>) {
        typealias Taken = (connections: [SubjectConnection<Output, Failure>], subscriptions: [any Subscription])
        let taken = lock.withLock { () -> Taken in
            guard self.completion == nil else { return ([], []) }
            self.completion = completion
            defer { (connections, subscriptions) = ([], []) }
            return (connections, subscriptions)
        }
        for connection in taken.connections { connection.finish(completion) }
    }

    func keep(_ subscription: any Subscription) {
        lock.withLock { subscriptions.append(subscription) }
        subscription.request(.unlimited)
    }
}

/// A subscriber of a subject.
class SubjectConnection<Output, Failure: Error> {
    func send(_ value: Output, _ keepsLatest: Bool) {}
    func finish(_ completion: Subscribers.Completion<Failure>) {}
}

private final class SubscriberConnection<Downstream: Subscriber>: SubjectConnection<
    Downstream.Input, Downstream.Failure
>, Subscription
{
    /// A value that is delivered when it is asked for.
    var pending: Downstream.Input?
    private let lock = NSLock()
    /// Held while the subscriber receives, which may send again.
    private let deliveryLock = NSRecursiveLock()
    private var downstream: Downstream?
    private var subject: SubjectCore<Downstream.Input, Downstream.Failure>?
    private var demand = Subscribers.Demand.none

    init(_ downstream: Downstream, _ subject: SubjectCore<Downstream.Input, Downstream.Failure>) {
        (self.downstream, self.subject) = (downstream, subject)
    }

    override func send(_ value: Downstream.Input, _ keepsLatest: Bool) {
        let downstream = lock.withLock { () -> Downstream? in
            guard demand > .none else {
                if keepsLatest { pending = value }
                return nil
            }
            demand -= 1
            pending = nil
            return self.downstream
        }
        if let downstream { deliver(value, to: downstream) }
    }

    private func deliver(_ value: Downstream.Input, to downstream: Downstream) {
        let more = deliveryLock.withLock { downstream.receive(value) }
        if more > .none { request(more) }
    }

    override func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        let taken = takeAll()
        deliveryLock.withLock { taken.downstream?.receive(completion: completion) }
    }

    func request(_ demand: Subscribers.Demand) {
        let delivery = lock.withLock { () -> (value: Downstream.Input, to: Downstream)? in
            self.demand += demand
            guard self.demand > .none, let downstream, let value = pending else { return nil }
            self.demand -= 1
            pending = nil
            return (value, downstream)
        }
        if let delivery { deliver(delivery.value, to: delivery.to) }
    }

    func cancel() {
        let taken = takeAll()
        taken.subject?.detach(self)
    }

    private func takeAll() -> (
        downstream: Downstream?, subject: SubjectCore<Downstream.Input, Downstream.Failure>?, pending: Downstream.Input?
    ) {
        lock.withLock {
            defer { (downstream, subject, pending) = (nil, nil, nil) }
            return (downstream, subject, pending)
        }
    }
}

/// A subject as a subscriber.
final class SubjectSubscriber<S: Subject>: Subscriber, Cancellable {
    private let relay: Relay<S.Output, S.Failure>
    private let subject: S

    init(_ subject: S) {
        self.subject = subject
        relay = Relay(
            onCompletion: { subject.send(completion: $0) },
            onValue: {
                subject.send($0)
                return .none
            }
        )
    }

    func receive(subscription: any Subscription) {
        relay.receive(subscription: subscription)
        subject.send(subscription: subscription)
    }

    func receive(_ input: S.Output) -> Subscribers.Demand { relay.receive(input) }
    func receive(completion: Subscribers.Completion<S.Failure>) { relay.receive(completion: completion) }
    func cancel() { relay.cancel() }
}
