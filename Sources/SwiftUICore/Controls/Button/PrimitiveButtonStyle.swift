/// A custom appearance and behaviour for buttons.
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
    /// The type of the view that represents a button.
    associatedtype Body: View

    /// Creates a view that represents a button.
    /// - Parameter configuration: The button.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body

    /// The properties of a button.
    typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// The properties of a button whose behaviour the style defines.
@_weakLinked
public struct PrimitiveButtonStyleConfiguration {
    /// The role of the button; nil if it has none.
    public let role: ButtonRole?
    /// The label of the button.
    public let label: Label
    let action: @MainActor () -> Void
    let paste: PasteTarget?
    let menu: MenuSource?

    /// Performs the button's action.
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
    /// Sets the style for buttons in this view.
    /// - Parameter style: The style.
    nonisolated public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
        modifier(StyleModifier<ButtonStyles>(style: style))
    }
}

/// The styles that views set for buttons.
enum ButtonStyles: StyleKind {
    static var standard: any PrimitiveButtonStyle { DefaultButtonStyle() }
}
