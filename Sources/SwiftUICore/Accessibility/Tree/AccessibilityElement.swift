/// One thing that assistive technologies tell the user of: what it is, its name, its value and what can be done with it.
///
/// The elements of a window are made of its layout by the rules of ``LayoutElement/accessibility``. They are values: what
/// they say is what was true when they were asked for, while their actions do what the views would do now.
@MainActor
package struct AccessibilityElement {
    /// What the element is by itself; see ``role``.
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
    /// Changes the value by a step.
    package var adjust: ((AccessibilityAdjustmentDirection) -> Void)?

    /// What becomes of the elements inside the widget.
    package var content = AccessibilityChildBehavior.ignore
    /// The elements inside. Those of a list are the rows that its host shows.
    package var children: [AccessibilityElement] = []

    /// Whether only its own widget can stand for the element: a control, which has the keyboard's focus, or something that
    /// scrolls. It is told of inside of a row, too.
    package var staysWithWidget = false
    /// The widget of the element that is read next, where that is another than the next among the widgets.
    package var next: (any HostWidget)?
    /// The widget that stands for the element; nil for a row, whose widget is the host's.
    package var widget: (any HostWidget)?

    /// Creates an element.
    /// - Parameters:
    ///   - role: What it is; its traits follow from that.
    ///   - label: Its name.
    package init(_ role: AccessibilityRole, label: String? = nil) {
        (ownRole, self.label) = (role, label)
        if let trait = Self.traits[role] { traits.insert(trait) }
    }

    /// The traits of roles that modifiers can give to an element and take from it.
    private static let traits: [AccessibilityRole: AccessibilityTraits] = [
        .staticText: .isStaticText, .heading: .isHeader, .image: .isImage, .button: .isButton, .link: .isLink,
        .toggle: .isToggle, .searchField: .isSearchField,
    ]

    /// The traits that make an element something else than it is by itself, the strongest first. A picture with text is
    /// text.
    private static let telling: [(trait: AccessibilityTraits, role: AccessibilityRole)] = [
        (.isLink, .link), (.isToggle, .toggle), (.isButton, .button), (.isHeader, .heading),
        (.isSearchField, .searchField), (.isStaticText, .staticText), (.isImage, .image),
    ]

    /// What the element is, its traits considered.
    package var role: AccessibilityRole {
        guard ownRole == .group || Self.traits[ownRole] != nil else { return ownRole }
        return Self.telling.first { traits.contains($0.trait) }?.role ?? .group
    }

    /// The element with what modifiers around it say; the outermost modifier counts.
    func applying(_ properties: AccessibilityProperties) -> AccessibilityElement {
        var element = self
        element.label = properties.label ?? label
        element.value = properties.value ?? value
        element.hint = properties.hint ?? hint
        element.identifier = properties.identifier ?? identifier
        element.traits.formUnion(properties.addedTraits)
        element.traits.remove(properties.removedTraits)
        element.headingLevel = properties.headingLevel ?? headingLevel
        element.sortPriority = properties.sortPriority ?? sortPriority
        element.inputLabels = properties.inputLabels ?? inputLabels
        element.adjust = properties.adjust ?? adjust
        for action in properties.actions {
            element.actions.removeAll { $0.kind == action.kind }
            element.actions.append(action)
        }
        return element
    }

    /// Whether another element says the same, apart from what its actions do and from what is inside.
    func saysTheSame(as other: AccessibilityElement) -> Bool {
        ownRole == other.ownRole && label == other.label && value == other.value && hint == other.hint
            && identifier == other.identifier && traits == other.traits && headingLevel == other.headingLevel
            && sortPriority == other.sortPriority && inputLabels == other.inputLabels
            && isEnabled == other.isEnabled && (adjust == nil) == (other.adjust == nil)
            && actions.map(\.kind) == other.actions.map(\.kind)
    }

    /// The action of a kind.
    package func action(_ kind: AccessibilityActionKind) -> AccessibilityAction? { actions.first { $0.kind == kind } }
}
