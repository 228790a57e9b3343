/// The appearance of text fields.
///
/// A style of your own puts something around the field that it is given:
///
/// ```swift
/// struct FramedStyle: TextFieldStyle {
///     func _body(configuration: TextField<_Label>) -> some View {
///         configuration.textFieldStyle(.plain).padding(8).border(.gray)
///     }
/// }
/// ```
@MainActor @preconcurrency
@_weakLinked
public protocol TextFieldStyle {
    /// The type of the view that represents a text field.
    associatedtype _Body: View

    /// Creates a view that represents a text field.
    /// - Parameter configuration: The field, in the style of the views around.
    @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body

    /// The label of the text fields that a style receives.
    typealias _Label = _TextFieldStyleLabel
}

/// The label of the text fields that a style receives.
@_weakLinked
public struct _TextFieldStyleLabel: View, ErasedView {
    public typealias Body = Never
    let content: any View
}

extension TextFieldStyle {
    func view(_ field: TextField<_Label>) -> any View {
        StyledView(style: self, configuration: field) { $0._body(configuration: $1) }
    }
}

extension View {
    /// Sets the style for text fields in this view.
    /// - Parameter style: The style.
    nonisolated public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
        modifier(StyleModifier<TextFieldStyles>(style: style))
    }
}

/// The styles that views set for text fields.
enum TextFieldStyles: StyleKind {
    static var standard: any TextFieldStyle { DefaultTextFieldStyle() }
}

// MARK: - The framework's own styles

/// The default text field style, which has no border in a row of a list.
@_weakLinked
public struct DefaultTextFieldStyle: TextFieldStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public func _body(configuration: TextField<_Label>) -> some View {
        FieldControl(configuration, hasBorder: nil)
    }
}

/// A text field style without decoration.
@_weakLinked
public struct PlainTextFieldStyle: TextFieldStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public func _body(configuration: TextField<_Label>) -> some View {
        FieldControl(configuration, hasBorder: false)
    }
}

/// A text field style with a rounded border.
@_weakLinked
public struct RoundedBorderTextFieldStyle: TextFieldStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public func _body(configuration: TextField<_Label>) -> some View {
        FieldControl(configuration, hasBorder: true)
    }
}

/// A text field style with a border of square corners. It appears as with the style of rounded corners, because the desktop's theme
/// determines the corners.
@_weakLinked
public struct SquareBorderTextFieldStyle: TextFieldStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public func _body(configuration: TextField<_Label>) -> some View {
        FieldControl(configuration, hasBorder: true)
    }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The default style, which depends on the context.
    public static var automatic: DefaultTextFieldStyle { .init() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// A text field style without decoration.
    public static var plain: PlainTextFieldStyle { .init() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// A text field style with a rounded border.
    public static var roundedBorder: RoundedBorderTextFieldStyle { .init() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
    /// A text field style with a border of square corners.
    public static var squareBorder: SquareBorderTextFieldStyle { .init() }
}
