/// A checkbox with a label.
@MainActor
package struct CheckContent: WidgetContent {
    package var label: LayoutElement
    package var isOn: ControlValue<Bool>
    /// A Boolean value that indicates whether the checkbox represents several values that differ.
    package var isMixed: Bool
    package var isEnabled: Bool
    /// The colour when on; nil for the theme's default.
    package var tint: RGBA?

    package func accessibility(around inside: [AccessibilityElement]) -> [AccessibilityElement] {
        [AccessibilityElement(toggle: isOn, isMixed: isMixed, isEnabled: isEnabled).containing(inside)]
    }
}

/// A button that stays pressed while the toggle is on.
@MainActor
package struct ToggleButtonContent: WidgetContent {
    package var label: LayoutElement
    package var isOn: ControlValue<Bool>
    package var controlSize: ControlSize
    package var isEnabled: Bool

    package func accessibility(around inside: [AccessibilityElement]) -> [AccessibilityElement] {
        [AccessibilityElement(toggle: isOn, isEnabled: isEnabled).containing(inside)]
    }
}

/// A switch without a label.
@MainActor
package struct SwitchContent: WidgetContent {
    package var isOn: ControlValue<Bool>
    package var isEnabled: Bool
    /// The colour when on; nil for the theme's default.
    package var tint: RGBA?

    package func accessibility(around inside: [AccessibilityElement]) -> [AccessibilityElement] {
        [AccessibilityElement(toggle: isOn, isEnabled: isEnabled)]
    }
}

extension AccessibilityElement {
    /// Creates the element of something that is on or off.
    @MainActor
    fileprivate init(toggle isOn: ControlValue<Bool>, isMixed: Bool = false, isEnabled: Bool) {
        self.init(.toggle)
        self.content = .combine
        self.value = isMixed ? "mixed" : isOn.shown ? "on" : "off"
        self.staysWithWidget = true
        self.isEnabled = isEnabled
        self.actions = [AccessibilityAction(.default) { isOn.set(!isOn.shown) }]
    }
}

/// The view of ``CheckContent``.
@_weakLinked
struct CheckControl<Label: View>: LabeledControl {
    typealias Body = Never
    let isOn: Binding<Bool>
    let isMixed: Bool
    let label: Label

    func widgetContent(around label: LayoutElement, in environment: EnvironmentValues) -> CheckContent {
        CheckContent(
            label: label,
            isOn: ControlValue(isOn),
            isMixed: isMixed,
            isEnabled: environment.isEnabled,
            tint: environment.controlTint
        )
    }
}

/// The view of ``ToggleButtonContent``.
@_weakLinked
struct ToggleButtonControl<Label: View>: LabeledControl {
    typealias Body = Never
    let isOn: Binding<Bool>
    let label: Label

    func widgetContent(around label: LayoutElement, in environment: EnvironmentValues) -> ToggleButtonContent {
        ToggleButtonContent(
            label: label,
            isOn: ControlValue(isOn),
            controlSize: environment.controlSize,
            isEnabled: environment.isEnabled
        )
    }

    /// Keeps the title on its lines, as those of buttons.
    func prepareLabel(_ values: inout EnvironmentValues) { values.lineSettings.wraps = false }
}

/// The view of ``SwitchContent``.
@_weakLinked
struct SwitchControl: LeafView {
    typealias Body = Never
    let isOn: Binding<Bool>

    func widgetContent(in environment: EnvironmentValues) -> SwitchContent {
        SwitchContent(isOn: ControlValue(isOn), isEnabled: environment.isEnabled, tint: environment.controlTint)
    }
}
