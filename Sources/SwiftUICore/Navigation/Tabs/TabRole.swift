/// The role of a tab with a common purpose.
@_weakLinked
public struct TabRole: Hashable, Sendable {
    private let name: String
    /// A tab for searching.
    public static let search = TabRole(name: "search")

    /// The title of a tab that has none of its own. Searching is the only role.
    nonisolated fileprivate static func title(of role: TabRole?) -> Text { Text(role == nil ? "" : "Search") }

    /// The symbol of a tab that has none of its own.
    nonisolated fileprivate static func image(of role: TabRole?) -> Image? {
        role.map { _ in Image(systemName: "magnifyingglass") }
    }
}

extension Tab where Value: Hashable, Label == DefaultTabLabel {
    /// Creates a tab.
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - systemImage: The name of a symbol.
    ///   - value: The value that identifies the tab in a selection.
    ///   - role: The role of the tab.
    ///   - content: The page.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        value: Value,
        role: TabRole?,
        @ViewBuilder content: () -> Content
    ) {
        self.init(titleKey, systemImage: systemImage, value: value, content: content)
    }

    /// Creates a tab.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        value: Value,
        role: TabRole?,
        @ViewBuilder content: () -> Content
    ) {
        self.init(title, systemImage: systemImage, value: value, content: content)
    }

    /// Creates a tab with the title and symbol of its role, or without both.
    /// - Parameters:
    ///   - value: The value that identifies the tab in a selection.
    ///   - role: The role of the tab.
    ///   - content: The page.
    nonisolated public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(TabRole.title(of: role), TabRole.image(of: role), AnyHashable(value), content())
    }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
    /// Creates a tab.
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - systemImage: The name of a symbol.
    ///   - role: The role of the tab.
    ///   - content: The page.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        role: TabRole?,
        @ViewBuilder content: () -> Content
    ) {
        self.init(titleKey, systemImage: systemImage, content: content)
    }

    /// Creates a tab.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        role: TabRole?,
        @ViewBuilder content: () -> Content
    ) {
        self.init(title, systemImage: systemImage, content: content)
    }

    /// Creates a tab with the title and symbol of its role, or without both.
    /// - Parameters:
    ///   - role: The role of the tab.
    ///   - content: The page.
    nonisolated public init(role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(TabRole.title(of: role), TabRole.image(of: role), nil, content())
    }
}
