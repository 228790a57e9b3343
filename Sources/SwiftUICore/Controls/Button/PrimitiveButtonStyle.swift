/// A look and a behaviour of buttons: what is shown for them, and when they act.
///
/// Conform to ``ButtonStyle`` instead for a look alone, with the usual behaviour.
///
/// ```swift
/// struct DoubleClickStyle: PrimitiveButtonStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         configuration.label.onTapGesture(count: 2) { configuration.trigger() }
///     }
/// }
/// ```
@MainActor @preconcurrency
@_weakLinked
public protocol PrimitiveButtonStyle {
    /// What is shown for a button.
    associatedtype Body: View

    /// Makes what is shown for a button.
    /// - Parameter configuration: The button.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body

    /// What a style knows of a button.
    typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// What a style with a behaviour of its own knows of a button.
@_weakLinked
public struct PrimitiveButtonStyleConfiguration {
    /// What the button is for; nil where that is not said.
    public let role: ButtonRole?
    /// What the button shows.
    public let label: Label
    let action: @MainActor () -> Void
    let paste: PasteTarget?
    let menu: MenuSource?

    /// Does what the button does.
    @MainActor @preconcurrency public func trigger() { action() }

    /// The label of a button.
    public struct Label: View, ErasedView {
        public typealias Body = Never
        let content: any View
        init(_ content: any View) { self.content = content }
    }
}

extension PrimitiveButtonStyle {
    func view(_ configuration: Configuration) -> any View {
        StyledView(style: self, configuration: configuration) { $0.makeBody(configuration: $1) }
    }
}

extension View {
    /// Sets the style of buttons in this view.
    /// - Parameter style: The style.
    nonisolated public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
        modifier(StyleModifier<any PrimitiveButtonStyle>(styles: \.buttonStyles, style: style))
    }
}

private struct ButtonStylesKey: EnvironmentKey {
    static var defaultValue: StyleStack<any PrimitiveButtonStyle> { StyleStack(default: DefaultButtonStyle()) }
}

extension EnvironmentValues {
    var buttonStyles: StyleStack<any PrimitiveButtonStyle> {
        get { self[ButtonStylesKey.self] }
        set { self[ButtonStylesKey.self] = newValue }
    }
}
