import Synchronization

/// A property wrapper for a namespace that a view provides for identifiers.
///
/// ```swift
/// struct Cards: View {
///     @Namespace private var cards
/// }
/// ```
@propertyWrapper
@_weakLinked
public struct Namespace: DynamicProperty {
    /// The identity of a namespace, which lasts as long as the view.
    public struct ID: Hashable, Sendable {
        fileprivate let number: Int
    }

    /// Set in the copy of the view that is evaluated.
    private var id: ID?

    /// Creates a namespace.
    public init() {}

    /// The identity of the namespace. While the view is not shown, it belongs to no view.
    public var wrappedValue: ID { id ?? ID(number: 0) }
}

extension Namespace: InstallableProperty {
    private static let last = Atomic<Int>(0)

    private final class Slot {
        let id = ID(number: Namespace.last.add(1, ordering: .relaxed).newValue)
    }

    mutating func install(slot: inout AnyObject?, environment: EnvironmentValues) {
        let kept = slot as? Slot ?? Slot()
        slot = kept
        id = kept.id
    }
}

extension Namespace: ComparableProperty {
    func isSame(as other: Namespace) -> Bool { true }
}
