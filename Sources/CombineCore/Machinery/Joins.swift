/// Several publishers of the same values, which one subscriber receives as they arrive.
///
/// While the subscriber does not take all that there is, each publisher is asked for one value at a time.
final class MergeJoin<Downstream: Subscriber> {
    private typealias Source = Relay<Downstream.Input, Downstream.Failure>

    private struct State {
        var sources: [ObjectIdentifier: Source] = [:]
        /// A Boolean value that indicates whether the sources have been asked for all of their values.
        var isUnlimited = false
        /// A Boolean value that indicates whether sources may be added after all existing ones have ended.
        var isOpen = true
    }

    let outlet: Outlet<Downstream>
    private let state = Locked(State())
    private var starts: [() -> Void] = []

    init(_ downstream: Downstream) {
        outlet = Outlet(downstream)
        outlet.onDemand = { [self] _ in askForAllIfUnlimited() }
        outlet.onCancel = { [self] in cancel() }
    }

    /// Adds a publisher, which ``start()`` subscribes to.
    func attach<P: Publisher>(_ publisher: P) where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
        starts.append { [self] in subscribe(publisher) {} }
    }

    /// Gives the subscriber its subscription, and subscribes to the publishers. No others follow.
    func start() {
        outlet.attach()
        let starts = starts
        self.starts = []
        for start in starts { start() }
        close()
    }

    /// Subscribes to a publisher while the subscriber has its subscription.
    /// - Parameter onEnd: Called when the publisher has ended without an error.
    func subscribe<P: Publisher>(_ publisher: P, onEnd: @escaping () -> Void)
    where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
        guard !outlet.isOver else { return }
        var identity: ObjectIdentifier?
        let source = Source(
            onCompletion: { [self] completion in
                remove(identity)
                if completion.error == nil {
                    onEnd()
                    finishIfDone()
                } else {
                    cancel()
                    outlet.finish(completion)
                }
            },
            onValue: { [self] value in
                // Asks for the next value when this one is delivered, unless all were asked for.
                let source = state.withLock { state in state.isUnlimited ? nil : identity.flatMap { state.sources[$0] }
                }
                outlet.send(value, delivered: source.map { source in { source.request(.max(1)) } })
                return .none
            }
        )
        identity = ObjectIdentifier(source)
        let isUnlimited = state.withLock { state in
            state.sources[ObjectIdentifier(source)] = source
            state.isUnlimited = state.isUnlimited || outlet.isUnlimited
            return state.isUnlimited
        }
        source.request(isUnlimited ? .unlimited : .max(1))
        publisher.receive(subscriber: source)
    }

    /// Marks the end of adding publishers.
    func close() {
        state.withLock { $0.isOpen = false }
        finishIfDone()
    }

    /// Ends all subscriptions.
    func cancel() {
        let sources = state.withLock { state in
            defer { state.sources = [:] }
            return state.sources
        }
        for source in sources.values { source.cancel() }
    }

    private func remove(_ identity: ObjectIdentifier?) {
        let removed = identity.flatMap { identity in state.withLock { $0.sources.removeValue(forKey: identity) } }
        // Released outside of the lock: this may run code of the program.
        _ = removed
    }

    private func finishIfDone() {
        if state.withLock({ !$0.isOpen && $0.sources.isEmpty }) { outlet.finish(.finished) }
    }

    private func askForAllIfUnlimited() {
        guard outlet.isUnlimited else { return }
        let sources = state.withLock { state in
            defer { state.isUnlimited = true }
            return state.isUnlimited ? [:] : state.sources
        }
        for source in sources.values { source.request(.unlimited) }
    }
}

/// The subscriptions of publishers whose values are published together. The subscriber's demand is passed on to each of
/// them.
class Join<Downstream: Subscriber> {
    final let outlet: Outlet<Downstream>
    final let count: Int
    final let make: ([Any]) -> Downstream.Input
    private let relays = Locked<[any Cancellable]>([])
    private var requests: [(Subscribers.Demand) -> Void] = []
    private var starts: [() -> Void] = []

