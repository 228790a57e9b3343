import Foundation

/// An activity that can be ended early.
@_weakLinked
public protocol Cancellable {
    /// Ends the activity, and releases its resources.
    func cancel()
}

extension Cancellable {
    /// Stores this activity in a collection, which keeps it alive.
    /// - Parameter collection: The collection to which it is added.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(self as? AnyCancellable ?? AnyCancellable(self))
    }

    /// Stores this activity in a set, which keeps it alive.
    /// - Parameter set: The set into which it is inserted.
    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(self as? AnyCancellable ?? AnyCancellable(self))
    }
}

/// A cancellable of any type, which is cancelled when it is released.
@_weakLinked
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
    private let lock = NSLock()
    private var action: (() -> Void)?

    /// Creates a cancellable.
    /// - Parameter cancel: The action of cancelling. It runs once.
    public init(_ cancel: @escaping () -> Void) { action = cancel }

    /// Wraps a cancellable.
    public init<C: Cancellable>(_ canceller: C) { action = canceller.cancel }

    deinit { action?() }

    public func cancel() {
        let action = lock.withLock {
            defer { self.action = nil }
            return self.action
        }
        action?()
    }

    public static func == (first: AnyCancellable, second: AnyCancellable) -> Bool { first === second }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
