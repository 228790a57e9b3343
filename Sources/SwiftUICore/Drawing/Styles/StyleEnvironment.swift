extension EnvironmentValues {
    /// The colour of controls that a view around has chosen; nil for the theme's.
    var controlTint: RGBA? { tint?.resolved(in: themeColors) }
}
