/// A button that opens a menu.
///
/// The views inside are its items: buttons, toggles, pickers, links, other menus, and sections of them. What is no control is
/// read.
///
/// ```swift
/// Menu("Note") {
///     Button("Rename…") { isRenaming = true }
///     Toggle("Pinned", isOn: $isPinned)
///     Menu("Move to") { ForEach(folders) { folder in Button(folder.name) { move(to: folder) } } }
///     Divider()
///     Button("Delete", role: .destructive) { delete() }
/// }
/// ```
@_weakLinked
public struct Menu<Label: View, Content: View> {
    let label: Label
    let content: Content
    let primaryAction: (() -> Void)?
}

extension Menu: View {
    public typealias Body = Never
}

extension Menu {
    /// Creates a menu.
    /// - Parameters:
    ///   - content: The items.
    ///   - label: The label of the button.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content(), primaryAction: nil)
    }

    /// Creates a menu with a primary action.
    /// - Parameters:
    ///   - content: The items.
    ///   - label: The label of the button.
    ///   - primaryAction: The action of the button. The arrow beside it opens the menu.
    nonisolated public init(
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label,
        primaryAction: @escaping () -> Void
    ) {
        self.init(label: label(), content: content(), primaryAction: primaryAction)
    }
}

extension Menu where Label == Text {
    /// Creates a menu with a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content(), primaryAction: nil)
    }

    /// Creates a menu with a title.
    @_disfavoredOverload
    nonisolated public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content(), primaryAction: nil)
    }

    /// Creates a menu with a title and a primary action.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(label: Text(titleKey), content: content(), primaryAction: primaryAction)
    }

    /// Creates a menu with a title and a primary action.
    @_disfavoredOverload
    nonisolated public init<Title: StringProtocol>(
        _ title: Title,
        @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(label: Text(title), content: content(), primaryAction: primaryAction)
    }
}

extension Menu where Label == SwiftUICore.Label<Text, Image> {
    /// Creates a menu with a title and a symbol.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            label: SwiftUICore.Label(titleKey, systemImage: systemImage),
            content: content(),
            primaryAction: nil
        )
    }

    /// Creates a menu with a title and a symbol.
    @_disfavoredOverload
    nonisolated public init<Title: StringProtocol>(
        _ title: Title,
        systemImage: String,
        @ViewBuilder content: () -> Content
    ) {
        self.init(label: SwiftUICore.Label(title, systemImage: systemImage), content: content(), primaryAction: nil)
    }

    /// Creates a menu with a title, a symbol and a primary action.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(
            label: SwiftUICore.Label(titleKey, systemImage: systemImage),
            content: content(),
            primaryAction: primaryAction
        )
    }

    /// Creates a menu with a title, a symbol and a primary action.
    @_disfavoredOverload
    nonisolated public init<Title: StringProtocol>(
        _ title: Title,
        systemImage: String,
        @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(
            label: SwiftUICore.Label(title, systemImage: systemImage),
            content: content(),
            primaryAction: primaryAction
        )
    }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// Creates a menu from a style's configuration.
    /// - Parameter configuration: The configuration of the style.
    nonisolated public init(_ configuration: MenuStyleConfiguration) {
        self.init(
            label: configuration.label,
            content: configuration.content,
            primaryAction: configuration.primaryAction
        )
    }
}

extension Menu: PrimitiveView {
    package func makeNode(_ inputs: NodeInputs) -> ViewNode {
        guard !inputs.environment.isInMenu else { return MenuItemNode(self, inputs) }
        return StyledControlNode(self, inputs, styles: MenuStyles.self) { menu, style in
            style.view(
                MenuStyleConfiguration(
                    label: .init(content: menu.label),
                    content: .init(content: menu.content),
                    primaryAction: menu.primaryAction
                )
            )
        }
    }
}

/// In another menu a menu opens beside its item, which has no action.
extension Menu: MenuItemView {
    var itemLabel: Label { label }
    var itemContent: Content { content }

    func menuItem(in environment: EnvironmentValues) -> MenuItem {
        MenuItem(.menu([]), isEnabled: environment.isEnabled)
    }
}
