import Foundation

extension Publishers {
    /// A publisher that calls closures for the events between another publisher and its subscriber.
    public struct HandleEvents<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream
        /// A closure that is called with the subscription.
        public var receiveSubscription: ((any Subscription) -> Void)?
        /// A closure that is called for each value.
        public var receiveOutput: ((Output) -> Void)?
        /// A closure that is called when the publisher finishes.
        public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
        /// A closure that is called when the subscriber cancels.
        public var receiveCancel: (() -> Void)?
        /// A closure that is called when the subscriber requests values.
        public var receiveRequest: ((Subscribers.Demand) -> Void)?

        /// Creates a publisher.
        public init(
            upstream: Upstream,
            receiveSubscription: ((any Subscription) -> Void)? = nil,
            receiveOutput: ((Output) -> Void)? = nil,
            receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
            receiveCancel: (() -> Void)? = nil,
            receiveRequest: ((Subscribers.Demand) -> Void)?
        ) {
            self.upstream = upstream
            (self.receiveSubscription, self.receiveOutput) = (receiveSubscription, receiveOutput)
            (self.receiveCompletion, self.receiveCancel) = (receiveCompletion, receiveCancel)
            self.receiveRequest = receiveRequest
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.receive(subscriber: EventHandler(subscriber, self))
        }
    }

    /// A publisher that prints the events between another publisher and its subscriber.
    public struct Print<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The text at the start of each line.
        public let prefix: String
        /// The publisher from which this publisher receives values.
        public let upstream: Upstream
        /// The destination of the lines; nil for standard output.
        public let stream: (any TextOutputStream)?

        /// Creates a publisher.
        public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
            (self.upstream, self.prefix, self.stream) = (upstream, prefix, stream)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let stream = Locked(stream)
            let prefix = prefix.isEmpty ? "" : prefix + ": "
            func write(_ text: String) {
                let line = prefix + text
                let isWritten = stream.withLock { stream in
                    stream?.write(line + "\n")
                    return stream != nil
                }
                if !isWritten { Swift.print(line) }
            }
            upstream.handleEvents(
                receiveSubscription: { write("receive subscription: (\($0))") },
                receiveOutput: { write("receive value: (\($0))") },
                receiveCompletion: { completion in
                    write(completion.error.map { "receive error: (\($0))" } ?? "receive finished")
                },
                receiveCancel: { write("receive cancel") },
                receiveRequest: { write($0 == .unlimited ? "request unlimited" : "request max: (\($0.max ?? 0))") }
            ).receive(subscriber: subscriber)
        }
    }

    /// A publisher that stops in the debugger on events that meet a condition.
    public struct Breakpoint<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream
        /// A closure that indicates whether to stop on a subscription.
        public let receiveSubscription: ((any Subscription) -> Bool)?
        /// A closure that indicates whether to stop on a value.
        public let receiveOutput: ((Output) -> Bool)?
        /// A closure that indicates whether to stop when the publisher finishes.
        public let receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)?

        /// Creates a publisher.
        public init(
            upstream: Upstream,
            receiveSubscription: ((any Subscription) -> Bool)? = nil,
            receiveOutput: ((Output) -> Bool)? = nil,
            receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
        ) {
            self.upstream = upstream
            (self.receiveSubscription, self.receiveOutput) = (receiveSubscription, receiveOutput)
            self.receiveCompletion = receiveCompletion
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            func stop(_ condition: Bool?) { if condition == true { raise(SIGTRAP) } }
            upstream.handleEvents(
                receiveSubscription: { stop(receiveSubscription?($0)) },
                receiveOutput: { stop(receiveOutput?($0)) },
                receiveCompletion: { stop(receiveCompletion?($0)) }
            ).receive(subscriber: subscriber)
        }
    }
}

/// A subscriber that reports and forwards the events between a publisher and a subscriber.
private final class EventHandler<Upstream: Publisher, Downstream: Subscriber>: Subscriber, Subscription
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    private struct State {
        var downstream: Downstream?
        var events: Publishers.HandleEvents<Upstream>?
        var subscription: (any Subscription)?
    }

    private let state: Locked<State>

    init(_ downstream: Downstream, _ events: Publishers.HandleEvents<Upstream>) {
        state = Locked(State(downstream: downstream, events: events))
    }

    private var now: State { state.withLock { $0 } }

    private func takeAll() -> State {
        state.withLock { state in
            defer { state = State() }
            return state
        }
    }

    func receive(subscription: any Subscription) {
        now.events?.receiveSubscription?(subscription)
        state.withLock { $0.subscription = subscription }
        now.downstream?.receive(subscription: self)
    }

    func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        let now = now
        now.events?.receiveOutput?(input)
        let more = now.downstream?.receive(input) ?? .none
        if more > .none { now.events?.receiveRequest?(more) }
        return more
    }

    func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        let taken = takeAll()
        taken.events?.receiveCompletion?(completion)
        taken.downstream?.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        let now = now
        now.events?.receiveRequest?(demand)
        now.subscription?.request(demand)
    }

    func cancel() {
        let taken = takeAll()
        guard let subscription = taken.subscription else { return }
        taken.events?.receiveCancel?()
        subscription.cancel()
    }
}

extension Publisher {
    /// Calls closures for the events between the publisher and its subscriber.
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
        receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> Publishers.HandleEvents<Self> {
        Publishers.HandleEvents(
            upstream: self,
            receiveSubscription: receiveSubscription,
            receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion,
            receiveCancel: receiveCancel,
            receiveRequest: receiveRequest
        )
    }

    /// Prints the events between the publisher and its subscriber.
    /// - Parameters:
    ///   - prefix: The text at the beginning of each line.
    ///   - stream: The destination of the lines; nil for standard output.
    public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
        Publishers.Print(upstream: self, prefix: prefix, to: stream)
    }

    /// Stops in the debugger on events that meet a condition.
    public func breakpoint(
        receiveSubscription: ((any Subscription) -> Bool)? = nil,
        receiveOutput: ((Output) -> Bool)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
    ) -> Publishers.Breakpoint<Self> {
        Publishers.Breakpoint(
            upstream: self,
            receiveSubscription: receiveSubscription,
            receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion
        )
    }

    /// Stops in the debugger on errors.
    public func breakpointOnError() -> Publishers.Breakpoint<Self> {
        breakpoint(receiveCompletion: { $0.error != nil })
    }
}
