/// An item in the desktop's panel with its own menu or window.
///
/// ```swift
/// MenuBarExtra("Battery", systemImage: "battery.100") {
///     Button("Save Power") { savePower() }
///     Button("Quit") { exit(0) }
/// }
/// ```
///
/// The item is a `StatusNotifierItem`, which KDE Plasma, Xfce, Cinnamon, MATE, LXQt and, with an extension, GNOME show. On a
/// desktop that shows none, a small window takes its place, with the menu as a button or with the views of the window. An app
/// with such an item runs on when its last window is closed.
@_weakLinked
public struct MenuBarExtra<Label: View, Content: View> {
    let label: Label
    let content: Content
    /// A Boolean value that indicates whether the item is there; nil for always.
    let isInserted: Binding<Bool>?
    /// Names the item where the label has no text.
    let title: String?

    nonisolated init(_ label: Label, _ content: Content, _ isInserted: Binding<Bool>?, _ title: String?) {
        (self.label, self.content, self.isInserted, self.title) = (label, content, isInserted, title)
    }

    /// Creates an item.
    /// - Parameters:
    ///   - content: The items of the menu, or the contents of the window.
    ///   - label: The contents of the panel: the picture of the label, or its text if there is no picture.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label(), content(), nil, nil)
    }

    /// Creates an item that can be inserted and removed.
    /// - Parameters:
    ///   - isInserted: Whether the item is in the panel.
    ///   - content: The items of the menu, or the contents of the window.
    ///   - label: The contents of the panel.
    nonisolated public init(
        isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(label(), content(), isInserted, nil)
    }
}

extension MenuBarExtra where Label == Text {
    /// Creates an item with a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), content(), nil, titleKey.resolved())
    }

    /// Creates an item with a title.
    @_disfavoredOverload
    nonisolated public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
        self.init(Text(title), content(), nil, String(title))
    }

    /// Creates an item with a title that can be inserted and removed.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(Text(titleKey), content(), isInserted, titleKey.resolved())
    }

    /// Creates an item with a title that can be inserted and removed.
    @_disfavoredOverload
    nonisolated public init<Title: StringProtocol>(
        _ title: Title,
        isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(Text(title), content(), isInserted, String(title))
    }
}

extension MenuBarExtra where Label == SwiftUICore.Label<Text, Image> {
    /// Creates an item with a symbol and a title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            SwiftUICore.Label(titleKey, systemImage: systemImage),
            content(),
            nil,
            titleKey.resolved()
        )
    }

    /// Creates an item with a symbol and a title.
    @_disfavoredOverload
    nonisolated public init<Title: StringProtocol>(
        _ title: Title,
        systemImage: String,
        @ViewBuilder content: () -> Content
    ) {
        self.init(SwiftUICore.Label(title, systemImage: systemImage), content(), nil, String(title))
    }

    /// Creates an item with a symbol and a title that can be inserted and removed.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            SwiftUICore.Label(titleKey, systemImage: systemImage),
            content(),
            isInserted,
            titleKey.resolved()
        )
    }

    /// Creates an item with a symbol and a title that can be inserted and removed.
    @_disfavoredOverload
    nonisolated public init<Title: StringProtocol>(
        _ title: Title,
        systemImage: String,
        isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(SwiftUICore.Label(title, systemImage: systemImage), content(), isInserted, String(title))
    }
}

extension MenuBarExtra: Scene {
    public typealias Body = Never
}

/// The style of a panel item, which opens a menu or a window.
@_weakLinked
public protocol MenuBarExtraStyle {
    /// A Boolean value that indicates whether the item opens a window.
    var _opensWindow: Bool { get }
}

/// A style that opens a menu.
@_weakLinked
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public var _opensWindow: Bool { false }
}

/// A style that opens a menu.
@_weakLinked
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public var _opensWindow: Bool { false }
}

/// A window.
@_weakLinked
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public var _opensWindow: Bool { true }
}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
    /// A style that opens a menu.
    public static var automatic: AutomaticMenuBarExtraStyle { .init() }
}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
    /// A style that opens a menu.
    public static var menu: PullDownMenuBarExtraStyle { .init() }
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
    /// A window.
    public static var window: WindowMenuBarExtraStyle { .init() }
}

extension Scene {
    /// A scene that sets whether items of the panel open a menu or a window.
    /// - Parameter style: A menu or a window.
    public func menuBarExtraStyle<Style: MenuBarExtraStyle>(_ style: Style) -> some Scene {
        PanelStyleModifier(content: self, opensWindow: style._opensWindow)
    }
}

/// A scene that sets whether items of the panel open a menu or a window.
@_weakLinked
struct PanelStyleModifier<Content: Scene>: Scene {
    typealias Body = Never
    let content: Content
    let opensWindow: Bool
}

extension PanelStyleModifier: ModifiedScene {
    func makeNode(_ inputs: SceneInputs) -> SceneNode { PanelStyleNode(self, inputs) }
}

final class PanelStyleNode<Content: Scene>: ModifiedSceneNode<PanelStyleModifier<Content>> {
    override var panelItems: [PanelItem] {
        content.panelItems.map { item in
            var item = item
            item.opensWindow = scene.opensWindow
            return item
        }
    }
}
