/// A button style that suits the context of the button.
@_weakLinked
public struct DefaultButtonStyle: PrimitiveButtonStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { ButtonControl(.automatic, configuration) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// A button style that suits the context of the button.
    public static var automatic: DefaultButtonStyle { .init() }
}

/// A button style without decoration.
@_weakLinked
public struct PlainButtonStyle: PrimitiveButtonStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { ButtonControl(.plain, configuration) }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// A button style without decoration.
    public static var plain: PlainButtonStyle { .init() }
}

/// A button style without a border.
@_weakLinked
public struct BorderlessButtonStyle: PrimitiveButtonStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { ButtonControl(.borderless, configuration) }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// A button style without a border.
    public static var borderless: BorderlessButtonStyle { .init() }
}

/// A button style with a border.
@_weakLinked
public struct BorderedButtonStyle: PrimitiveButtonStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { ButtonControl(.bordered, configuration) }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// A button style with a border.
    public static var bordered: BorderedButtonStyle { .init() }
}

/// A prominent button style with a border, for the main action.
@_weakLinked
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { ButtonControl(.borderedProminent, configuration) }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// A prominent button style with a border, for the main action.
    public static var borderedProminent: BorderedProminentButtonStyle { .init() }
}

/// A button style that looks like a link.
@_weakLinked
public struct LinkButtonStyle: PrimitiveButtonStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { ButtonControl(.link, configuration) }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    /// A button style that looks like a link.
    public static var link: LinkButtonStyle { .init() }
}
