extension Publishers {
    /// A publisher that publishes the values of the publishers that a closure creates from values.
    public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
    where NewPublisher.Failure == Upstream.Failure {
        public typealias Output = NewPublisher.Output
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream
        /// The maximum number of concurrent subscriptions.
        public let maxPublishers: Subscribers.Demand
        /// The closure that creates a publisher from a value.
        public let transform: (Upstream.Output) -> NewPublisher

        /// Creates a publisher.
        public init(
            upstream: Upstream,
            maxPublishers: Subscribers.Demand,
            transform: @escaping (Upstream.Output) -> NewPublisher
        ) {
            (self.upstream, self.maxPublishers, self.transform) = (upstream, maxPublishers, transform)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let join = MergeJoin(subscriber)
            let outer = OuterRelay<Upstream>()
            let relay = Relay<Upstream.Output, Failure>(
                onCompletion: { completion in
                    if completion.error == nil {
                        join.close()
                    } else if let error = completion.error {
                        join.cancel()
                        join.outlet.finish(.failure(error))
                    }
                    outer.release()
                },
                onValue: { [transform] value in
                    join.subscribe(transform(value)) { outer.request(.max(1)) }
                    return .none
                }
            )
            outer.relay = relay
            let cancelInner = join.outlet.onCancel
            join.outlet.onCancel = {
                outer.cancel()
                cancelInner?()
            }
            join.outlet.attach()
            relay.request(maxPublishers)
            upstream.receive(subscriber: relay)
        }
    }

    /// A publisher that publishes the values of the latest publisher that a publisher publishes.
    public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
    where P == Upstream.Output, P.Failure == Upstream.Failure {
        public typealias Output = P.Output
        public typealias Failure = P.Failure

        /// The publisher of publishers.
        public let upstream: Upstream

        /// Creates a publisher.
        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let join = MergeJoin(subscriber)
            let outer = OuterRelay<Upstream>()
            let relay = Relay<Upstream.Output, Failure>(
                onCompletion: { completion in
                    if completion.error == nil {
                        join.close()
                    } else if let error = completion.error {
                        join.cancel()
                        join.outlet.finish(.failure(error))
                    }
                    outer.release()
                },
                onValue: { publisher in
                    join.cancel()
                    join.subscribe(publisher) {}
                    return .none
                }
            )
            outer.relay = relay
            let cancelInner = join.outlet.onCancel
            join.outlet.onCancel = {
                outer.cancel()
                cancelInner?()
            }
            join.outlet.attach()
            relay.request(.unlimited)
            upstream.receive(subscriber: relay)
        }
    }
}

/// An object that holds the subscription to a publisher of publishers while it lasts.
private final class OuterRelay<Upstream: Publisher> {
    var relay: Relay<Upstream.Output, Upstream.Failure>?

    func request(_ demand: Subscribers.Demand) { relay?.request(demand) }
    func release() { relay = nil }

    func cancel() {
        relay?.cancel()
        relay = nil
    }
}

extension Publisher {
    /// Publishes the values of the publishers that a closure creates from values.
    /// - Parameters:
    ///   - maxPublishers: The number of concurrent subscriptions.
    ///   - transform: Makes a publisher of a value.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited,
        _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }
}

extension Publisher where Failure == Never {
    /// Publishes the values of publishers, which can fail, that a closure creates from values.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited,
        _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
        setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
    }

    /// Publishes the values of the publishers that a closure creates from values.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited,
        _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }
}

extension Publisher {
    /// Publishes the values of publishers, which cannot fail, that a closure creates from values.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited,
        _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
        flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
    }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// Publishes the values of the latest publisher.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher where Failure == Never, Output: Publisher {
    /// Publishes the values of the latest publisher, which can fail.
    public func switchToLatest()
        -> Publishers.SwitchToLatest<
            Output, Publishers.SetFailureType<Self, Output.Failure>
        >
    { setFailureType(to: Output.Failure.self).switchToLatest() }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
    /// Publishes the values of the latest publisher.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}
