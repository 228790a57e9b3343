/// The look that suits the place of the toggle: a checkbox, in the rows of a form a switch, and in a toolbar a button.
@_weakLinked
public struct DefaultToggleStyle: ToggleStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        StandardToggle(configuration: configuration)
    }
}

private struct StandardToggle: View {
    let configuration: ToggleStyleConfiguration
    @Environment(\.formLayout) private var formLayout
    @Environment(\.isInToolbar) private var isInToolbar

    var body: some View {
        if isInToolbar {
            ButtonToggleStyle().makeBody(configuration: configuration)
        } else if formLayout == .grouped {
            SwitchToggleStyle().makeBody(configuration: configuration)
        } else {
            CheckboxToggleStyle().makeBody(configuration: configuration)
        }
    }
}

/// A box with a check mark, and the label beside it.
@_weakLinked
public struct CheckboxToggleStyle: ToggleStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        CheckControl(
            isOn: configuration.$isOn,
            isMixed: configuration.isMixed,
            // Words are broken between them and not inside, however little room there is.
            label: VisibleLabel(configuration.label).transformEnvironment(\.lineSettings) { $0.breaksWords = false }
        )
    }
}

/// A switch after the label.
@_weakLinked
public struct SwitchToggleStyle: ToggleStyle, Sendable {
    private let tint: Color?

    /// Creates the style.
    nonisolated public init() { tint = nil }

    /// Creates the style with a colour of the switch. Use `tint(_:)` of views in new source.
    /// - Parameter tint: The colour.
    nonisolated public init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        FormField(configuration.label) { SwitchControl(isOn: configuration.$isOn).tinted(tint) }
    }
}

/// A button that stays pressed while the toggle is on.
@_weakLinked
public struct ButtonToggleStyle: ToggleStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        ToggleButtonControl(isOn: configuration.$isOn, label: configuration.label)
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// The look that suits the place of the toggle.
    public static var automatic: DefaultToggleStyle { .init() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    /// A box with a check mark, and the label beside it.
    public static var checkbox: CheckboxToggleStyle { .init() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// A switch after the label.
    public static var `switch`: SwitchToggleStyle { .init() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    /// A button that stays pressed while the toggle is on.
    public static var button: ButtonToggleStyle { .init() }
}
