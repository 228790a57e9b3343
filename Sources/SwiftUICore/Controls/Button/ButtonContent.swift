/// A button with a label.
@MainActor
package struct ButtonContent: WidgetContent {
    package var label: LayoutElement
    package var appearance: ButtonAppearance
    package var role: ButtonRole?
    package var controlSize: ControlSize
    package var borderShape: ButtonBorderShape
    /// The colour of a prominent button; nil for the theme's default.
    package var tint: RGBA?
    package var isEnabled: Bool
    /// The keyboard shortcut of the button; nil for none.
    package var shortcut: KeyboardShortcut?
    package var action: () -> Void
    /// A closure that is called when the user begins or ends pressing the button with the pointer or a key.
    package var setPressed: ((Bool) -> Void)?
    /// The paste target of a paste button, which is enabled only while the pasteboard has suitable contents.
    package var paste: PasteTarget?
    /// The menu of a button that opens one.
    package var menu: MenuSource?
    /// A Boolean value that indicates whether a drag that rests over the button activates it.
    package var isSpringLoaded = false
    /// A Boolean value that indicates whether the action repeats while the button is pressed.
    package var repeats = false
    /// A Boolean value that indicates whether the button is a link that fills a row of a list, so that clicking anywhere in the row
    /// activates it.
    package var isRowLink = false

    /// Returns a single element named by the label.
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
    /// The role of a button that opens a menu.
    package static let menuButton = AccessibilityRole("menu button")
}

/// The appearance of a button.
package enum ButtonAppearance: Hashable, Sendable {
    case automatic, plain, borderless, bordered, borderedProminent, link

    /// A Boolean value that indicates whether the button is drawn around its label, outside of toolbars without frames.
    var hasBorder: Bool {
        switch self {
        case .automatic, .bordered, .borderedProminent: true
        case .plain, .borderless, .link: false
        }
    }
}
