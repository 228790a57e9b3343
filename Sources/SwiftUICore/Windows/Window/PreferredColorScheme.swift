/// The preferred appearance of a window, light or dark. That of an outer view takes precedence.
@_weakLinked
public enum PreferredColorSchemeKey: PreferenceKey {
    public static var defaultValue: ColorScheme? { nil }
    public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) { value = value ?? nextValue() }
}

extension View {
    /// Sets whether the windows of the app are light or dark.
    ///
    /// GTK has one theme for all windows of an app: that of the window which asked last counts.
    /// - Parameter colorScheme: Light or dark; nil for as the desktop is.
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        transformPreference(PreferredColorSchemeKey.self) { $0 = colorScheme ?? $0 }
    }

    /// Sets whether the environment of this view is light or dark. The theme's widgets do not change.
    @available(*, deprecated, renamed: "preferredColorScheme(_:)")
    nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }
}
