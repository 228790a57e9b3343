/// A button that displays a colour.
@MainActor
package struct ColorContent: WidgetContent {
    /// The colour.
    package var color: ControlValue<Color>
    /// The colours of the theme in the button's environment.
    package var themeColors: ThemeColors
    /// A Boolean value that indicates whether the user can choose translucent colours.
    package var supportsOpacity: Bool
    /// The title of the dialog; nil for the default title of GTK.
    package var title: String?
    package var isEnabled: Bool

    /// The colour to display, resolved in the button's environment.
    package var shown: RGBA { color.shown.resolved(in: themeColors) }

    /// The program's current colour.
    package var current: RGBA { color.current.resolved(in: themeColors) }

    package func accessibility(around inside: [AccessibilityElement]) -> [AccessibilityElement] {
        var element = AccessibilityElement(.colorPicker)
        element.value = Color(.fixed(shown)).description
        element.staysWithWidget = true
        element.isEnabled = isEnabled
        return [element]
    }

    /// Sets the colour that the user chose.
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
