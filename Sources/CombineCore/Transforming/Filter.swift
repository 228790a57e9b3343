extension Publishers {
    /// A publisher that publishes the values that meet a condition.
    public struct Filter<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream
        /// The closure that indicates whether to publish a value.
        public let isIncluded: (Upstream.Output) -> Bool

        /// Creates a publisher.
        public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.isIncluded = isIncluded
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.attach(subscriber) { [isIncluded] in isIncluded($0) ? .send($0) : .skip }
        }
    }

    /// A publisher that publishes the values that meet a condition, which can throw an error.
    public struct TryFilter<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream
        /// The closure that indicates whether to publish a value.
        public let isIncluded: (Upstream.Output) throws -> Bool

        /// Creates a publisher.
        public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.isIncluded = isIncluded
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.attachThrowing(subscriber) { [isIncluded] in try isIncluded($0) ? .send($0) : .skip }
        }
    }

    /// A publisher that transforms each value and omits nil results.
    public struct CompactMap<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream
        /// The closure that transforms a value.
        public let transform: (Upstream.Output) -> Output?

        /// Creates a publisher.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
            self.upstream = upstream
            self.transform = transform
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.attach(subscriber) { [transform] in transform($0).map(Step.send) ?? .skip }
        }
    }

    /// A publisher that transforms each value and omits nil results, or fails with the error that the closure throws.
    public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream
        /// The closure that transforms a value.
        public let transform: (Upstream.Output) throws -> Output?

        /// Creates a publisher.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
            self.upstream = upstream
            self.transform = transform
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.attachThrowing(subscriber) { [transform] in try transform($0).map(Step.send) ?? .skip }
        }
    }

    /// A publisher that publishes the values that differ from the previous one.
    public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream
        /// The closure that indicates whether two values are equal.
        public let predicate: (Upstream.Output, Upstream.Output) -> Bool

        /// Creates a publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var last: Output?
            upstream.attach(subscriber) { [predicate] value in
                if let last, predicate(last, value) { return .skip }
                last = value
                return .send(value)
            }
        }
    }

    /// A publisher that publishes the values that differ from the previous one, or fails with the error that the closure throws.
    public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream
        /// The closure that indicates whether two values are equal.
        public let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

        /// Creates a publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var last: Output?
            upstream.attachThrowing(subscriber) { [predicate] value in
                if let last, try predicate(last, value) { return .skip }
                last = value
                return .send(value)
            }
        }
    }

    /// A publisher that publishes the running result of combining all values so far.
    public struct Scan<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream
        /// The result before the first value.
        public let initialResult: Output
        /// A closure that combines the accumulated result with the next value.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        /// Creates a publisher.
        public init(
            upstream: Upstream,
            initialResult: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var result = initialResult
            upstream.attach(subscriber) { [nextPartialResult] in
                result = nextPartialResult(result, $0)
                return .send(result)
            }
        }
    }

    /// A publisher that publishes the running result of combining all values so far, or fails with the error that the closure throws.
    public struct TryScan<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream
        /// The result before the first value.
        public let initialResult: Output
        /// A closure that combines the accumulated result with the next value.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        /// Creates a publisher.
        public init(
            upstream: Upstream,
            initialResult: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var result = initialResult
            upstream.attachThrowing(subscriber) { [nextPartialResult] in
                result = try nextPartialResult(result, $0)
                return .send(result)
            }
        }
    }

    /// A publisher that publishes only the completion.
    public struct IgnoreOutput<Upstream: Publisher>: Publisher {
        public typealias Output = Never
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream

        /// Creates a publisher.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.attach(subscriber) { _ in .skip }
        }
    }
}

extension Publisher {
    /// Publishes the values that meet a condition.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
        Publishers.Filter(upstream: self, isIncluded: isIncluded)
    }

    /// Publishes the values that meet a condition, or fails with the error that the closure throws.
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> {
        Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
    }

    /// Transforms each value and omits nil results.
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
        Publishers.CompactMap(upstream: self, transform: transform)
    }

    /// Transforms each value and omits nil results, or fails with the error that the closure throws.
    public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Self, T> {
        Publishers.TryCompactMap(upstream: self, transform: transform)
    }

    /// Publishes the values that differ from the previous one.
    /// - Parameter predicate: Whether two values are equal.
    public func removeDuplicates(
        by predicate: @escaping (Output, Output) -> Bool
    ) -> Publishers.RemoveDuplicates<Self> { Publishers.RemoveDuplicates(upstream: self, predicate: predicate) }

    /// Publishes the values that differ from the previous one, or fails with the error that the closure throws.
    public func tryRemoveDuplicates(
        by predicate: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryRemoveDuplicates<Self> {
        Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
    }

    /// Publishes the running result of combining all values so far.
    public func scan<T>(
        _ initialResult: T,
        _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Scan<Self, T> {
        Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Publishes the running result of combining all values so far, or fails with the error that the closure throws.
    public func tryScan<T>(
        _ initialResult: T,
        _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryScan<Self, T> {
        Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Publishes only the completion.
    public func ignoreOutput() -> Publishers.IgnoreOutput<Self> { Publishers.IgnoreOutput(upstream: self) }
}

extension Publisher where Output: Equatable {
    /// Publishes the values that differ from the previous one.
    public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { removeDuplicates(by: ==) }
}
