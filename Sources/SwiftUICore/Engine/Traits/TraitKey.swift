/// A type that identifies a value that a view sets for its container: a stack, a list, a program's layout.
///
/// A container that reads a new trait declares a key and a modifier, and no other code needs to change.
protocol TraitKey {
    /// The type of the trait.
    associatedtype Value
    /// The trait of views that say nothing.
    static var defaultValue: Value { get }
    /// The consequence of a changed value.
    static var consequence: TraitConsequence { get }
    /// Returns the identity by which programs refer to a view with the value; nil for most traits.
    static func identity(_ value: Value) -> AnyHashable?
}

extension TraitKey {
    static var consequence: TraitConsequence { .none }
    static func identity(_ value: Value) -> AnyHashable? { nil }
}

/// The consequence of another value of a trait.
enum TraitConsequence {
    /// Whatever reads the trait does so when it needs it.
    case none
    /// The views are laid out anew.
    case layout
    /// The views are drawn in another order.
    case order
    /// The container that has asked for its subviews is notified.
    case subview
    /// A container around shows the view differently, and a closure notifies it.
    case container(@MainActor (LayoutElement) -> Void)
}

/// The values that an element sets for its container, by key.
@MainActor
struct ElementTraits {
    fileprivate let element: LayoutElement

    subscript<Key: TraitKey>(key: Key.Type) -> Key.Value {
        guard let value = element.traitValue(ObjectIdentifier(key)) else { return Key.defaultValue }
        return value as? Key.Value ?? Key.defaultValue
    }
}

extension LayoutElement {
    /// The values that the element sets for its container.
    final var traits: ElementTraits { ElementTraits(element: self) }
}
