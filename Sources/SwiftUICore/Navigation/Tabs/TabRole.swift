/// The role of a tab that many programs have.
@_weakLinked
public struct TabRole: Hashable, Sendable {
    private let name: String
    /// Searching.
    public static let search = TabRole(name: "search")
}

extension Tab where Value: Hashable, Label == DefaultTabLabel {
    /// Creates a tab.
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - systemImage: The name of a symbol.
    ///   - value: The value that identifies the tab in a selection.
    ///   - role: The title of the tab.
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

    /// Creates a tab with the title and the symbol of its role.
    /// - Parameters:
    ///   - value: The value that identifies the tab in a selection.
    ///   - role: The title of the tab.
    ///   - content: The page.
    nonisolated public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init("Search", systemImage: "magnifyingglass", value: value, content: content)
    }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
    /// Creates a tab.
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - systemImage: The name of a symbol.
    ///   - role: The title of the tab.
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

    /// Creates a tab with the title and the symbol of its role.
    /// - Parameters:
    ///   - role: The title of the tab.
    ///   - content: The page.
    nonisolated public init(role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init("Search", systemImage: "magnifyingglass", content: content)
    }
}
