/// An element for assistive technologies, with its role, name, value and actions.
///
/// The elements of a window are derived from its layout by the rules of ``LayoutElement/accessibility``. They are
/// values: their properties are those at the time of the request, while their actions are the current ones of the
/// views.
///
/// Copies share their storage, so passing elements from the inner layout to the outer costs little.
@MainActor
@dynamicMemberLookup
package struct AccessibilityElement {
    /// The properties of an element.
    package struct Description {
        /// The role of the element, regardless of its traits; see ``AccessibilityElement/role``.
        package var ownRole: AccessibilityRole
        package var label: String?
        package var value: String?
        package var hint: String?
        package var identifier: String?
        package var traits = AccessibilityTraits()
        package var headingLevel = AccessibilityHeadingLevel.unspecified
        package var sortPriority = 0.0
        package var inputLabels: [String] = []
        package var isEnabled = true
        package var actions: [AccessibilityAction] = []
        /// A closure that adjusts the value by one step.
        package var adjust: ((AccessibilityAdjustmentDirection) -> Void)?

        /// The behavior of the elements inside the widget.
        package var content = AccessibilityChildBehavior.ignore
        /// The elements inside. The children of a list are the rows that its host shows.
        package var children: [AccessibilityElement] = []

        /// A Boolean value that indicates whether only the element's own widget can represent it, because it is a control, which has
        /// keyboard focus, or a scrolling view. It is a separate element even in a row.
        package var staysWithWidget = false
        /// The widget of the element that is read next, if it is not the next widget in order.
        package var next: (any HostWidget)?
        /// The widget that represents the element; nil for a row, whose widget belongs to the host.
        package var widget: (any HostWidget)?
    }

    private final class Storage {
        var description: Description
        init(_ description: Description) { self.description = description }

        /// Compares where the properties are: a copy of all takes longer than comparing them.
        @MainActor
        func saysTheSame(as other: Storage) -> Bool {
            guard
                description.ownRole == other.description.ownRole && description.label == other.description.label
                    && description.value == other.description.value && description.hint == other.description.hint
                    && description.identifier == other.description.identifier
                    && description.traits == other.description.traits
                    && description.headingLevel == other.description.headingLevel
                    && description.sortPriority == other.description.sortPriority
                    && description.inputLabels == other.description.inputLabels
                    && description.isEnabled == other.description.isEnabled
                    && (description.adjust == nil) == (other.description.adjust == nil)
                    && description.content == other.description.content
                    && description.actions.count == other.description.actions.count
                    && description.children.count == other.description.children.count
            else { return false }
            for (action, other) in zip(description.actions, other.description.actions) where action.kind != other.kind {
                return false
            }
            for (child, other) in zip(description.children, other.description.children)
            where !child.saysTheSame(as: other) { return false }
            return true
        }
    }

    private var storage: Storage

    /// Creates an element.
    /// - Parameters:
    ///   - role: The role, which determines its traits.
    ///   - label: Its name.
    package init(_ role: AccessibilityRole, label: String? = nil) {
        var description = Description(ownRole: role, label: label)
        if let trait = Self.trait(of: role) { description.traits.insert(trait) }
        storage = Storage(description)
    }

    /// Creates an element that is read as another is: with its texts, its identifier, and whether it is enabled.
    init(_ role: AccessibilityRole, readAs other: AccessibilityElement) {
        self.init(role)
        let (own, read) = (storage, other.storage)
        if let label = read.description.label, !label.isEmpty { own.description.label = label }
        if let value = read.description.value, !value.isEmpty { own.description.value = value }
        if let hint = read.description.hint, !hint.isEmpty { own.description.hint = hint }
        own.description.isEnabled = read.description.isEnabled
        own.description.identifier = read.description.identifier
    }

    private init(_ description: Description) { storage = Storage(description) }

    /// Returns or sets a property. This is inlined so that no key path is created at run time.
    @inline(__always)
    package subscript<Value>(dynamicMember member: WritableKeyPath<Description, Value>) -> Value {
        get { storage.description[keyPath: member] }
        set {
            if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.description) }
            storage.description[keyPath: member] = newValue
        }
    }

    /// All properties. Other modules use this to read several of them, because each single access would go through a key path.
    package var properties: Description { storage.description }

    /// The elements inside, for other modules, which access them this way without copying all ``properties``.
    package var elementsInside: [AccessibilityElement] { storage.description.children }

    /// The element in a form that the widget that represents it can keep, without keeping itself alive.
    package var withoutWidgets: AccessibilityElement {
        guard hasWidgets else { return self }
        var description = storage.description
        (description.widget, description.next, description.children) = (nil, nil, [])
        return AccessibilityElement(description)
    }

    private var hasWidgets: Bool {
        storage.description.widget != nil || storage.description.next != nil || !storage.description.children.isEmpty
    }

    /// Returns a Boolean value that indicates whether another value is an unchanged copy of this one.
    package func isCopy(of other: AccessibilityElement) -> Bool { storage === other.storage }

    /// The traits of roles that modifiers can give to an element and take from it.
    private static let traits: [(role: AccessibilityRole, trait: AccessibilityTraits)] = [
        (.staticText, .isStaticText), (.image, .isImage), (.button, .isButton), (.heading, .isHeader),
        (.link, .isLink), (.toggle, .isToggle), (.searchField, .isSearchField),
    ]

    /// Returns the trait of a role. The few roles with one are found faster one after another than by the hash of a text.
    private static func trait(of role: AccessibilityRole) -> AccessibilityTraits? {
        for known in traits where known.role == role { return known.trait }
        return nil
    }

    /// The traits that make an element something else than it is by itself, the strongest first. A picture with text is
    /// text.
    private static let telling: [(trait: AccessibilityTraits, role: AccessibilityRole)] = [
        (.isTab, .tab), (.isLink, .link), (.isToggle, .toggle), (.isButton, .button), (.isHeader, .heading),
        (.isSearchField, .searchField), (.isStaticText, .staticText), (.isImage, .image),
    ]

    /// The role of the element, taking its traits into account.
    package var role: AccessibilityRole {
        guard self.ownRole == .group || Self.trait(of: self.ownRole) != nil else { return self.ownRole }
        return Self.telling.first { self.traits.contains($0.trait) }?.role ?? .group
    }

    /// Returns the element with the properties of modifiers around it. The outermost modifier takes precedence.
    func applying(_ properties: AccessibilityProperties) -> AccessibilityElement {
        var element = self
        if let label = properties.label { element.label = label }
        if let value = properties.value { element.value = value }
        if let hint = properties.hint { element.hint = hint }
        if let identifier = properties.identifier { element.identifier = identifier }
        if !properties.addedTraits.isEmpty { element.traits.formUnion(properties.addedTraits) }
        if !properties.removedTraits.isEmpty { element.traits.remove(properties.removedTraits) }
        if let level = properties.headingLevel { element.headingLevel = level }
        if let priority = properties.sortPriority { element.sortPriority = priority }
        if let inputLabels = properties.inputLabels { element.inputLabels = inputLabels }
        if let adjust = properties.adjust { element.adjust = adjust }
        for action in properties.actions {
            element.actions.removeAll { $0.kind == action.kind }
            element.actions.append(action)
        }
        return element
    }

    /// Returns whether another element has the same properties, regardless of the effects of its actions.
    func saysTheSame(as other: AccessibilityElement) -> Bool {
        isCopy(of: other) || storage.saysTheSame(as: other.storage)
    }

    /// Returns the action of the specified kind.
    package func action(_ kind: AccessibilityActionKind) -> AccessibilityAction? {
        self.actions.first { $0.kind == kind }
    }
}
