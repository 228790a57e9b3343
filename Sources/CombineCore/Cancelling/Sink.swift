import Foundation

extension Subscribers {
    /// A subscriber that passes all values to a closure as they arrive.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible {
        private let relay: Relay<Input, Failure>

        /// Creates a subscriber.
        /// - Parameters:
        ///   - receiveCompletion: Called when no more values follow.
        ///   - receiveValue: Called for each value.
        public init(
            receiveCompletion: @escaping (Completion<Failure>) -> Void,
            receiveValue: @escaping (Input) -> Void
        ) {
            relay = Relay(onCompletion: receiveCompletion) {
                receiveValue($0)
                return .none
            }
            relay.request(.unlimited)
        }

        public var description: String { "Sink" }
        public func receive(subscription: any Subscription) { relay.receive(subscription: subscription) }
        public func receive(_ value: Input) -> Demand { relay.receive(value) }
        public func receive(completion: Completion<Failure>) { relay.receive(completion: completion) }
        public func cancel() { relay.cancel() }
    }

    /// A subscriber that assigns each value to a property of an object.
    public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible {
        public typealias Failure = Never

        /// The object, which is kept until the publisher finishes or the subscription is cancelled.
        public private(set) var object: Root?
        /// The key path of the property.
        public let keyPath: ReferenceWritableKeyPath<Root, Input>
        private let lock = NSLock()
        private var subscription: (any Subscription)?

        /// Creates a subscriber.
        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            (self.object, self.keyPath) = (object, keyPath)
        }

        public var description: String { "Assign \(Root.self)" }

        public func receive(subscription: any Subscription) {
            let isFirst = lock.withLock {
                guard self.subscription == nil, object != nil else { return false }
                self.subscription = subscription
                return true
            }
            if isFirst { subscription.request(.unlimited) } else { subscription.cancel() }
        }

        public func receive(_ value: Input) -> Demand {
            lock.withLock { object }?[keyPath: keyPath] = value
            return .none
        }

        public func receive(completion: Completion<Never>) { _ = takeAll() }
        public func cancel() { takeAll().subscription?.cancel() }

        private func takeAll() -> (object: Root?, subscription: (any Subscription)?) {
            lock.withLock {
                defer { (object, subscription) = (nil, nil) }
                return (object, subscription)
            }
        }
    }
}

extension Publisher {
    /// Attaches a subscriber with closures, which receive all values until the result is cancelled or released.
    /// - Parameters:
    ///   - receiveCompletion: Called when no more values follow.
    ///   - receiveValue: Called for each value.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        subscribe(sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    /// Attaches a subscriber with a closure, which receives all values until the result is cancelled or released.
    /// - Parameter receiveValue: Called for each value.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }

    /// Assigns each value to a property of an object, which is kept in the meantime.
    /// - Parameters:
    ///   - keyPath: The property.
    ///   - object: The object.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        let assign = Subscribers.Assign(object: object, keyPath: keyPath)
        subscribe(assign)
        return AnyCancellable(assign)
    }

    /// Assigns each value to a published property for as long as its object exists.
    /// - Parameter published: The property's publisher: `&$property`.
    public func assign(to published: inout Published<Output>.Publisher) {
        let storage = published.storage
        let relay = Relay<Output, Never>(
            onCompletion: { _ in },
            onValue: { [weak storage] value in
                storage?.set(value)
                return .none
            }
        )
        relay.request(.unlimited)
        storage.keep(AnyCancellable(relay))
        subscribe(relay)
    }
}
