/// A key for a value that a view sets for its container.
@_weakLinked
public protocol ContainerValueKey {
    /// The type of the value.
    associatedtype Value
    /// The default value of the key.
    static var defaultValue: Value { get }
}

/// The values that a view sets for its container.
///
/// A value is declared as a property, set with ``SwiftUICore/View/containerValue(_:_:)`` and read from a ``Subview``, a
/// ``SectionConfiguration`` or a ``LayoutSubview``:
///
/// ```swift
/// extension ContainerValues {
///     @Entry var isPinned = false
/// }
/// ```
///
/// Values do not pass a container: a value of a view in a stack is not one of the stack.
@_weakLinked
public struct ContainerValues {
    private var values: [ObjectIdentifier: Any] = [:]
    private var tag: SelectionTag?

    init() {}

    /// The value for a key.
    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Returns the tag of the view if it is of the specified type.
    /// - Parameter type: The type.
    public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.selected(as: type) }

    /// Returns a Boolean value that indicates whether the view has a tag.
    /// - Parameter tag: The tag.
    public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}

extension ContainerValues {
    /// Creates the values that an element sets for the container around it. Inner modifiers take precedence over outer
    /// ones.
    /// - Parameter isSection: Whether to omit values inside the section to which the element belongs.
    @MainActor
    init(of element: LayoutElement, outsideSection isSection: Bool = false) {
        var next: LayoutElement? = element
        while let element = next, !(isSection && element is TraitElement<SectionPartTrait>) {
            if let value = element as? ContainerValueElement { value.write(&self) }
            next = (element as? any EnclosingElement)?.content
        }
        if !isSection { tag = element.traits[TagTrait.self] }
    }
}

extension View {
    /// Sets a value for the container of this view.
    /// - Parameters:
    ///   - keyPath: The value.
    ///   - value: The value.
    nonisolated public func containerValue<V>(
        _ keyPath: WritableKeyPath<ContainerValues, V>,
        _ value: V
    ) -> some View {
        modifier(ContainerValueModifier(keyPath: keyPath, value: value))
    }
}

extension LayoutSubview {
    /// The container values that the view sets.
    public var containerValues: ContainerValues { read { ContainerValues(of: $0.element) } }
}
