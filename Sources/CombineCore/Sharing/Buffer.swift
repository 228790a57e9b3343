extension Publishers {
    /// The strategies for requesting values.
    public enum PrefetchStrategy: Hashable, Sendable {
        /// Requests as many values as the buffer holds, and more as they are delivered.
        case keepFull
        /// Requests values when the subscriber does.
        case byRequest
    }

    /// The strategies for values that arrive when the buffer is full.
    public enum BufferingStrategy<Failure: Error> {
        /// Drops the new value.
        case dropNewest
        /// Drops the oldest value.
        case dropOldest
        /// Fails with an error.
        case customError(() -> Failure)
    }

    /// A publisher that keeps values until they are requested.
    public struct Buffer<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream
        /// The number of buffered values.
        public let size: Int
        /// The strategy for requesting values.
        public let prefetch: PrefetchStrategy
        /// The strategy for values that do not fit.
        public let whenFull: BufferingStrategy<Failure>

        /// Creates a publisher.
        public init(
            upstream: Upstream,
            size: Int,
            prefetch: PrefetchStrategy,
            whenFull: BufferingStrategy<Failure>
        ) {
            (self.upstream, self.size, self.prefetch, self.whenFull) = (upstream, size, prefetch, whenFull)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet(subscriber)
            let refills = prefetch == .keepFull
            let held = Locked<Relay<Output, Failure>?>(nil)
            func release() -> Relay<Output, Failure>? {
                held.withLock { held in
                    defer { held = nil }
                    return held
                }
            }
            let relay = Relay<Output, Failure>(
                onCompletion: {
                    outlet.finish($0, afterValues: true)
                    // Ends the relay's life, which this closure would extend.
                    _ = release()
                },
                onValue: { [size, whenFull] value in
                    if outlet.count >= size, !outlet.hasDemand {
                        switch whenFull {
                        case .dropNewest: return .none
                        case .dropOldest: outlet.dropFirst()
                        case .customError(let error):
                            release()?.cancel()
                            outlet.finish(.failure(error()), afterValues: true)
                            return .none
                        }
                    }
                    outlet.send(value) {
                        if refills { held.withLock { $0 }?.request(.max(1)) }
                    }
                    return .none
                }
            )
            held.withLock { $0 = relay }
            outlet.onCancel = { release()?.cancel() }
            outlet.attach()
            relay.request(refills ? .max(size) : .unlimited)
            upstream.receive(subscriber: relay)
        }
    }

    /// A publisher that publishes values in arrays of a certain length.
    public struct CollectByCount<Upstream: Publisher>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream
        /// The length of the arrays.
        public let count: Int

        /// Creates a publisher.
        public init(upstream: Upstream, count: Int) { (self.upstream, self.count) = (upstream, count) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet(subscriber)
            var values: Output = []
            let relay = Relay<Upstream.Output, Failure>(
                onCompletion: {
                    if $0.error == nil, !values.isEmpty { outlet.send(values) }
                    outlet.finish($0)
                },
                onValue: { [count] value in
                    values.append(value)
                    guard values.count == count else { return .none }
                    let full = values
                    values = []
                    outlet.send(full)
                    return .none
                }
            )
            outlet.onDemand = { [count] in relay.request($0 * count) }
            outlet.onCancel = relay.cancel
            outlet.attach()
            upstream.receive(subscriber: relay)
        }
    }
}

extension Publisher {
    /// Keeps values until they are requested.
    /// - Parameters:
    ///   - size: The number of buffered values.
    ///   - prefetch: The times at which values are requested.
    ///   - whenFull: The treatment of values that do not fit.
    public func buffer(
        size: Int,
        prefetch: Publishers.PrefetchStrategy,
        whenFull: Publishers.BufferingStrategy<Failure>
    ) -> Publishers.Buffer<Self> {
        Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
    }

    /// Publishes values in arrays of a certain length. The last one can be shorter.
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        Publishers.CollectByCount(upstream: self, count: count)
    }
}
