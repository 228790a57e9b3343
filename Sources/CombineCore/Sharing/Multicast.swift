import Foundation

extension Publishers {
    /// A publisher that publishes to all subscribers through a single subject once it is connected.
    public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
    where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream
        /// The closure that creates the subject.
        public let createSubject: () -> SubjectType
        private let subject = Locked<SubjectType?>(nil)

        /// Creates a publisher.
        public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
            (self.upstream, self.createSubject) = (upstream, createSubject)
        }

        private var theSubject: SubjectType {
            subject.withLock { subject in
                if let subject { return subject }
                let new = createSubject()
                subject = new
                return new
            }
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            theSubject.receive(subscriber: subscriber)
        }

        public func connect() -> any Cancellable { upstream.subscribe(theSubject) }
    }

    /// A publisher that waits to be connected.
    public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher where Upstream.Failure == Never {
        public typealias Output = Upstream.Output
        public typealias Failure = Never

        private let base: Multicast<Upstream, PassthroughSubject<Output, Never>>

        /// Creates a publisher.
        public init(upstream: Upstream) { base = Multicast(upstream: upstream) { PassthroughSubject() } }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
            base.receive(subscriber: subscriber)
        }

        public func connect() -> any Cancellable { base.connect() }
    }

    /// A publisher that connects another publisher when the first subscriber attaches, and disconnects it when the last one cancels.
    public class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher to connect.
        public final let upstream: Upstream

        private struct State {
            var subscribers = 0
            var connection: (any Cancellable)?
        }

        private let state = Locked(State())

        /// Creates a publisher.
        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let isFirst = state.withLock { state in
                state.subscribers += 1
                return state.subscribers == 1
            }
            // A subscription ends once, either way.
            let end = AnyCancellable { [self] in
                let connection = state.withLock { state -> (any Cancellable)? in
                    state.subscribers -= 1
                    guard state.subscribers == 0 else { return nil }
                    defer { state.connection = nil }
                    return state.connection
                }
                connection?.cancel()
            }
            upstream.handleEvents(receiveCompletion: { _ in end.cancel() }, receiveCancel: end.cancel)
                .receive(subscriber: subscriber)
            guard isFirst else { return }
            let connection = upstream.connect()
            let isOver = state.withLock { state in
                if state.subscribers > 0 { state.connection = connection }
                return state.subscribers == 0
            }
            if isOver { connection.cancel() }
        }
    }

    /// A publisher that shares a single subscription among all subscribers while there are any.
    public final class Share<Upstream: Publisher>: Publisher, Equatable {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream
        private let base: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

        /// Creates a publisher.
        public init(upstream: Upstream) {
            self.upstream = upstream
            base = Multicast(upstream: upstream) { PassthroughSubject() }.autoconnect()
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            base.receive(subscriber: subscriber)
        }

        public static func == (first: Share, second: Share) -> Bool { first === second }
    }
}

extension ConnectablePublisher {
    /// Connects the publisher when the first subscriber attaches, and disconnects it when the last one cancels.
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publisher {
    /// Publishes to all subscribers through a single subject once it is connected.
    public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
    where Failure == S.Failure, Output == S.Output {
        Publishers.Multicast(upstream: self, createSubject: createSubject)
    }

    /// Publishes to all subscribers through a subject once it is connected.
    public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
    where Failure == S.Failure, Output == S.Output { multicast { subject } }

    /// Shares a single subscription among all subscribers while there are any.
    public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}

extension Publisher where Failure == Never {
    /// Makes the publisher wait until it is connected.
    public func makeConnectable() -> Publishers.MakeConnectable<Self> { Publishers.MakeConnectable(upstream: self) }
}
