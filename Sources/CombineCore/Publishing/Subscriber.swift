/// Receives values from a publisher.
@_weakLinked
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// The type of the values.
    associatedtype Input
    /// The type of the errors.
    associatedtype Failure: Error

    /// Tells that the subscriber is attached.
    /// - Parameter subscription: What asks for values and cancels.
    func receive(subscription: any Subscription)

    /// Tells a value.
    /// - Parameter input: The value.
    /// - Returns: How many more values the subscriber takes, beside those that it asked for already.
    func receive(_ input: Input) -> Subscribers.Demand

    /// Tells that no more values follow.
    /// - Parameter completion: Why.
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    /// Tells that something happened.
    public func receive() -> Subscribers.Demand { receive(()) }
}

/// The connection of a publisher and a subscriber.
@_weakLinked
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Asks for values.
    /// - Parameter demand: How many more the subscriber takes.
    func request(_ demand: Subscribers.Demand)
}

/// A namespace for subscriptions.
@_weakLinked
public enum Subscriptions {
    /// A subscription that does nothing, as of a publisher that ends at once.
    public static var empty: any Subscription { EmptySubscription() }
}

private struct EmptySubscription: Subscription {
    let combineIdentifier = CombineIdentifier()
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
}

/// A namespace for subscribers.
@_weakLinked
public enum Subscribers {}

extension Subscribers {
    /// Why a publisher ends.
    @frozen
    public enum Completion<Failure: Error> {
        /// There are no more values.
        case finished
        /// An error ended it.
        case failure(Failure)
    }

    /// How many values a subscriber takes.
    @frozen
    public struct Demand: Equatable, Comparable, Hashable, Codable, CustomStringConvertible, Sendable {
        /// The number of values, or nil for no limit.
        public let max: Int?

        private init(_ max: Int?) { self.max = max }

        /// All values that there are.
        public static let unlimited = Demand(nil)
        /// No value.
        public static let none = Demand(.some(0))

        /// A number of values.
        /// - Parameter value: The number, not negative.
        @inlinable
        public static func max(_ value: Int) -> Demand { number(value) }

        @usableFromInline
        static func number(_ value: Int) -> Demand {
            precondition(value >= 0, "A demand is not negative, so it cannot be \(value).")
            return Demand(value)
        }

        public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

        public static func < (first: Demand, second: Demand) -> Bool {
            switch (first.max, second.max) {
            case (nil, _): false
            case (_, nil): true
            case (let first?, let second?): first < second
            }
        }

        /// The sum of two demands.
        public static func + (first: Demand, second: Demand) -> Demand {
            guard let one = first.max, let other = second.max else { return .unlimited }
            let (sum, overflows) = one.addingReportingOverflow(other)
            return overflows ? .unlimited : Demand(sum)
        }

        public static func += (first: inout Demand, second: Demand) { first = first + second }
        public static func + (first: Demand, second: Int) -> Demand { first + .max(second) }
        public static func += (first: inout Demand, second: Int) { first = first + second }

        /// What is left of a demand, at least none.
        public static func - (first: Demand, second: Demand) -> Demand {
            guard let one = first.max else { return .unlimited }
            guard let other = second.max else { return .none }
            return Demand(Swift.max(0, one - other))
        }

        public static func -= (first: inout Demand, second: Demand) { first = first - second }
        public static func - (first: Demand, second: Int) -> Demand { first - .max(second) }
        public static func -= (first: inout Demand, second: Int) { first = first - second }

        /// A demand several times.
        public static func * (first: Demand, second: Int) -> Demand {
            guard let one = first.max else { return .unlimited }
            let (product, overflows) = one.multipliedReportingOverflow(by: second)
            return overflows ? .unlimited : .max(product)
        }

        public static func *= (first: inout Demand, second: Int) { first = first * second }

        public static func > (first: Demand, second: Int) -> Bool { first.max.map { $0 > second } ?? true }
        public static func >= (first: Demand, second: Int) -> Bool { first.max.map { $0 >= second } ?? true }
        public static func < (first: Demand, second: Int) -> Bool { first.max.map { $0 < second } ?? false }
        public static func <= (first: Demand, second: Int) -> Bool { first.max.map { $0 <= second } ?? false }
        public static func == (first: Demand, second: Int) -> Bool { first.max == second }
        public static func != (first: Demand, second: Int) -> Bool { first.max != second }
    }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

extension Subscribers.Completion {
    /// The error, if one ended the publisher.
    var error: Failure? {
        if case .failure(let error) = self { error } else { nil }
    }

    func mapError<Other: Error>(_ transform: (Failure) -> Other) -> Subscribers.Completion<Other> {
        switch self {
        case .finished: .finished
        case .failure(let error): .failure(transform(error))
        }
    }
}
