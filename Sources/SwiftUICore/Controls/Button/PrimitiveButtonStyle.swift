/// A look of buttons.
@_weakLinked
public protocol PrimitiveButtonStyle {
    /// The look, as hosts know it.
    var _appearance: _ButtonAppearance { get }
}

/// A look of buttons, as hosts know it.
@_weakLinked
public struct _ButtonAppearance: Sendable {
    let value: ButtonAppearance
}

/// The look that suits the place of the button.
@_weakLinked
public struct DefaultButtonStyle: PrimitiveButtonStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The look, as hosts know it.
    public var _appearance: _ButtonAppearance { .init(value: .automatic) }
}

/// A button without any decoration.
@_weakLinked
public struct PlainButtonStyle: PrimitiveButtonStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The look, as hosts know it.
    public var _appearance: _ButtonAppearance { .init(value: .plain) }
}

/// A button without a border.
@_weakLinked
public struct BorderlessButtonStyle: PrimitiveButtonStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The look, as hosts know it.
    public var _appearance: _ButtonAppearance { .init(value: .borderless) }
}

/// A button with a border.
@_weakLinked
public struct BorderedButtonStyle: PrimitiveButtonStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The look, as hosts know it.
    public var _appearance: _ButtonAppearance { .init(value: .bordered) }
}

/// A button that stands out as the one to press.
@_weakLinked
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The look, as hosts know it.
    public var _appearance: _ButtonAppearance { .init(value: .borderedProminent) }
}

/// A button that looks like a link.
@_weakLinked
public struct LinkButtonStyle: PrimitiveButtonStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The look, as hosts know it.
    public var _appearance: _ButtonAppearance { .init(value: .link) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The look that suits the place of the button.
    public static var automatic: DefaultButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// A button without any decoration.
    public static var plain: PlainButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// A button without a border.
    public static var borderless: BorderlessButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// A button with a border.
    public static var bordered: BorderedButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// A button that stands out as the one to press.
    public static var borderedProminent: BorderedProminentButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    /// A button that looks like a link.
    public static var link: LinkButtonStyle { .init() }
}
