/// A button style with a border, which replaces the glass style of Apple's systems.
@_weakLinked
public struct GlassButtonStyle: PrimitiveButtonStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    /// Creates the style, ignoring the glass.
    nonisolated public init(_ glass: Glass) {}
    public func makeBody(configuration: Configuration) -> some View { ButtonControl(.bordered, configuration) }
}

/// A prominent button style, which replaces the prominent glass style of Apple's systems.
@_weakLinked
public struct GlassProminentButtonStyle: PrimitiveButtonStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { ButtonControl(.borderedProminent, configuration) }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    /// A button style with a border, which replaces the glass style of Apple's systems.
    public static var glass: GlassButtonStyle { .init() }
    /// Returns a button style with a border, which replaces the glass style of Apple's systems.
    public static func glass(_ glass: Glass) -> GlassButtonStyle { .init(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    /// A prominent button style, which replaces the prominent glass style of Apple's systems.
    public static var glassProminent: GlassProminentButtonStyle { .init() }
}
