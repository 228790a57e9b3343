/// A button with a border, in the place of one of glass.
@_weakLinked
public struct GlassButtonStyle: PrimitiveButtonStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    /// Creates the style for glass.
    nonisolated public init(_ glass: Glass) {}
    public func makeBody(configuration: Configuration) -> some View { ButtonControl(.bordered, configuration) }
}

/// A button that stands out, in the place of one of glass.
@_weakLinked
public struct GlassProminentButtonStyle: PrimitiveButtonStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { ButtonControl(.borderedProminent, configuration) }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    /// A button with a border, in the place of one of glass.
    public static var glass: GlassButtonStyle { .init() }
    /// Returns a button with a border, in the place of one of glass.
    public static func glass(_ glass: Glass) -> GlassButtonStyle { .init(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    /// A button that stands out, in the place of one of glass.
    public static var glassProminent: GlassProminentButtonStyle { .init() }
}
