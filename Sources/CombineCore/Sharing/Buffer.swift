extension Publishers {
    /// The times at which a buffer requests values.
    public enum PrefetchStrategy: Hashable, Sendable {
        /// The buffer requests as many values as it holds, and further ones as these are delivered.
        case keepFull
        /// The buffer requests values when the subscriber does.
        case byRequest
    }

    /// The treatment of a value that a full buffer receives.
    public enum BufferingStrategy<Failure: Error> {
        /// It drops that value.
        case dropNewest
        /// It drops the value that it has kept longest.
        case dropOldest
        /// It ends with an error.
        case customError(() -> Failure)
    }

    /// Keeps values until they are asked for.
    public struct Buffer<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream
        /// The number of buffered values.
        public let size: Int
        /// The times at which values are requested.
        public let prefetch: PrefetchStrategy
        /// The treatment of values that do not fit.
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

    /// Publishes values in arrays of some length.
    public struct CollectByCount<Upstream: Publisher>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream
        /// The length.
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
    /// Keeps values until they are asked for.
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

    /// Publishes values in arrays of some length; the last one can be shorter.
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        Publishers.CollectByCount(upstream: self, count: count)
    }
}
