/// The default toggle style: a checkbox, a switch in the rows of a form, or a button in a toolbar.
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

/// A toggle style that shows a checkbox before the label.
@_weakLinked
public struct CheckboxToggleStyle: ToggleStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        CheckControl(
            isOn: configuration.$isOn,
            isMixed: configuration.isMixed,
            // Words are broken between them and not inside, however little room there is.
            label: VisibleLabel(configuration.label).keepsWordsWhole()
        )
    }
}

/// A toggle style that shows a switch after the label.
@_weakLinked
public struct SwitchToggleStyle: ToggleStyle, Sendable {
    private let tint: Color?

    /// Creates the style.
    nonisolated public init() { tint = nil }

    /// Creates the style with the colour of the switch. Use `tint(_:)` on views in new code.
    /// - Parameter tint: The colour.
    nonisolated public init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        FormField(configuration.label) { SwitchControl(isOn: configuration.$isOn).tinted(tint) }
    }
}

/// A toggle style that shows a button, which stays pressed while the toggle is on.
@_weakLinked
public struct ButtonToggleStyle: ToggleStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        ToggleButtonControl(isOn: configuration.$isOn, label: configuration.label)
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// The default style, which depends on the context.
    public static var automatic: DefaultToggleStyle { .init() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    /// A toggle style that shows a checkbox before the label.
    public static var checkbox: CheckboxToggleStyle { .init() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// A toggle style that shows a switch after the label.
    public static var `switch`: SwitchToggleStyle { .init() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    /// A toggle style that shows a button, which stays pressed while the toggle is on.
    public static var button: ButtonToggleStyle { .init() }
}
