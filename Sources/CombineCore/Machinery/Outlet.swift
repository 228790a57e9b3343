import Foundation

/// The end of an operator, which delivers values to a subscriber. It buffers values beyond the demand and delivers one
/// value at a time, in order, from any thread.
final class Outlet<Downstream: Subscriber>: Subscription {
    /// Called when the subscriber asks for more values.
    var onDemand: ((Subscribers.Demand) -> Void)?
    /// Called once when the subscriber cancels.
    var onCancel: (() -> Void)?

    private struct Item {
        let value: Downstream.Input
        let delivered: (() -> Void)?
    }

    private let lock = NSLock()
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var items: [Item] = []
    private var completion: Subscribers.Completion<Downstream.Failure>?
    private var isDelivering = false

    init(_ downstream: Downstream) { self.downstream = downstream }

    /// Gives the subscriber its subscription.
    func attach() { lock.withLock { downstream }?.receive(subscription: self) }

    /// A Boolean value that indicates whether the subscriber takes all values that there are.
    var isUnlimited: Bool { lock.withLock { demand == .unlimited } }
    /// A Boolean value that indicates whether a value would be delivered now.
    var hasDemand: Bool { lock.withLock { downstream != nil && demand > .max(items.count) } }
    /// A Boolean value that indicates whether the subscriber has cancelled or received the completion.
    var isOver: Bool { lock.withLock { downstream == nil || completion != nil } }
    /// The number of buffered values.
    var count: Int { lock.withLock { items.count } }

    /// Delivers a value as soon as it is asked for.
    /// - Parameter delivered: Called when it was delivered.
    func send(_ value: Downstream.Input, delivered: (() -> Void)? = nil) {
        lock.withLock {
            if downstream != nil, completion == nil { items.append(Item(value: value, delivered: delivered)) }
        }
        deliver()
    }

    /// Removes the value that waits longest.
    func dropFirst() { lock.withLock { if !items.isEmpty { items.removeFirst() } } }

    /// Ends after all values are delivered. An error is delivered immediately unless specified otherwise.
    func finish(_ completion: Subscribers.Completion<Downstream.Failure>, afterValues: Bool = false) {
        lock.withLock {
            guard self.completion == nil else { return }
            self.completion = completion
            if completion.error != nil, !afterValues { items = [] }
        }
        deliver()
    }

    func request(_ demand: Subscribers.Demand) {
        let onDemand = lock.withLock {
            self.demand += demand
            return self.onDemand
        }
        deliver()
        onDemand?(demand)
    }

    func cancel() {
        // Releasing values may run a program's code, so it happens outside of the lock.
        let taken = lock.withLock {
            defer { (downstream, items) = (nil, []) }
            return (downstream, items, onCancel: takeClosures())
        }
        taken.onCancel?()
    }

    private func takeClosures() -> (() -> Void)? {
        defer { (onDemand, onCancel) = (nil, nil) }
        return onCancel
    }

    private enum Delivery {
        case item(Item, Downstream)
        case end(Subscribers.Completion<Downstream.Failure>, Downstream)
        case nothing
    }

    private func deliver() {
        let begins = lock.withLock {
            defer { isDelivering = true }
            return !isDelivering
        }
        guard begins else { return }
        while true {
            switch lock.withLock({ next() }) {
            case .item(let item, let downstream):
                let more = downstream.receive(item.value)
                let onDemand = lock.withLock {
                    demand += more
                    return self.onDemand
                }
                item.delivered?()
                if more > .none { onDemand?(more) }
            case .end(let completion, let downstream): downstream.receive(completion: completion)
            case .nothing: return
            }
        }
    }

    private func next() -> Delivery {
        if let downstream {
            if !items.isEmpty, demand > .none {
                demand -= 1
                return .item(items.removeFirst(), downstream)
            }
            if items.isEmpty, let completion {
                self.downstream = nil
                // The closures are released: nothing is asked for after the end.
                _ = takeClosures()
                return .end(completion, downstream)
            }
        }
        isDelivering = false
        return .nothing
    }
}

/// A subscriber that passes its values to closures.
final class Relay<Input, Failure: Error>: Subscriber, Cancellable {
    private let lock = NSLock()
    private var subscription: (any Subscription)?
    private var asked = Subscribers.Demand.none
    private var isOver = false
    private var onValue: ((Input) -> Subscribers.Demand)?
    private var onCompletion: ((Subscribers.Completion<Failure>) -> Void)?

    init(
        onCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        onValue: @escaping (Input) -> Subscribers.Demand
    ) { (self.onValue, self.onCompletion) = (onValue, onCompletion) }

    /// Asks for values, now or when there is a subscription.
    func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        let subscription = lock.withLock {
            if self.subscription == nil { asked += demand }
            return self.subscription
        }
        subscription?.request(demand)
    }

    func receive(subscription: any Subscription) {
        let asked = lock.withLock { () -> Subscribers.Demand? in
            guard !isOver, self.subscription == nil else { return nil }
            self.subscription = subscription
            return self.asked
        }
        guard let asked else { return subscription.cancel() }
        if asked > .none { subscription.request(asked) }
    }

    func receive(_ input: Input) -> Subscribers.Demand { lock.withLock { onValue }?(input) ?? .none }

    func receive(completion: Subscribers.Completion<Failure>) {
        takeAll().onCompletion?(completion)
    }

    func cancel() { takeAll().subscription?.cancel() }

    /// Removes the contents of the relay. The caller releases them outside of the lock.
    private func takeAll() -> (
        subscription: (any Subscription)?, onValue: ((Input) -> Subscribers.Demand)?,
        onCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    ) {
        lock.withLock {
            defer { (isOver, subscription, onValue, onCompletion) = (true, nil, nil, nil) }
            return (subscription, onValue, onCompletion)
        }
    }
}

/// A value that closures share and change under a lock.
final class Locked<Value> {
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) { self.value = value }

    func withLock<Result>(_ body: (inout Value) -> Result) -> Result { lock.withLock { body(&value) } }
}
