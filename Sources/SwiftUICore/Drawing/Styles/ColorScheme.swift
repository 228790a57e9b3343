/// The light or dark appearance of the user interface.
@_weakLinked
public enum ColorScheme: CaseIterable, Hashable, Sendable {
    /// Dark text on a light ground.
    case light
    /// Light text on a dark ground.
    case dark
}

private struct ColorSchemeKey: EnvironmentKey {
    static var defaultValue: ColorScheme? { nil }
}

extension EnvironmentValues {
    /// The appearance of the user interface, light or dark: that of the desktop's theme, unless a view sets it.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] ?? (themeColors.background.luminance < 0.5 ? .dark : .light) }
        set { self[ColorSchemeKey.self] = newValue }
    }
}

extension RGBA {
    /// The luminance of the colour, from 0 to 1 (ITU-R BT.709's weights).
    fileprivate var luminance: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
}
