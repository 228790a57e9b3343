/// A look of menus.
@MainActor @preconcurrency
@_weakLinked
public protocol MenuStyle {
    /// The view of a menu.
    associatedtype Body: View

    /// Makes the view of a menu.
    /// - Parameter configuration: The menu.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body

    /// The properties of a menu that a style shows.
    typealias Configuration = MenuStyleConfiguration
}

/// The properties of a menu that a style shows.
@_weakLinked
public struct MenuStyleConfiguration {
    /// What the button shows.
    public let label: Label
    /// The items.
    public let content: Content
    let primaryAction: (() -> Void)?

    /// The label of a menu.
    public struct Label: View, ErasedView {
        public typealias Body = Never
        let content: any View
    }

    /// The items of a menu.
    public struct Content: View, ErasedView {
        public typealias Body = Never
        let content: any View
    }
}

extension MenuStyle {
    func view(_ configuration: Configuration) -> any View {
        StyledView(style: self, configuration: configuration) { $0.makeBody(configuration: $1) }
    }
}

extension View {
    /// Sets the style of menus in this view.
    /// - Parameter style: The style.
    nonisolated public func menuStyle<Style: MenuStyle>(_ style: Style) -> some View {
        modifier(StyleModifier<any MenuStyle>(styles: \.menuStyles, style: style))
    }
}

private struct MenuStylesKey: EnvironmentKey {
    static var defaultValue: StyleStack<any MenuStyle> { StyleStack(default: DefaultMenuStyle()) }
}

extension EnvironmentValues {
    var menuStyles: StyleStack<any MenuStyle> {
        get { self[MenuStylesKey.self] }
        set { self[MenuStylesKey.self] = newValue }
    }
}
