/// A control that performs an action.
@_weakLinked
public struct Button<Label: View> {
    let role: ButtonRole?
    let action: @MainActor () -> Void
    let label: Label
    /// Set for a button that pastes.
    var paste: PasteTarget?
    /// The menu of a button that opens one.
    var menu: MenuSource?

    /// Creates a button.
    /// - Parameters:
    ///   - role: The role.
    ///   - action: The action to perform.
    ///   - label: A view that describes its purpose.
    @preconcurrency nonisolated public init(
        role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void,
        @ViewBuilder label: () -> Label
    ) {
        (self.role, self.action, self.label) = (role, action, label())
    }
}

extension Button: View {
    public typealias Body = Never
}

extension Button where Label == Text {
    /// Creates a button with a title.
    @preconcurrency nonisolated public init(
        _ titleKey: LocalizedStringKey,
        role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    /// Creates a button with a title.
    @_disfavoredOverload
    @preconcurrency nonisolated public init<Title: StringProtocol>(
        _ title: Title,
        role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == SwiftUICore.Label<Text, Image> {
    /// Creates a button with a title and a symbol.
    @preconcurrency nonisolated public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { SwiftUICore.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a button with a title and a symbol.
    @_disfavoredOverload
    @preconcurrency nonisolated public init<Title: StringProtocol>(
        _ title: Title,
        systemImage: String,
        role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { SwiftUICore.Label(title, systemImage: systemImage) }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// Creates a button from a style's configuration.
    /// - Parameter configuration: The configuration of the style.
    nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        (role, action, label) = (configuration.role, configuration.action, configuration.label)
        (paste, menu) = (configuration.paste, configuration.menu)
    }
}

extension Button: PrimitiveView {
    package func makeNode(_ inputs: NodeInputs) -> ViewNode {
        guard !inputs.environment.isInMenu else { return MenuItemNode(self, inputs) }
        return PressableControlNode(self, inputs, styles: ButtonStyles.self) { button, style in
            let view = style.view(
                PrimitiveButtonStyleConfiguration(
                    role: button.role,
                    label: .init(button.label),
                    action: button.action,
                    paste: button.paste,
                    menu: button.menu
                )
            )
            guard button.role == .cancel || button.role == .close else { return view }
            return AnyView(view).preference(key: EndingButtonKey.self, value: true)
        }
    }
}

extension Button: MenuItemView {
    var itemLabel: Label { label }

    func menuItem(in environment: EnvironmentValues) -> MenuItem {
        var item = MenuItem(paste.map(MenuItem.Kind.paste) ?? .action(action), isEnabled: environment.isEnabled)
        (item.role, item.shortcut) = (role, environment.keyboardShortcut)
        return item
    }
}

extension Button {
    /// Creates a button that pastes.
    /// - Parameters:
    ///   - paste: The paste target. Hosts enable the button while the pasteboard has suitable items.
    ///   - label: The label of the button.
    init(paste: PasteTarget, @ViewBuilder label: () -> Label) {
        (role, action, self.paste, self.label) = (nil, {}, paste, label())
    }

    /// Creates a button that opens a menu.
    /// - Parameters:
    ///   - menu: The menu.
    ///   - label: The label of the button.
    init(menu: MenuSource, @ViewBuilder label: () -> Label) {
        (role, action, self.menu, self.label) = (nil, { menu.present() }, menu, label())
    }
}
