/// A set of assistive technologies.
@_weakLinked
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
    private var technologies: Set<Technology>

    private enum Technology: Hashable, Sendable {
        case voiceOver, switchControl
    }

    /// Creates an empty set.
    public init() { technologies = [] }
    private init(_ technologies: Set<Technology>) { self.technologies = technologies }

    /// A screen reader, such as Orca.
    public static let voiceOver = AccessibilityTechnologies([.voiceOver])
    /// Switches that control the screen, whose use no desktop reports to programs.
    public static let switchControl = AccessibilityTechnologies([.switchControl])

    public func contains(_ member: AccessibilityTechnologies) -> Bool {
        technologies.isSuperset(of: member.technologies)
    }

    @discardableResult
    public mutating func insert(
        _ newMember: AccessibilityTechnologies
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTechnologies) {
        let isNew = !contains(newMember)
        formUnion(newMember)
        return (isNew, newMember)
    }

    @discardableResult
    public mutating func remove(_ member: AccessibilityTechnologies) -> AccessibilityTechnologies? {
        let removed = intersection(member)
        technologies.subtract(member.technologies)
        return removed.technologies.isEmpty ? nil : removed
    }

    @discardableResult
    public mutating func update(with newMember: AccessibilityTechnologies) -> AccessibilityTechnologies? {
        let known = intersection(newMember)
        formUnion(newMember)
        return known.technologies.isEmpty ? nil : known
    }

    public func union(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
        AccessibilityTechnologies(technologies.union(other.technologies))
    }

    public func intersection(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
        AccessibilityTechnologies(technologies.intersection(other.technologies))
    }

    public func symmetricDifference(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
        AccessibilityTechnologies(technologies.symmetricDifference(other.technologies))
    }

    public mutating func formUnion(_ other: AccessibilityTechnologies) { self = union(other) }
    public mutating func formIntersection(_ other: AccessibilityTechnologies) { self = intersection(other) }
    public mutating func formSymmetricDifference(_ other: AccessibilityTechnologies) {
        self = symmetricDifference(other)
    }
}

/// A property wrapper that holds the element of a view with accessibility focus.
///
/// Screen readers of Linux follow the keyboard focus, so the value moves that: an element with a value can have the
/// keyboard focus while a screen reader runs. Without a screen reader no element has the focus, and writing the value
/// has no effect.
@propertyWrapper
@_weakLinked
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    /// A binding to the value of a focus state.
    @propertyWrapper
    public struct Binding {
        let focus: FocusState<Value>.Binding
        let technologies: AccessibilityTechnologies?

        /// The current value.
        public var wrappedValue: Value {
            get { focus.wrappedValue }
            nonmutating set { if isFollowed { focus.wrappedValue = newValue } }
        }

        /// A Boolean value that indicates whether the focus of a screen reader counts.
        var countsScreenReader: Bool { technologies?.contains(.voiceOver) ?? true }
        /// A Boolean value that indicates whether there is an assistive technology that the value can lead.
        fileprivate var isFollowed: Bool { countsScreenReader && DesktopSettings.shared.readsScreen.untrackedValue }

        /// The binding itself.
        public var projectedValue: Binding { self }
    }

    private var focus: FocusState<Value>
    private let technologies: AccessibilityTechnologies?

    /// Creates a state that indicates whether one element has accessibility focus.
    public init() where Value == Bool { (focus, technologies) = (FocusState(), nil) }

    /// Creates a state that indicates whether one element has the focus of certain assistive technologies.
    /// - Parameter technologies: The assistive technologies that count.
    public init(for technologies: AccessibilityTechnologies) where Value == Bool {
        (focus, self.technologies) = (FocusState(), technologies)
    }

    /// Creates a state that indicates which element has accessibility focus; nil if none has.
    public init<Field: Hashable>() where Value == Field? { (focus, technologies) = (FocusState(), nil) }

    /// Creates a state that indicates which element has the focus of certain assistive technologies.
    /// - Parameter technologies: The assistive technologies that count.
    public init<Field: Hashable>(for technologies: AccessibilityTechnologies) where Value == Field? {
        (focus, self.technologies) = (FocusState(), technologies)
    }

    /// The focused element.
    public var wrappedValue: Value {
        get { focus.wrappedValue }
        nonmutating set { projectedValue.wrappedValue = newValue }
    }

    /// A binding to the value, for ``SwiftUICore/View/accessibilityFocused(_:)``.
    public var projectedValue: Binding { Binding(focus: focus.projectedValue, technologies: technologies) }
}
