/// The appearance of pickers.
@_weakLinked
public protocol PickerStyle {
    /// The look, as the framework knows it.
    var _appearance: _PickerAppearance { get }
}

/// A look of pickers, as the framework knows it.
@_weakLinked
public struct _PickerAppearance: Sendable {
    let value: PickerAppearance
}

/// The looks of pickers.
enum PickerAppearance: Hashable, Sendable {
    case automatic, menu, segmented, radioGroup, inline
}

/// The look that suits the place of the picker: a menu.
@_weakLinked
public struct DefaultPickerStyle: PickerStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The look, as the framework knows it.
    public var _appearance: _PickerAppearance { .init(value: .automatic) }
}

/// A button that shows the choice and opens a menu.
@_weakLinked
public struct MenuPickerStyle: PickerStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The look, as the framework knows it.
    public var _appearance: _PickerAppearance { .init(value: .menu) }
}

/// Buttons side by side, one of which is pressed.
@_weakLinked
public struct SegmentedPickerStyle: PickerStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The look, as the framework knows it.
    public var _appearance: _PickerAppearance { .init(value: .segmented) }
}

/// Radio buttons below one another.
@_weakLinked
public struct RadioGroupPickerStyle: PickerStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The look, as the framework knows it.
    public var _appearance: _PickerAppearance { .init(value: .radioGroup) }
}

/// All choices at the place of the picker.
@_weakLinked
public struct InlinePickerStyle: PickerStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The look, as the framework knows it.
    public var _appearance: _PickerAppearance { .init(value: .inline) }
}

/// A button that opens a menu: a desktop has no wheels.
@_weakLinked
public struct WheelPickerStyle: PickerStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The look, as the framework knows it.
    public var _appearance: _PickerAppearance { .init(value: .menu) }
}

/// A button that opens a menu, also where another system would go to a page with the choices.
@_weakLinked
public struct NavigationLinkPickerStyle: PickerStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The look, as the framework knows it.
    public var _appearance: _PickerAppearance { .init(value: .menu) }
}

/// Buttons side by side, one of which is pressed.
@_weakLinked
public struct PalettePickerStyle: PickerStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The look, as the framework knows it.
    public var _appearance: _PickerAppearance { .init(value: .segmented) }
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// The look that suits the place of the picker.
    public static var automatic: DefaultPickerStyle { .init() }
}
extension PickerStyle where Self == MenuPickerStyle {
    /// A button that shows the choice and opens a menu.
    public static var menu: MenuPickerStyle { .init() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
    /// Buttons side by side, one of which is pressed.
    public static var segmented: SegmentedPickerStyle { .init() }
}
extension PickerStyle where Self == RadioGroupPickerStyle {
    /// Radio buttons below one another.
    public static var radioGroup: RadioGroupPickerStyle { .init() }
}
extension PickerStyle where Self == InlinePickerStyle {
    /// All choices at the place of the picker.
    public static var inline: InlinePickerStyle { .init() }
}

extension PickerStyle where Self == WheelPickerStyle {
    /// A button that opens a menu: a desktop has no wheels.
    public static var wheel: WheelPickerStyle { .init() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// A button that opens a menu, also where another system would go to a page with the choices.
    public static var navigationLink: NavigationLinkPickerStyle { .init() }
}
extension PickerStyle where Self == PalettePickerStyle {
    /// Buttons side by side, one of which is pressed.
    public static var palette: PalettePickerStyle { .init() }
}

extension View {
    /// Sets the look of pickers in this view.
    /// - Parameter style: The style.
    nonisolated public func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View {
        environment(\.pickerAppearance, style._appearance.value)
    }
}
