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
    /// The type of the view for a text field.
    associatedtype _Body: View

    /// Returns the view for a text field.
    /// - Parameter configuration: The field, in the style of the views around.
    @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body

    /// The label of the fields that a style is given.
    typealias _Label = _TextFieldStyleLabel
}

/// The label of the fields that a style is given.
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
    /// Sets the style of text fields in this view.
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

/// The look that suits the place of the field: without a border in a row of a list.
@_weakLinked
public struct DefaultTextFieldStyle: TextFieldStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public func _body(configuration: TextField<_Label>) -> some View {
        FieldControl(configuration, hasBorder: nil)
    }
}

/// A field without any decoration.
@_weakLinked
public struct PlainTextFieldStyle: TextFieldStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public func _body(configuration: TextField<_Label>) -> some View {
        FieldControl(configuration, hasBorder: false)
    }
}

/// A field with a border with rounded corners.
@_weakLinked
public struct RoundedBorderTextFieldStyle: TextFieldStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public func _body(configuration: TextField<_Label>) -> some View {
        FieldControl(configuration, hasBorder: true)
    }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The look that suits the place of the field.
    public static var automatic: DefaultTextFieldStyle { .init() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// A field without any decoration.
    public static var plain: PlainTextFieldStyle { .init() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// A field with a border with rounded corners.
    public static var roundedBorder: RoundedBorderTextFieldStyle { .init() }
}
