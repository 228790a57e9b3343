/// A light or dark appearance of the user interface.
@_weakLinked
public enum ColorScheme: CaseIterable, Hashable, Sendable {
    /// Dark text on a light background.
    case light
    /// Light text on a dark background.
    case dark
}

private struct ColorSchemeKey: EnvironmentKey {
    static var defaultValue: ColorScheme? { nil }
}

extension EnvironmentValues {
    /// The light or dark appearance of the user interface, which follows the desktop's theme unless a view sets it.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] ?? (themeColors.background.brightness < 0.5 ? .dark : .light) }
        set { self[ColorSchemeKey.self] = newValue }
    }
}
