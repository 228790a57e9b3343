import Foundation

/// The context of a state change, including its animation, which is passed to the affected views.
///
/// ```swift
/// var transaction = Transaction(animation: .easeInOut)
/// transaction.disablesAnimations = true
/// withTransaction(transaction) { isExpanded.toggle() }
/// ```
@_weakLinked
public struct Transaction: @unchecked Sendable {
    private var values: [ObjectIdentifier: Any] = [:]
    /// Called when the animations that the change begins are complete.
    private(set) var completions: [AnimationCompletion] = []

    /// Creates an empty transaction.
    public init() {}

    /// Creates a transaction with an animation.
    /// - Parameter animation: The animation of changes; nil for an immediate change.
    public init(animation: Animation?) { self.animation = animation }

    /// The value for a key.
    public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
        get {
            // Most changes have none, and are asked for their animation by each view.
            guard !values.isEmpty else { return Key.defaultValue }
            return values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue
        }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The animation of changes; nil for an immediate change.
    public var animation: Animation? {
        get { self[AnimationKey.self] }
        set { self[AnimationKey.self] = newValue }
    }

    /// A Boolean value that indicates whether the transaction has an animation.
    var isAnimated: Bool { animation != nil }

    /// A Boolean value that indicates whether animations that views set with ``View/animation(_:value:)`` are ignored.
    public var disablesAnimations: Bool {
        get { self[DisablesAnimationsKey.self] }
        set { self[DisablesAnimationsKey.self] = newValue }
    }

    /// A Boolean value that indicates whether the change belongs to a continuous interaction, such as a drag.
    public var isContinuous: Bool {
        get { self[ContinuousKey.self] }
        set { self[ContinuousKey.self] = newValue }
    }

    /// Adds an action to perform when the animations of the change are complete, or immediately if there are none.
    /// - Parameters:
    ///   - criteria: The condition for the completion of an animation.
    ///   - completion: The action.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete,
        _ completion: @escaping () -> Void
    ) {
        add(AnimationCompletion(criteria, completion))
    }

    mutating func add(_ completion: AnimationCompletion) { completions.append(completion) }

    /// A Boolean value that indicates whether the transaction has no values.
    var isEmpty: Bool { values.isEmpty && completions.isEmpty }

    /// Returns whether another transaction has the same values, and the same completions.
    func isSame(as other: Transaction) -> Bool {
        let (first, second) = (namedValues, other.namedValues)
        guard first.count == second.count, completions.count == other.completions.count else { return false }
        func isSame(_ first: Any, _ second: Any) -> Bool {
            func compare<Value: Equatable>(_ first: Value) -> Bool { first == second as? Value }
            guard let first = first as? any Equatable else { return false }
            return compare(first)
        }
        return zip(completions, other.completions).allSatisfy { $0 === $1 }
            && first.allSatisfy { key, value in second[key].map { isSame(value, $0) } ?? false }
    }

    /// The values without an animation that is none.
    private var namedValues: [ObjectIdentifier: Any] {
        guard !values.isEmpty, animation == nil else { return values }
        return values.filter { $0.key != ObjectIdentifier(AnimationKey.self) }
    }

    /// Returns the transaction with the values of another in addition.
    func merging(_ other: Transaction) -> Transaction {
        var merged = self
        merged.values.merge(other.values) { $1 }
        let known = Set(completions.map { ObjectIdentifier($0) })
        merged.completions += other.completions.filter { !known.contains(ObjectIdentifier($0)) }
        return merged
    }
}

/// A key for accessing a value in a transaction.
///
/// ```swift
/// struct SourceKey: TransactionKey {
///     static let defaultValue = "keyboard"
/// }
/// ```
@_weakLinked
public protocol TransactionKey {
    /// The type of the value.
    associatedtype Value
    /// The default value of the transaction key.
    static var defaultValue: Value { get }
}

private struct AnimationKey: TransactionKey { static var defaultValue: Animation? { nil } }
private struct DisablesAnimationsKey: TransactionKey { static var defaultValue: Bool { false } }
private struct ContinuousKey: TransactionKey { static var defaultValue: Bool { false } }

// MARK: - The transaction of a thread

extension Transaction {
    private final class Box {
        let transaction: Transaction
        init(_ transaction: Transaction) { self.transaction = transaction }
    }

    /// The storage of each thread's transaction. A task-local value would also reach tasks that an action starts, whose
    /// later changes do not belong to the transaction.
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    /// The transaction of the changes that are made on this thread now.
    static var current: Transaction {
        pthread_getspecific(key).map { Unmanaged<Box>.fromOpaque($0).takeUnretainedValue().transaction }
            ?? Transaction()
    }

    /// Performs changes with a transaction.
    func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
        let outer = pthread_getspecific(Self.key)
        let box = Box(self)
        return try withExtendedLifetime(box) {
            pthread_setspecific(Self.key, Unmanaged.passUnretained(box).toOpaque())
            defer { pthread_setspecific(Self.key, outer) }
            return try body()
        }
    }
}

/// Performs changes with a transaction.
/// - Parameters:
///   - transaction: The transaction of the changes.
///   - body: Makes the changes.
@_weakLinked
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    for completion in transaction.completions { completion.hold() }
    defer { for completion in transaction.completions { completion.release() } }
    return try transaction.perform(body)
}

/// Performs changes with a transaction in which one value is set.
/// - Parameters:
///   - keyPath: The value.
///   - value: The value.
///   - body: Makes the changes.
@_weakLinked
public func withTransaction<Result, Value>(
    _ keyPath: WritableKeyPath<Transaction, Value>,
    _ value: Value,
    _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction.current
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}

/// Performs changes with an animation.
/// - Parameters:
///   - animation: The animation; nil for an immediate change.
///   - body: Makes the changes.
@_weakLinked
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    _ body: () throws -> Result
) rethrows -> Result {
    try withTransaction(\.animation, animation, body)
}

/// Performs changes with an animation, and then an action when it is complete.
/// - Parameters:
///   - animation: The animation; nil for an immediate change.
///   - completionCriteria: The condition for the completion of an animation.
///   - body: Makes the changes.
///   - completion: The action. It runs at once where the changes begin no animation.
@_weakLinked
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result,
    completion: @escaping () -> Void
) rethrows -> Result {
    var transaction = Transaction.current
    transaction.animation = animation
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    return try withTransaction(transaction, body)
}
