import SwiftUICore

/// An accessibility element, as it is when it is looked up. Look it up again after an action.
@MainActor
public struct TestAccessibilityElement {
    /// The role of an element.
    public struct Role: Hashable, Sendable, CustomStringConvertible {
        let role: AccessibilityRole

        /// The role in a word.
        public var description: String { role.description }

        /// Text that cannot be edited.
        public static let staticText = Self(role: .staticText)
        /// The heading of a section.
        public static let heading = Self(role: .heading)
        /// A picture.
        public static let image = Self(role: .image)
        /// A control that runs an action.
        public static let button = Self(role: .button)
        /// Something that opens a URL.
        public static let link = Self(role: .link)
        /// Something that is on or off.
        public static let toggle = Self(role: .toggle)
        /// Text that can be edited.
        public static let textField = Self(role: .textField)
        /// A field for searching.
        public static let searchField = Self(role: .searchField)
        /// Rows in a scrolling list.
        public static let list = Self(role: .list)
        /// A row of a list.
        public static let row = Self(role: .row)
        /// A place that scrolls.
        public static let scrollArea = Self(role: .scrollArea)
        /// An element around others, or one that is nothing of the above.
        public static let group = Self(role: .group)
    }

    let element: AccessibilityElement

    /// The role of the element.
    public var role: Role { Role(role: element.role) }
    /// The name.
    public var label: String? { element.label }
    /// The value, as it is read.
    public var value: String? { element.value }
    /// A description of the effect of using the element.
    public var hint: String? { element.hint }
    /// The accessibility identifier.
    public var identifier: String? { element.identifier }
    /// The traits of the role and of modifiers.
    public var traits: AccessibilityTraits { element.traits }
    /// The level of the element among headings.
    public var headingLevel: AccessibilityHeadingLevel { element.headingLevel }
    /// Names by which a person finds the element with the voice.
    public var inputLabels: [String] { element.inputLabels }
    /// A Boolean value that indicates whether the element takes input.
    public var isEnabled: Bool { element.isEnabled }
    /// The actions by their names: `press` is the default one.
    public var actions: [String] { element.actions.map(\.kind.name) }
    /// A Boolean value that indicates whether the value can be changed by steps.
    public var isAdjustable: Bool { element.adjust != nil }

    /// The elements inside, in the order in which they are read.
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

    /// The element and all inside in lines of text, as `button “Save”`; those inside are indented.
    public var outline: String {
        let label = label.map { " “\($0)”" } ?? ""
        let value = value.map { " = “\($0)”" } ?? ""
        let inside = children.flatMap { $0.outline.split(separator: "\n").map { "  " + $0 } }
        return ([role.description + label + value] + inside).joined(separator: "\n")
    }
}
