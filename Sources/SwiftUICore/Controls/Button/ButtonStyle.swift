/// A custom appearance for buttons that behave in the standard way.
///
/// ```swift
/// struct DimmingStyle: ButtonStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
///     }
/// }
/// ```
@MainActor @preconcurrency
@_weakLinked
public protocol ButtonStyle {
    /// The type of the view that represents a button.
    associatedtype Body: View

    /// Creates a view that represents a button.
    /// - Parameter configuration: The button.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body

    /// The properties of a button.
    typealias Configuration = ButtonStyleConfiguration
}

/// The properties of a button.
@_weakLinked
public struct ButtonStyleConfiguration {
    /// The role of the button; nil if it has none.
    public let role: ButtonRole?
    /// The label of the button.
    public let label: Label
    /// A Boolean value that indicates whether the user is pressing the button.
    public let isPressed: Bool
}

extension ButtonStyleConfiguration {
    /// The label of a button.
    @_weakLinked
    public struct Label: View, ErasedView {
        public typealias Body = Never
        let content: any View
    }
}

extension View {
    /// Sets the style for buttons in this view.
    /// - Parameter style: The style.
    nonisolated public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
        modifier(StyleModifier<ButtonStyles>(style: PressedButtonStyle(look: style)))
    }
}

/// A button with a look that a program gives it.
@_weakLinked
struct PressedButtonStyle<Look: ButtonStyle> {
    let look: Look
}

extension PressedButtonStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        PressedButton(look: look, configuration: configuration)
    }
}

/// A button that knows whether it is held down.
private struct PressedButton<Look: ButtonStyle>: View {
    let look: Look
    let configuration: PrimitiveButtonStyleConfiguration
    @State private var isPressed = false

    var body: some View {
        ButtonControl(
            appearance: .plain,
            role: configuration.role,
            action: configuration.action,
            paste: configuration.paste,
            menu: configuration.menu,
            isPressed: $isPressed,
            label: StyledView(
                style: look,
                configuration: ButtonStyleConfiguration(
                    role: configuration.role,
                    label: .init(content: configuration.label),
                    isPressed: isPressed
                )
            ) { $0.makeBody(configuration: $1) }
        )
    }
}
