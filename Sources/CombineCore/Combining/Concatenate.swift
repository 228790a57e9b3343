extension Publishers {
    /// A publisher that publishes the values of one publisher, and then those of another.
    public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
    where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
        public typealias Output = Suffix.Output
        public typealias Failure = Suffix.Failure

        /// The publisher whose values come first.
        public let prefix: Prefix
        /// The publisher whose values come last.
        public let suffix: Suffix

        /// Creates a publisher.
        public init(prefix: Prefix, suffix: Suffix) { (self.prefix, self.suffix) = (prefix, suffix) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let series = SubscriptionSeries(subscriber)
            series.attach(prefix) { [suffix] completion in
                guard completion.error == nil else { return series.finish(completion) }
                series.attach(suffix, onCompletion: series.finish)
            }
        }
    }

    /// A publisher that publishes values until another publisher publishes one.
    public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream
        /// The publisher whose first value ends this one.
        public let other: Other

        /// Creates a publisher.
        public init(upstream: Upstream, other: Other) { (self.upstream, self.other) = (upstream, other) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet(subscriber)
            let relays = Locked<[any Cancellable]>([])
            func cancel() {
                let cancelled = relays.withLock { relays in
                    defer { relays = [] }
                    return relays
                }
                for relay in cancelled { relay.cancel() }
            }
            func end(_ completion: Subscribers.Completion<Failure>) {
                cancel()
                outlet.finish(completion)
            }
            let relay = Relay<Output, Failure>(onCompletion: end) {
                outlet.send($0)
                return .none
            }
            let until = Relay<Other.Output, Other.Failure>(
                onCompletion: { _ in },
                onValue: { _ in
                    end(.finished)
                    return .none
                }
            )
            relays.withLock { $0 = [relay, until] }
            outlet.onDemand = relay.request
            outlet.onCancel = cancel
            outlet.attach()
            until.request(.max(1))
            other.receive(subscriber: until)
            upstream.receive(subscriber: relay)
        }
    }

    /// A publisher that omits values until another publisher publishes one.
    public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
    where Upstream.Failure == Other.Failure {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream
        /// The publisher whose first value starts this one.
        public let other: Other

        /// Creates a publisher.
        public init(upstream: Upstream, other: Other) { (self.upstream, self.other) = (upstream, other) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet(subscriber)
            let hasBegun = Locked(false)
            let relays = Locked<[any Cancellable]>([])
            func cancel() {
                let cancelled = relays.withLock { relays in
                    defer { relays = [] }
                    return relays
                }
                for relay in cancelled { relay.cancel() }
            }
            func end(_ completion: Subscribers.Completion<Failure>) {
                cancel()
                outlet.finish(completion)
            }
            let relay = Relay<Output, Failure>(onCompletion: end) { value in
                guard hasBegun.withLock({ $0 }) else { return .max(1) }
                outlet.send(value)
                return .none
            }
            let begin = Relay<Other.Output, Failure>(
                onCompletion: { completion in
                    if completion.error != nil || !hasBegun.withLock({ $0 }) { end(completion) }
                },
                onValue: { _ in
                    hasBegun.withLock { $0 = true }
                    return .none
                }
            )
            relays.withLock { $0 = [relay, begin] }
            outlet.onDemand = relay.request
            outlet.onCancel = cancel
            outlet.attach()
            begin.request(.max(1))
            other.receive(subscriber: begin)
            upstream.receive(subscriber: relay)
        }
    }
}

extension Publishers.Concatenate: Equatable where Prefix: Equatable, Suffix: Equatable {}

extension Publisher {
    /// Publishes values before those of this publisher.
    public func prepend(_ elements: Output...)
        -> Publishers.Concatenate<
            Publishers.Sequence<[Output], Failure>, Self
        >
    { prepend(elements) }

    /// Publishes values before those of this publisher.
    public func prepend<S: Sequence>(_ elements: S) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self>
    where S.Element == Output { prepend(Publishers.Sequence(sequence: elements)) }

    /// Publishes the values of another publisher before those of this one.
    public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self>
    where P.Failure == Failure, P.Output == Output { Publishers.Concatenate(prefix: publisher, suffix: self) }

    /// Publishes values after those of this publisher.
    public func append(_ elements: Output...)
        -> Publishers.Concatenate<
            Self, Publishers.Sequence<[Output], Failure>
        >
    { append(elements) }

    /// Publishes values after those of this publisher.
    public func append<S: Sequence>(_ elements: S) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>>
    where S.Element == Output { append(Publishers.Sequence(sequence: elements)) }

    /// Publishes the values of another publisher after those of this one.
    public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P>
    where P.Failure == Failure, P.Output == Output { Publishers.Concatenate(prefix: self, suffix: publisher) }

    /// Publishes values until another publisher publishes one.
    public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
        Publishers.PrefixUntilOutput(upstream: self, other: publisher)
    }

    /// Omits values until another publisher publishes one.
    public func drop<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
    where P.Failure == Failure { Publishers.DropUntilOutput(upstream: self, other: publisher) }
}
