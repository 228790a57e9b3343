/// A button around a label.
@MainActor
package struct ButtonContent: WidgetContent {
    package var label: LayoutElement
    package var appearance: ButtonAppearance
    package var role: ButtonRole?
    package var isEnabled: Bool
    package var action: () -> Void
    /// Set for a button that pastes: what it takes, and it is enabled only while the pasteboard has that.
    package var paste: PasteTarget?
}

/// The looks of buttons.
package enum ButtonAppearance: Hashable, Sendable {
    case automatic, plain, borderless, bordered, borderedProminent, link
}
