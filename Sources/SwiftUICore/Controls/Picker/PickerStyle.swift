/// The appearance of pickers.
@_weakLinked
public protocol PickerStyle {
    /// The framework's description of the appearance.
    var _appearance: _PickerAppearance { get }
}

/// A description of a picker's appearance for the framework.
@_weakLinked
public struct _PickerAppearance: Sendable {
    let value: PickerAppearance
}

/// The looks of pickers.
enum PickerAppearance: Hashable, Sendable {
    case automatic, menu, segmented, radioGroup, inline
}

/// The default picker style, which is a menu.
@_weakLinked
public struct DefaultPickerStyle: PickerStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The framework's description of the appearance.
    public var _appearance: _PickerAppearance { .init(value: .automatic) }
}

/// A button that displays the selection and opens a menu.
@_weakLinked
public struct MenuPickerStyle: PickerStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The framework's description of the appearance.
    public var _appearance: _PickerAppearance { .init(value: .menu) }
}

/// Buttons side by side, one of which is selected.
@_weakLinked
public struct SegmentedPickerStyle: PickerStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The framework's description of the appearance.
    public var _appearance: _PickerAppearance { .init(value: .segmented) }
}

/// A picker style that shows a vertical group of radio buttons.
@_weakLinked
public struct RadioGroupPickerStyle: PickerStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The framework's description of the appearance.
    public var _appearance: _PickerAppearance { .init(value: .radioGroup) }
}

/// A picker style that shows all options inline.
@_weakLinked
public struct InlinePickerStyle: PickerStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The framework's description of the appearance.
    public var _appearance: _PickerAppearance { .init(value: .inline) }
}

/// A picker style that shows a button with a menu, because a desktop has no wheels.
@_weakLinked
public struct WheelPickerStyle: PickerStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The framework's description of the appearance.
    public var _appearance: _PickerAppearance { .init(value: .menu) }
}

/// A picker style that shows a button with a menu, where other systems navigate to a page with the options.
@_weakLinked
public struct NavigationLinkPickerStyle: PickerStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The framework's description of the appearance.
    public var _appearance: _PickerAppearance { .init(value: .menu) }
}

/// Buttons side by side, one of which is selected.
@_weakLinked
public struct PalettePickerStyle: PickerStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The framework's description of the appearance.
    public var _appearance: _PickerAppearance { .init(value: .segmented) }
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// The default style, which depends on the context.
    public static var automatic: DefaultPickerStyle { .init() }
}
extension PickerStyle where Self == MenuPickerStyle {
    /// A button that displays the selection and opens a menu.
    public static var menu: MenuPickerStyle { .init() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
    /// Buttons side by side, one of which is selected.
    public static var segmented: SegmentedPickerStyle { .init() }
}
extension PickerStyle where Self == RadioGroupPickerStyle {
    /// A picker style that shows a vertical group of radio buttons.
    public static var radioGroup: RadioGroupPickerStyle { .init() }
}
extension PickerStyle where Self == InlinePickerStyle {
    /// A picker style that shows all options inline.
    public static var inline: InlinePickerStyle { .init() }
}

extension PickerStyle where Self == WheelPickerStyle {
    /// A picker style that shows a button with a menu, because a desktop has no wheels.
    public static var wheel: WheelPickerStyle { .init() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// A picker style that shows a button with a menu, where other systems navigate to a page with the options.
    public static var navigationLink: NavigationLinkPickerStyle { .init() }
}
extension PickerStyle where Self == PalettePickerStyle {
    /// Buttons side by side, one of which is selected.
    public static var palette: PalettePickerStyle { .init() }
}

extension View {
    /// Sets the style for pickers in this view.
    /// - Parameter style: The style.
    nonisolated public func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View {
        environment(\.pickerAppearance, style._appearance.value)
    }
}
