extension Publishers {
    /// A publisher that publishes the result of combining all values.
    public struct Reduce<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream
        /// The result before the first value.
        public let initial: Output
        /// A closure that combines the accumulated result with the next value.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        /// Creates a publisher.
        public init(
            upstream: Upstream,
            initial: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var total = initial
            upstream.collect(
                subscriber,
                onValue: { value in
                    total = nextPartialResult(total, value)
                    return nil
                },
                result: { total }
            )
        }
    }

    /// A publisher that publishes the result of combining all values, or fails with the error that the closure throws.
    public struct TryReduce<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream
        /// The result before the first value.
        public let initial: Output
        /// A closure that combines the accumulated result with the next value.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        /// Creates a publisher.
        public init(
            upstream: Upstream,
            initial: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var total = initial
            upstream.collectThrowing(
                subscriber,
                onValue: { value in
                    total = try nextPartialResult(total, value)
                    return nil
                },
                result: { total }
            )
        }
    }

    /// A publisher that publishes all values as an array when the publisher finishes.
    public struct Collect<Upstream: Publisher>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream

        /// Creates a publisher.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var values: [Upstream.Output] = []
            upstream.collect(
                subscriber,
                onValue: { value in
                    values.append(value)
                    return nil
                },
                result: { values }
            )
        }
    }

    /// A publisher that publishes the number of values.
    public struct Count<Upstream: Publisher>: Publisher {
        public typealias Output = Int
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream

        /// Creates a publisher.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var count = 0
            upstream.collect(
                subscriber,
                onValue: { _ in
                    count += 1
                    return nil
                },
                result: { count }
            )
        }
    }

    /// A publisher that publishes the last value.
    public struct Last<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream

        /// Creates a publisher.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var last: Output?
            upstream.collect(
                subscriber,
                onValue: { value in
                    last = value
                    return nil
                },
                result: { last }
            )
        }
    }

    /// A publisher that publishes the last value that meets a condition.
    public struct LastWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream
        /// The closure that indicates whether to publish a value.
        public let predicate: (Upstream.Output) -> Bool

        /// Creates a publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var last: Output?
            upstream.collect(
                subscriber,
                onValue: { value in
                    if predicate(value) { last = value }
                    return nil
                },
                result: { last }
            )
        }
    }

    /// A publisher that publishes the last value that meets a condition, which can throw an error.
    public struct TryLastWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream
        /// The closure that indicates whether to publish a value.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Creates a publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var last: Output?
            upstream.collectThrowing(
                subscriber,
                onValue: { value in
                    if try predicate(value) { last = value }
                    return nil
                },
                result: { last }
            )
        }
    }

    /// A publisher that publishes the last value in an order.
    public struct Comparison<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream
        /// The closure that indicates whether the first of two values precedes the second.
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

        /// Creates a publisher.
        public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.areInIncreasingOrder = areInIncreasingOrder
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var best: Output?
            upstream.collect(
                subscriber,
                onValue: { value in
                    if let known = best, !areInIncreasingOrder(known, value) { return nil }
                    best = value
                    return nil
                },
                result: { best }
            )
        }
    }

    /// A publisher that publishes the last value in an order, which can throw an error.
    public struct TryComparison<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream
        /// The closure that indicates whether the first of two values precedes the second.
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

        /// Creates a publisher.
        public init(
            upstream: Upstream,
            areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
        ) {
            self.upstream = upstream
            self.areInIncreasingOrder = areInIncreasingOrder
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var best: Output?
            upstream.collectThrowing(
                subscriber,
                onValue: { value in
                    if let known = best, try !areInIncreasingOrder(known, value) { return nil }
                    best = value
                    return nil
                },
                result: { best }
            )
        }
    }

    /// A publisher that publishes a Boolean value that indicates whether a value meets a condition.
    public struct ContainsWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream
        /// The closure that indicates whether to publish a value.
        public let predicate: (Upstream.Output) -> Bool

        /// Creates a publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.collect(
                subscriber,
                onValue: { value in
                    predicate(value) ? true : nil
                },
                result: { false }
            )
        }
    }

    /// A publisher that publishes a Boolean value that indicates whether a value meets a condition, which can throw an error.
    public struct TryContainsWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        public typealias Failure = any Error

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream
        /// The closure that indicates whether to publish a value.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Creates a publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.collectThrowing(
                subscriber,
                onValue: { value in
                    try predicate(value) ? true : nil
                },
                result: { false }
            )
        }
    }

    /// A publisher that publishes a Boolean value that indicates whether all values meet a condition.
    public struct AllSatisfy<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream
        /// The closure that indicates whether to publish a value.
        public let predicate: (Upstream.Output) -> Bool

        /// Creates a publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.collect(
                subscriber,
                onValue: { value in
                    predicate(value) ? nil : false
                },
                result: { true }
            )
        }
    }

    /// A publisher that publishes a Boolean value that indicates whether all values meet a condition, which can throw an error.
    public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        public typealias Failure = any Error

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream
        /// The closure that indicates whether to publish a value.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Creates a publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.collectThrowing(
                subscriber,
                onValue: { value in
                    try predicate(value) ? nil : false
                },
                result: { true }
            )
        }
    }

    /// A publisher that publishes a Boolean value that indicates whether a value equals a given value.
    public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream
        /// The value.
        public let output: Upstream.Output

        /// Creates a publisher.
        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.collect(
                subscriber,
                onValue: { value in
                    value == output ? true : nil
                },
                result: { false }
            )
        }
    }
}
