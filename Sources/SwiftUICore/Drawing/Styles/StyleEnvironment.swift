private struct ForegroundKey: EnvironmentKey { static var defaultValue: Paint { .color(.primary) } }
private struct TintKey: EnvironmentKey { static var defaultValue: Color? { nil } }

extension EnvironmentValues {
    var foreground: Paint {
        get { self[ForegroundKey.self] }
        set { self[ForegroundKey.self] = newValue }
    }

    var tint: Color? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    /// The colour of controls that a view around has chosen; nil for the theme's.
    var controlTint: RGBA? { tint?.resolved(in: themeColors) }
}
