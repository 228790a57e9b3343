/// A modifier that sets the foreground style, which may be derived from the current one.
@_weakLinked
struct ForegroundModifier {
    let style: any ShapeStyle
}

extension ForegroundModifier: EnvironmentModifier {
    typealias Body = Never

    func modify(_ environment: inout EnvironmentValues) {
        environment.foreground = style._paint(in: environment)
        environment.foregroundLevels = []
    }
}

extension View {
    /// Sets the foreground style of text and shapes in this view.
    nonisolated public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
        modifier(ForegroundModifier(style: style))
    }

    /// Sets the foreground colour of text and shapes in this view.
    nonisolated public func foregroundColor(_ color: Color?) -> some View {
        modifier(ForegroundModifier(style: color ?? .primary))
    }

    /// Sets the tint of controls in this view.
    @_disfavoredOverload
    nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View { modifier(TintModifier(style: tint)) }

    /// Sets the tint of controls in this view.
    nonisolated public func tint(_ color: Color?) -> some View { environment(\.tint, color) }

    /// Sets the tint of controls in this view.
    @available(*, deprecated, renamed: "tint(_:)")
    nonisolated public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

    /// Sets the colour of controls in this view; nil leaves the one of the views around.
    nonisolated func tinted(_ color: Color?) -> some View {
        transformEnvironment(\.tint) { if let color { $0 = color } }
    }
}

extension EnvironmentValues {
    /// The colour of controls that a view around has chosen; nil for the theme's.
    var controlTint: RGBA? { tint?.resolved(in: themeColors) }
}
