/// The preferred light or dark appearance of a window. That of an outer view takes precedence.
@_weakLinked
public enum PreferredColorSchemeKey: PreferenceKey {
    public static var defaultValue: ColorScheme? { nil }
    public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) { value = value ?? nextValue() }
}

extension View {
    /// Sets the preferred light or dark appearance of the app's windows.
    ///
    /// GTK has one theme for all windows of an app: that of the window which asked last counts.
    /// - Parameter colorScheme: Light or dark; nil for as the desktop is.
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        transformPreference(PreferredColorSchemeKey.self) { $0 = colorScheme ?? $0 }
    }

    /// Sets the light or dark appearance in the environment of this view. It does not affect the theme's widgets.
    @available(*, deprecated, renamed: "preferredColorScheme(_:)")
    nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }
}
