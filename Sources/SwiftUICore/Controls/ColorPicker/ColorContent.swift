/// A button with a colour.
@MainActor
package struct ColorContent: WidgetContent {
    /// The colour.
    package var color: ControlValue<Color>
    /// The theme's colours at the place of the button.
    package var themeColors: ThemeColors
    /// A Boolean value that indicates whether colours can be chosen that let something through.
    package var supportsOpacity: Bool
    /// The title of the dialog; nil for GTK's default.
    package var title: String?
    package var isEnabled: Bool

    /// The colour as it is at the place of the button.
    package var shown: RGBA { color.shown.resolved(in: themeColors) }

    /// The colour that the program has now.
    package var current: RGBA { color.current.resolved(in: themeColors) }

    package func accessibility(around inside: [AccessibilityElement]) -> [AccessibilityElement] {
        var element = AccessibilityElement(.colorPicker)
        element.value = Color(.fixed(shown)).description
        element.staysWithWidget = true
        element.isEnabled = isEnabled
        return [element]
    }

    /// Takes over a colour of the user.
    package func set(_ color: RGBA) {
        var color = color
        if !supportsOpacity { color.alpha = 1 }
        self.color.set(Color(.fixed(color)))
    }
}

extension AccessibilityRole {
    package static let colorPicker = AccessibilityRole("color picker")
}

/// The view of ``ColorContent``.
@_weakLinked
struct ColorControl {
    let selection: Binding<Color>
    let supportsOpacity: Bool
    let title: String?
}

extension ColorControl: LeafView {
    typealias Body = Never

    func widgetContent(in environment: EnvironmentValues) -> ColorContent {
        ColorContent(
            color: ControlValue(selection),
            themeColors: environment.themeColors,
            supportsOpacity: supportsOpacity,
            title: title,
            isEnabled: environment.isEnabled
        )
    }
}
