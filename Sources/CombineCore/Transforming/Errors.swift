extension Publishers {
    /// A publisher that stops the program if another publisher fails.
    public struct AssertNoFailure<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Never

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream
        /// The text at the start of the message.
        public let prefix: String
        /// The file of the call.
        public let file: StaticString
        /// The line of the call.
        public let line: UInt

        /// Creates a publisher.
        public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
            self.upstream = upstream
            self.prefix = prefix
            self.file = file
            self.line = line
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.attach(
                subscriber,
                onCompletion: { [prefix, file, line] completion in
                    if let error = completion.error { fatalError("\(prefix)\(error)", file: file, line: line) }
                    return .finished
                },
                onValue: { .send($0) }
            )
        }
    }

    /// A publisher that replaces an error with a value.
    public struct ReplaceError<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Never

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
            upstream.appendAtEnd(subscriber) { [output] completion, _ in completion.error == nil ? nil : output }
        }
    }

    /// A publisher that replaces an empty stream with a value.
    public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
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
            upstream.appendAtEnd(subscriber) { [output] completion, isEmpty in
                isEmpty && completion.error == nil ? output : nil
            }
        }
    }

    /// A publisher that continues with another publisher after an error.
    public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = NewPublisher.Failure

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream
        /// The closure that creates the other publisher.
        public let handler: (Upstream.Failure) -> NewPublisher

        /// Creates a publisher.
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.followError(subscriber) { [handler] in .success(handler($0)) }
        }
    }

    /// A publisher that continues with another publisher after an error, or fails with the error that the closure throws.
    public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream
        /// The closure that creates the other publisher.
        public let handler: (Upstream.Failure) throws -> NewPublisher

        /// Creates a publisher.
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.followError(subscriber) { [handler] error in
                Result { try handler(error).mapError { $0 as any Error } }
            }
        }
    }

    /// A publisher that subscribes again after an error.
    public struct Retry<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream
        /// The maximum number of times to subscribe again; nil for no limit.
        public let retries: Int?

        /// Creates a publisher.
        public init(upstream: Upstream, retries: Int?) {
            self.upstream = upstream
            self.retries = retries
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let series = SubscriptionSeries(subscriber)
            let upstream = upstream
            func begin(_ left: Int?) {
                series.attach(upstream) { completion in
                    if completion.error == nil || left == 0 { return series.finish(completion) }
                    begin(left.map { $0 - 1 })
                }
            }
            begin(retries)
        }
    }
}

extension Publisher {
    /// Stops the program if the publisher fails.
    /// - Parameter prefix: The text at the beginning of the message.
    public func assertNoFailure(
        _ prefix: String = "",
        file: StaticString = #file,
        line: UInt = #line
    ) -> Publishers.AssertNoFailure<Self> {
        Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
    }

    /// Replaces an error with a value.
    public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
        Publishers.ReplaceError(upstream: self, output: output)
    }

    /// Replaces an empty stream with a value.
    public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
        Publishers.ReplaceEmpty(upstream: self, output: output)
    }

    /// Continues with another publisher after an error.
    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
    where P.Output == Output { Publishers.Catch(upstream: self, handler: handler) }

    /// Continues with another publisher after an error, or fails with the error that the closure throws.
    public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> Publishers.TryCatch<Self, P>
    where P.Output == Output { Publishers.TryCatch(upstream: self, handler: handler) }

    /// Subscribes again after an error.
    /// - Parameter retries: The greatest number of retries.
    public func retry(_ retries: Int) -> Publishers.Retry<Self> { Publishers.Retry(upstream: self, retries: retries) }

    /// Attaches a subscriber that receives one more value at the end.
    fileprivate func appendAtEnd<Downstream: Subscriber>(
        _ downstream: Downstream,
        _ value: @escaping (_ completion: Subscribers.Completion<Failure>, _ isEmpty: Bool) -> Output?
    ) where Downstream.Input == Output {
        let series = SubscriptionSeries(downstream)
        let isEmpty = Locked(true)
        series.attach(
            handleEvents(receiveOutput: { _ in isEmpty.withLock { $0 = false } })
        ) { completion in
            if let value = value(completion, isEmpty.withLock { $0 }) {
                series.send(value)
                series.finish(.finished)
            } else if let error = completion.error as? Downstream.Failure {
                series.finish(.failure(error))
            } else {
                series.finish(.finished)
            }
        }
    }

    /// Attaches a subscriber that receives the values of another publisher after an error.
    fileprivate func followError<Downstream: Subscriber, P: Publisher>(
        _ downstream: Downstream,
        _ handler: @escaping (Failure) -> Result<P, Downstream.Failure>
    ) where Downstream.Input == Output, P.Output == Output, P.Failure == Downstream.Failure {
        let series = SubscriptionSeries(downstream)
        series.attach(self) { completion in
            guard let error = completion.error else { return series.finish(.finished) }
            switch handler(error) {
            case .failure(let error): series.finish(.failure(error))
            case .success(let publisher): series.attach(publisher, onCompletion: series.finish)
            }
        }
    }
}