    init(_ downstream: Downstream, count: Int, _ make: @escaping ([Any]) -> Downstream.Input) {
        (outlet, self.count, self.make) = (Outlet(downstream), count, make)
        outlet.onDemand = { [self] demand in for request in requests { request(demand) } }
        outlet.onCancel = { [self] in cancel() }
    }

    /// Adds a publisher, which ``start()`` subscribes to.
    final func attach<P: Publisher>(_ publisher: P, at index: Int) where P.Failure == Downstream.Failure {
        let relay = Relay<P.Output, P.Failure>(
            onCompletion: { [self] completion in
                if completion.error == nil {
                    if end(at: index) { finish(.finished) }
                } else {
                    finish(completion)
                }
            },
            onValue: { [self] value in
                receive(value, at: index)
            }
        )
        requests.append(relay.request)
        relays.withLock { $0.append(relay) }
        starts.append { publisher.receive(subscriber: relay) }
    }

    /// Gives the subscriber its subscription, and subscribes to the publishers.
    final func start() {
        outlet.attach()
        let starts = starts
        self.starts = []
        for start in starts { start() }
    }

    final func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        cancel()
        outlet.finish(completion)
    }

    private func cancel() {
        let cancelled = relays.withLock { relays in
            defer { relays = [] }
            return relays
        }
        for relay in cancelled { relay.cancel() }
    }

    /// Takes a value.
    /// - Returns: The number of further values that the publisher may send.
    func receive(_ value: Any, at index: Int) -> Subscribers.Demand { .none }

    /// Takes the end of one publisher.
    /// - Returns: Whether it is the end of all.
    func end(at index: Int) -> Bool { true }
}

/// The latest values together. It ends when all publishers have ended, or one without a value.
final class LatestJoin<Downstream: Subscriber>: Join<Downstream> {
    private struct State {
        var latest: [Any?]
        var ended = 0
    }

    private let state: Locked<State>

    override init(_ downstream: Downstream, count: Int, _ make: @escaping ([Any]) -> Downstream.Input) {
        state = Locked(State(latest: Array(repeating: nil, count: count)))
        super.init(downstream, count: count, make)
    }

    override func receive(_ value: Any, at index: Int) -> Subscribers.Demand {
        let all = state.withLock { state in
            state.latest[index] = .some(value)
            return state.latest.compactMap { $0 }
        }
        // A value without an output does not fulfil the subscriber's demand.
        guard all.count == count else { return .max(1) }
        outlet.send(make(all))
        return .none
    }

    override func end(at index: Int) -> Bool {
        state.withLock { state in
            state.ended += 1
            return state.ended == count || state.latest[index] == nil
        }
    }
}

/// An object that combines the values of the same position. It ends when one publisher has ended and all of its values are published.
final class ZipJoin<Downstream: Subscriber>: Join<Downstream> {
    private struct State {
        var waiting: [[Any]]
        var ended: Set<Int> = []

        var isOver: Bool { ended.contains { waiting[$0].isEmpty } }
    }

    private let state: Locked<State>

    override init(_ downstream: Downstream, count: Int, _ make: @escaping ([Any]) -> Downstream.Input) {
        state = Locked(State(waiting: Array(repeating: [], count: count)))
        super.init(downstream, count: count, make)
    }

    override func receive(_ value: Any, at index: Int) -> Subscribers.Demand {
        let (together, isOver) = state.withLock { state -> ([Any]?, Bool) in
            state.waiting[index].append(value)
            guard state.waiting.allSatisfy({ !$0.isEmpty }) else { return (nil, false) }
            let together = state.waiting.indices.map { state.waiting[$0].removeFirst() }
            return (together, state.isOver)
        }
        if let together { outlet.send(make(together)) }
        if isOver { finish(.finished) }
        return .none
    }

    override func end(at index: Int) -> Bool {
        state.withLock { state in
            state.ended.insert(index)
            return state.isOver
        }
    }
}
