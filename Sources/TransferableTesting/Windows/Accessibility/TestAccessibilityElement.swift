import SwiftUICore

/// An accessibility element at the time when it was looked up. Look it up again after an action.
@MainActor
public struct TestAccessibilityElement {
    /// The role of an accessibility element.
    public struct Role: Hashable, Sendable, CustomStringConvertible {
        let role: AccessibilityRole

        /// The name of the role.
        public var description: String { role.description }

        /// Static text, which cannot be edited.
        public static let staticText = Self(role: .staticText)
        /// The heading of a section.
        public static let heading = Self(role: .heading)
        /// An image.
        public static let image = Self(role: .image)
        /// A control that performs an action.
        public static let button = Self(role: .button)
        /// A link that opens a URL.
        public static let link = Self(role: .link)
        /// A control that is on or off.
        public static let toggle = Self(role: .toggle)
        /// Editable text.
        public static let textField = Self(role: .textField)
        /// A search field.
        public static let searchField = Self(role: .searchField)
        /// A scrollable list of rows.
        public static let list = Self(role: .list)
        /// A row of a list.
        public static let row = Self(role: .row)
        /// An area that scrolls.
        public static let scrollArea = Self(role: .scrollArea)
        /// An element that contains others, or that has none of the other roles.
        public static let group = Self(role: .group)
    }

    let element: AccessibilityElement

    /// The role of the element.
    public var role: Role { Role(role: element.role) }
    /// The name.
    public var label: String? { element.label }
    /// The value of the element, as a screen reader reads it.
    public var value: String? { element.value }
    /// A description of the effect of using the element.
    public var hint: String? { element.hint }
    /// The accessibility identifier.
    public var identifier: String? { element.identifier }
    /// The traits of the role and of modifiers.
    public var traits: AccessibilityTraits { element.traits }
    /// The heading level of the element.
    public var headingLevel: AccessibilityHeadingLevel { element.headingLevel }
    /// The names with which a person refers to the element by voice.
    public var inputLabels: [String] { element.inputLabels }
    /// A Boolean value that indicates whether the element is enabled.
    public var isEnabled: Bool { element.isEnabled }
    /// The names of the actions. The default action is named `press`.
    public var actions: [String] { element.actions.map(\.kind.name) }
    /// A Boolean value that indicates whether the value can be adjusted in steps.
    public var isAdjustable: Bool { element.adjust != nil }

    /// The elements inside in reading order.
    public var children: [TestAccessibilityElement] {
        guard let list = element.widget as? MemoryList else { return element.children.map(Self.init) }
        return list.rows.map { row in
            var element = list.content.rows?.editor.accessibility(of: row) ?? row.accessibilityOfRow
            if let value = row.selectionValue, list.content.selection?.selected.contains(value) == true {
                element.traits.insert(.isSelected)
            }
            return TestAccessibilityElement(element: element)
        }
    }

    /// The element and all elements inside, containers before their contents.
    public var all: [TestAccessibilityElement] { [self] + children.flatMap(\.all) }

    /// The element and all elements inside as lines of text, such as `button “Save”`. Elements inside are indented.
    public var outline: String {
        let label = label.map { " “\($0)”" } ?? ""
        let value = value.map { " = “\($0)”" } ?? ""
        let inside = children.flatMap { $0.outline.split(separator: "\n").map { "  " + $0 } }
        return ([role.description + label + value] + inside).joined(separator: "\n")
    }
}
