extension Publishers {
    /// A publisher that publishes the first value.
    public struct First<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream

        /// Creates a publisher.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.attach(subscriber) { .sendLast($0) }
        }
    }

    /// A publisher that publishes the first value that meets a condition.
    public struct FirstWhere<Upstream: Publisher>: Publisher {
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
            upstream.attach(subscriber) { [predicate] in predicate($0) ? .sendLast($0) : .skip }
        }
    }

    /// A publisher that publishes the first value that meets a condition, which can throw an error.
    public struct TryFirstWhere<Upstream: Publisher>: Publisher {
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
            upstream.attachThrowing(subscriber) { [predicate] in try predicate($0) ? .sendLast($0) : .skip }
        }
    }

    /// A publisher that publishes values until one does not meet a condition.
    public struct PrefixWhile<Upstream: Publisher>: Publisher {
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
            upstream.attach(subscriber) { [predicate] in predicate($0) ? .send($0) : .end(.finished) }
        }
    }

    /// A publisher that publishes values until one does not meet a condition, which can throw an error.
    public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
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
            upstream.attachThrowing(subscriber) { [predicate] in try predicate($0) ? .send($0) : .end(.finished) }
        }
    }

    /// A publisher that omits the first values.
    public struct Drop<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream
        /// The number of values to omit.
        public let count: Int

        /// Creates a publisher.
        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var left = count
            upstream.attach(subscriber) { value in
                guard left > 0 else { return .send(value) }
                left -= 1
                return .skip
            }
        }
    }

    /// A publisher that omits values until one does not meet a condition.
    public struct DropWhile<Upstream: Publisher>: Publisher {
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
            var isDropping = true
            upstream.attach(subscriber) { [predicate] value in
                if isDropping { isDropping = predicate(value) }
                return isDropping ? .skip : .send(value)
            }
        }
    }

    /// A publisher that omits values until one does not meet a condition, which can throw an error.
    public struct TryDropWhile<Upstream: Publisher>: Publisher {
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
            var isDropping = true
            upstream.attachThrowing(subscriber) { [predicate] value in
                if isDropping { isDropping = try predicate(value) }
                return isDropping ? .skip : .send(value)
            }
        }
    }

    /// A publisher that publishes the values at certain positions.
    public struct Output<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream
        /// The positions, counted from 0.
        public let range: Range<Int>

        /// Creates a publisher.
        public init(upstream: Upstream, range: Range<Int>) {
            self.upstream = upstream
            self.range = range
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            guard !range.isEmpty else { return Empty().receive(subscriber: subscriber) }
            var place = -1
            upstream.attach(subscriber) { [range] value in
                place += 1
                if place < range.lowerBound { return .skip }
                return place + 1 >= range.upperBound ? .sendLast(value) : .send(value)
            }
        }
    }
}

extension Publisher {
    /// Publishes the first value.
    public func first() -> Publishers.First<Self> { Publishers.First(upstream: self) }

    /// Publishes the first value that meets a condition.
    public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
        Publishers.FirstWhere(upstream: self, predicate: predicate)
    }

    /// Publishes the first value that meets a condition, or fails with the error that the closure throws.
    public func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryFirstWhere<Self> {
        Publishers.TryFirstWhere(upstream: self, predicate: predicate)
    }

    /// Publishes values until one does not meet a condition.
    public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
        Publishers.PrefixWhile(upstream: self, predicate: predicate)
    }

    /// Publishes values until one does not meet a condition, or fails with the error that the closure throws.
    public func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryPrefixWhile<Self> {
        Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
    }

    /// Publishes the first values.
    /// - Parameter maxLength: The greatest number.
    public func prefix(_ maxLength: Int) -> Publishers.Output<Self> { output(in: ..<maxLength) }

    /// Omits the first values.
    /// - Parameter count: The number of values to omit.
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
        precondition(count >= 0, "The number of values to leave out is not negative.")
        return Publishers.Drop(upstream: self, count: count)
    }

    /// Omits values until one does not meet a condition.
    public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
        Publishers.DropWhile(upstream: self, predicate: predicate)
    }

    /// Omits values until one does not meet a condition, or fails with the error that the closure throws.
    public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
        Publishers.TryDropWhile(upstream: self, predicate: predicate)
    }

    /// Publishes the value at a position.
    /// - Parameter index: The place, counted from 0.
    public func output(at index: Int) -> Publishers.Output<Self> { output(in: index...index) }

    /// Publishes the values at certain positions.
    /// - Parameter range: The places, counted from 0.
    public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
        Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
    }
}
