/// The look that suits the place of the button.
@_weakLinked
public struct DefaultButtonStyle: PrimitiveButtonStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { ButtonControl(.automatic, configuration) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The look that suits the place of the button.
    public static var automatic: DefaultButtonStyle { .init() }
}

/// A button without any decoration.
@_weakLinked
public struct PlainButtonStyle: PrimitiveButtonStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { ButtonControl(.plain, configuration) }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// A button without any decoration.
    public static var plain: PlainButtonStyle { .init() }
}

/// A button without a border.
@_weakLinked
public struct BorderlessButtonStyle: PrimitiveButtonStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { ButtonControl(.borderless, configuration) }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// A button without a border.
    public static var borderless: BorderlessButtonStyle { .init() }
}

/// A button with a border.
@_weakLinked
public struct BorderedButtonStyle: PrimitiveButtonStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { ButtonControl(.bordered, configuration) }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// A button with a border.
    public static var bordered: BorderedButtonStyle { .init() }
}

/// A button that stands out as the one to press.
@_weakLinked
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { ButtonControl(.borderedProminent, configuration) }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// A button that stands out as the one to press.
    public static var borderedProminent: BorderedProminentButtonStyle { .init() }
}

/// A button that looks like a link.
@_weakLinked
public struct LinkButtonStyle: PrimitiveButtonStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { ButtonControl(.link, configuration) }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    /// A button that looks like a link.
    public static var link: LinkButtonStyle { .init() }
}
