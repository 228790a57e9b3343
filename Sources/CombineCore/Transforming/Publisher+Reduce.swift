extension Publisher {
    /// Publishes the result of combining all values.
    public func reduce<T>(
        _ initialResult: T,
        _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Reduce<Self, T> {
        Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Publishes the result of combining all values, or fails with the error that the closure throws.
    public func tryReduce<T>(
        _ initialResult: T,
        _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryReduce<Self, T> {
        Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Publishes all values as an array when the publisher finishes.
    public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }

    /// Publishes the number of values.
    public func count() -> Publishers.Count<Self> { Publishers.Count(upstream: self) }

    /// Publishes the last value.
    public func last() -> Publishers.Last<Self> { Publishers.Last(upstream: self) }

    /// Publishes the last value that meets a condition.
    public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
        Publishers.LastWhere(upstream: self, predicate: predicate)
    }

    /// Publishes the last value that meets a condition, or fails with the error that the closure throws.
    public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryLastWhere<Self> {
        Publishers.TryLastWhere(upstream: self, predicate: predicate)
    }

    /// Publishes the minimum value in an order.
    /// - Parameter areInIncreasingOrder: Whether the first of two values precedes the second.
    public func min(
        by areInIncreasingOrder: @escaping (Output, Output) -> Bool
    ) -> Publishers.Comparison<Self> { max { areInIncreasingOrder($1, $0) } }

    /// Publishes the minimum value in an order, or fails with the error that the closure throws.
    public func tryMin(
        by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> { tryMax { try areInIncreasingOrder($1, $0) } }

    /// Publishes the maximum value in an order.
    /// - Parameter areInIncreasingOrder: Whether the first of two values precedes the second.
    public func max(
        by areInIncreasingOrder: @escaping (Output, Output) -> Bool
    ) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }

    /// Publishes the maximum value in an order, or fails with the error that the closure throws.
    public func tryMax(
        by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> {
        Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }

    /// Publishes a Boolean value that indicates whether a value meets a condition.
    public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
        Publishers.ContainsWhere(upstream: self, predicate: predicate)
    }

    /// Publishes a Boolean value that indicates whether a value meets a condition, or fails with the error that the closure throws.
    public func tryContains(
        where predicate: @escaping (Output) throws -> Bool
    ) -> Publishers.TryContainsWhere<Self> { Publishers.TryContainsWhere(upstream: self, predicate: predicate) }

    /// Publishes a Boolean value that indicates whether all values meet a condition.
    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
        Publishers.AllSatisfy(upstream: self, predicate: predicate)
    }

    /// Publishes a Boolean value that indicates whether all values meet a condition, or fails with the error that the closure throws.
    public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self> {
        Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
    }
}

extension Publisher where Output: Equatable {
    /// Publishes a Boolean value that indicates whether a value equals a given value.
    public func contains(_ output: Output) -> Publishers.Contains<Self> {
        Publishers.Contains(upstream: self, output: output)
    }
}

extension Publisher where Output: Comparable {
    /// Publishes the minimum value.
    public func min() -> Publishers.Comparison<Self> { min(by: <) }
    /// Publishes the maximum value.
    public func max() -> Publishers.Comparison<Self> { max(by: <) }
}
