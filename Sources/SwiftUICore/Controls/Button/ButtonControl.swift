/// A button as hosts show it, from which button styles are made.
@_weakLinked
struct ButtonControl<Label: View>: LabeledControl {
    typealias Body = Never
    let appearance: ButtonAppearance
    let role: ButtonRole?
    let action: @MainActor () -> Void
    let paste: PasteTarget?
    let menu: MenuSource?
    var isPressed: Binding<Bool>?
    let label: Label

    func widgetContent(around label: LayoutElement, in environment: EnvironmentValues) -> ButtonContent {
        ButtonContent(
            label: label,
            appearance: appearance,
            role: role,
            controlSize: environment.controlSize,
            borderShape: environment.buttonBorderShape,
            tint: environment.controlTint,
            isEnabled: environment.isEnabled,
            shortcut: environment.keyboardShortcut,
            action: action,
            setPressed: isPressed.map { isPressed in { isPressed.wrappedValue = $0 } },
            paste: paste,
            menu: menu,
            isSpringLoaded: paste == nil && menu == nil && environment.springLoadingBehavior.presses(automatic: false),
            repeats: paste == nil && menu == nil && environment.buttonRepeatBehavior == .enabled,
            isRowLink: environment.isRowLink
        )
    }

    /// Keeps the title on its lines, as on a Mac. A limit of lines that the app sets applies instead.
    func prepareLabel(_ values: inout EnvironmentValues) {
        if appearance.hasBorder { values.lineSettings.wraps = false }
    }
}

extension ButtonControl where Label == PrimitiveButtonStyleConfiguration.Label {
    /// Creates a button with one of the looks that hosts have.
    init(_ appearance: ButtonAppearance, _ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(
            appearance: appearance,
            role: configuration.role,
            action: configuration.action,
            paste: configuration.paste,
            menu: configuration.menu,
            label: configuration.label
        )
    }
}
