/// What a tab is for, where that is the same in many programs.
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
    ///   - value: By what a selection knows the tab.
    ///   - role: What the tab is for.
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
    ///   - value: By what a selection knows the tab.
    ///   - role: What the tab is for.
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
    ///   - role: What the tab is for.
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
    ///   - role: What the tab is for.
    ///   - content: The page.
    nonisolated public init(role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init("Search", systemImage: "magnifyingglass", content: content)
    }
}
