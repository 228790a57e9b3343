/// The default menu style, which shows a button in the button style of the context.
@_weakLinked
public struct DefaultMenuStyle: MenuStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { MenuControl(configuration: configuration) }
}

/// A menu style that shows a button in the button style of the context.
@_weakLinked
public struct ButtonMenuStyle: MenuStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { MenuControl(configuration: configuration) }
}

/// A menu style that shows a button without a border.
@_weakLinked
public struct BorderlessButtonMenuStyle: MenuStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        MenuControl(configuration: configuration).buttonStyle(.borderless)
    }
}

/// A menu style that shows a button with a border.
@_weakLinked
public struct BorderedButtonMenuStyle: MenuStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        MenuControl(configuration: configuration).buttonStyle(.bordered)
    }
}

extension MenuStyle where Self == DefaultMenuStyle {
    /// The default style, which depends on the context.
    public static var automatic: DefaultMenuStyle { .init() }
}

extension MenuStyle where Self == ButtonMenuStyle {
    /// A menu style that shows a button in the button style of the context.
    public static var button: ButtonMenuStyle { .init() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// A menu style that shows a button without a border.
    public static var borderlessButton: BorderlessButtonMenuStyle { .init() }
}

extension MenuStyle where Self == BorderedButtonMenuStyle {
    /// A menu style that shows a button with a border.
    public static var borderedButton: BorderedButtonMenuStyle { .init() }
}

/// A button that opens a menu, or beside which one opens it.
private struct MenuControl: View {
    let configuration: MenuStyleConfiguration
    @State private var menu = MenuSource()
    @Environment(\.menuIndicatorVisibility) private var indicator

    var body: some View {
        HStack(spacing: 1) {
            if let primaryAction = configuration.primaryAction {
                Button(action: { primaryAction() }, label: { configuration.label })
                Button(menu: menu) { Image(systemName: "chevron.down") }.accessibilityLabel("More")
            } else {
                Button(menu: menu) {
                    HStack(spacing: 6) {
                        configuration.label
                        if indicator != .hidden { Image(systemName: "chevron.down").accessibilityHidden(true) }
                    }
                }
            }
        }
        .modifier(MenuContentModifier(menu: menu, items: configuration.content, hasShortcuts: true))
    }
}

/// The properties of a menu.
@_weakLinked
public struct MenuStyleConfiguration {
    /// The label of the button.
    public let label: Label
    /// The items.
    public let content: Content
    let primaryAction: (() -> Void)?
}
