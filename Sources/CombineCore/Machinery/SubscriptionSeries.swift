/// Consecutive subscriptions whose values one subscriber receives. The subscriber's demand is passed to the current
/// one, and the remainder to the next.
final class SubscriptionSeries<Downstream: Subscriber> {
    private struct State {
        /// The subscription under way.
        var request: ((Subscribers.Demand) -> Void)?
        var cancel: (() -> Void)?
        /// The demand that is not fulfilled yet.
        var left = Subscribers.Demand.none
        var isOver = false
    }

    private let state = Locked(State())
    private let outlet: Outlet<Downstream>

    /// Gives the subscriber its subscription.
    init(_ downstream: Downstream) {
        outlet = Outlet(downstream)
        outlet.onDemand = { [self] in request($0) }
        outlet.onCancel = { [self] in cancel() }
        outlet.attach()
    }

    /// Ends the series.
    func finish(_ completion: Subscribers.Completion<Downstream.Failure>) { outlet.finish(completion) }

    /// Delivers one value that is not of a publisher.
    func send(_ value: Downstream.Input) { outlet.send(value) }

    /// Subscribes to the next publisher.
    /// - Parameter onCompletion: Called when that has ended.
    func attach<P: Publisher>(
        _ publisher: P,
        onCompletion: @escaping (Subscribers.Completion<P.Failure>) -> Void
    ) where P.Output == Downstream.Input {
        let relay = Relay<P.Output, P.Failure>(
            onCompletion: { [self] completion in
                let ended = state.withLock { state in
                    defer { (state.request, state.cancel) = (nil, nil) }
                    return (state.request, state.cancel)
                }
                // Released outside of the lock: this may run code of the program.
                _ = ended
                onCompletion(completion)
            },
            onValue: { [self] value in
                state.withLock { $0.left -= 1 }
                outlet.send(value)
                return .none
            }
        )
        let asked = state.withLock { state -> Subscribers.Demand? in
            guard !state.isOver else { return nil }
            (state.request, state.cancel) = (relay.request, relay.cancel)
            return state.left
        }
        guard let asked else { return }
        relay.request(asked)
        publisher.receive(subscriber: relay)
    }

    private func request(_ demand: Subscribers.Demand) {
        let request = state.withLock { state in
            state.left += demand
            return state.request
        }
        request?(demand)
    }

    private func cancel() {
        let cancel = state.withLock { state in
            state.isOver = true
            defer { (state.request, state.cancel) = (nil, nil) }
            return state.cancel
        }
        cancel?()
    }
}
