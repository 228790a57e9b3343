import Foundation

/// An activity that can be cancelled.
@_weakLinked
public protocol Cancellable {
    /// Cancels the activity and releases its resources.
    func cancel()
}

extension Cancellable {
    /// Stores this cancellable in a collection, which keeps it alive.
    /// - Parameter collection: The collection to which it is added.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(self as? AnyCancellable ?? AnyCancellable(self))
    }

    /// Stores this cancellable in a set, which keeps it alive.
    /// - Parameter set: The set into which it is inserted.
    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(self as? AnyCancellable ?? AnyCancellable(self))
    }
}

/// A type-erased cancellable that is cancelled when it is released.
@_weakLinked
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
    private let lock = NSLock()
    private var action: (() -> Void)?

    /// Creates a cancellable from a closure.
    /// - Parameter cancel: The action of cancelling. It runs once.
    public init(_ cancel: @escaping () -> Void) { action = cancel }

    /// Creates a type-erased cancellable from another cancellable.
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
