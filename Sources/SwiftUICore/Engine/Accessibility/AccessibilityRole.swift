/// The role of an accessibility element.
///
/// A control adds its role in its own folder.
package struct AccessibilityRole: Hashable, Sendable, CustomStringConvertible {
    /// The name of the role, as tests print it.
    package let description: String

    package init(_ description: String) { self.description = description }

    package static let staticText = AccessibilityRole("static text")
    package static let heading = AccessibilityRole("heading")
    package static let image = AccessibilityRole("image")
    package static let button = AccessibilityRole("button")
    package static let tab = AccessibilityRole("tab")
    package static let link = AccessibilityRole("link")
    package static let toggle = AccessibilityRole("toggle")
    package static let textField = AccessibilityRole("text field")
    package static let searchField = AccessibilityRole("search field")
    package static let list = AccessibilityRole("list")
    package static let row = AccessibilityRole("row")
    package static let scrollArea = AccessibilityRole("scroll area")
    package static let group = AccessibilityRole("group")
}
