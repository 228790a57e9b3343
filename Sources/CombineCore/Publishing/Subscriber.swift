/// A type that receives values from a publisher.
@_weakLinked
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// The type of the values.
    associatedtype Input
    /// The type of the errors.
    associatedtype Failure: Error

    /// Tells the subscriber that it is attached, and gives it the subscription.
    /// - Parameter subscription: The subscription, which requests values and cancels.
    func receive(subscription: any Subscription)

    /// Tells the subscriber that the publisher has published a value.
    /// - Parameter input: The value.
    /// - Returns: The additional demand of the subscriber.
    func receive(_ input: Input) -> Subscribers.Demand

    /// Tells the subscriber that the publisher has finished.
    /// - Parameter completion: The reason for the end.
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    /// Tells the subscriber that an event without a value has occurred.
    public func receive() -> Subscribers.Demand { receive(()) }
}

/// The connection of a subscriber to a publisher.
@_weakLinked
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Requests values.
    /// - Parameter demand: The number of further values that the subscriber accepts.
    func request(_ demand: Subscribers.Demand)
}

/// A namespace for subscriptions.
@_weakLinked
public enum Subscriptions {
    /// A subscription that does nothing, such as that of a publisher that finishes immediately.
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
    /// The way in which a publisher finishes.
    @frozen
    public enum Completion<Failure: Error> {
        /// The publisher finished normally.
        case finished
        /// The publisher failed with an error.
        case failure(Failure)
    }

    /// The number of values that a subscriber requests.
    @frozen
    public struct Demand: Equatable, Comparable, Hashable, Codable, CustomStringConvertible, Sendable {
        /// The number of values; nil for no limit.
        public let max: Int?

        private init(_ max: Int?) { self.max = max }

        /// A demand for all values.
        public static let unlimited = Demand(nil)
        /// A demand for no values.
        public static let none = Demand(.some(0))

        /// Returns a demand for a number of values.
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

        /// Returns the sum of two demands.
        public static func + (first: Demand, second: Demand) -> Demand {
            guard let one = first.max, let other = second.max else { return .unlimited }
            let (sum, overflows) = one.addingReportingOverflow(other)
            return overflows ? .unlimited : Demand(sum)
        }

        /// Adds a demand to another. The sum is unlimited if either is, or if it does not fit in an `Int`.
        public static func += (first: inout Demand, second: Demand) { first = first + second }
        /// Returns the sum of a demand and a nonnegative number of values.
        public static func + (first: Demand, second: Int) -> Demand { first + .max(second) }
        /// Adds a nonnegative number of values to a demand.
        public static func += (first: inout Demand, second: Int) { first = first + second }

        /// Returns the difference of two demands, which is never negative.
        public static func - (first: Demand, second: Demand) -> Demand {
            guard let one = first.max else { return .unlimited }
            guard let other = second.max else { return .none }
            return Demand(Swift.max(0, one - other))
        }

        /// Subtracts a demand from another, down to none. An unlimited demand stays unlimited.
        public static func -= (first: inout Demand, second: Demand) { first = first - second }
        /// Returns the difference of a demand and a nonnegative number of values, which is never negative.
        public static func - (first: Demand, second: Int) -> Demand { first - .max(second) }
        /// Subtracts a nonnegative number of values from a demand, down to none.
        public static func -= (first: inout Demand, second: Int) { first = first - second }

        /// Returns a multiple of a demand.
        public static func * (first: Demand, second: Int) -> Demand {
            guard let one = first.max else { return .unlimited }
            let (product, overflows) = one.multipliedReportingOverflow(by: second)
            return overflows ? .unlimited : .max(product)
        }

        /// Multiplies a demand. An unlimited demand stays unlimited.
        public static func *= (first: inout Demand, second: Int) { first = first * second }

        /// Returns a Boolean value that indicates whether a demand is for more than a number of values. An unlimited demand always is.
        public static func > (first: Demand, second: Int) -> Bool { first.max.map { $0 > second } ?? true }
        /// Returns a Boolean value that indicates whether a demand is for at least a number of values. An unlimited demand always is.
        public static func >= (first: Demand, second: Int) -> Bool { first.max.map { $0 >= second } ?? true }
        /// Returns a Boolean value that indicates whether a demand is for less than a number of values. An unlimited demand never is.
        public static func < (first: Demand, second: Int) -> Bool { first.max.map { $0 < second } ?? false }
        /// Returns a Boolean value that indicates whether a demand is for at most a number of values. An unlimited demand never is.
        public static func <= (first: Demand, second: Int) -> Bool { first.max.map { $0 <= second } ?? false }
        /// Returns a Boolean value that indicates whether a demand is for exactly a number of values. An unlimited demand never is.
        public static func == (first: Demand, second: Int) -> Bool { first.max == second }
        /// Returns a Boolean value that indicates whether a demand is for a different number of values. An unlimited demand always is.
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
