/// A button around a label.
@MainActor
package struct ButtonContent: WidgetContent {
    package var label: LayoutElement
    package var appearance: ButtonAppearance
    package var role: ButtonRole?
    package var controlSize: ControlSize
    package var borderShape: ButtonBorderShape
    /// The colour of a prominent button; nil for the theme's.
    package var tint: RGBA?
    package var isEnabled: Bool
    /// The keys that press the button; nil for none.
    package var shortcut: KeyboardShortcut?
    package var action: () -> Void
    /// Called when the pointer or a key begins to hold the button down, and when it ends.
    package var setPressed: ((Bool) -> Void)?
    /// The paste target of a button that pastes, which is enabled only while the pasteboard has suitable contents.
    package var paste: PasteTarget?
    /// Set for a button that opens a menu.
    package var menu: MenuSource?
    /// A Boolean value that indicates whether a drag that rests over the button presses it.
    package var isSpringLoaded = false
    /// A Boolean value that indicates whether the action runs again and again while the button is held down.
    package var repeats = false
    /// A Boolean value that indicates whether the button is a link that is a whole row of a list: a click beside it in the row
    /// presses it, too.
    package var isRowLink = false

    /// One element, named by its label.
    package func accessibility(around inside: [AccessibilityElement]) -> [AccessibilityElement] {
        var element = AccessibilityElement(accessibilityRole)
        element.content = .combine
        element.staysWithWidget = true
        element.isEnabled = isEnabled
        // Only the widget knows the pasteboard, so it performs a paste itself.
        if paste == nil { element.actions = [AccessibilityAction(.default, perform: action)] }
        return [element.containing(inside)]
    }

    private var accessibilityRole: AccessibilityRole {
        if menu != nil { return .menuButton }
        return appearance == .link ? .link : .button
    }
}

extension AccessibilityRole {
    /// A button that opens a menu.
    package static let menuButton = AccessibilityRole("menu button")
}

/// The looks of buttons.
package enum ButtonAppearance: Hashable, Sendable {
    case automatic, plain, borderless, bordered, borderedProminent, link
}
