/// A group of related tabs. A list of tabs shows a header above them, while tabs above a page appear together with the others.
@_weakLinked
public struct TabSection<Header: View, Content: TabContent, Footer: View, SelectionValue> {
    let header: TabSectionHeader
    let content: Content
}

/// The header of tabs that belong together.
struct TabSectionHeader: Equatable {
    /// The name that distinguishes sections.
    let name: String
    let view: AnyView

    static func == (first: TabSectionHeader, second: TabSectionHeader) -> Bool { first.name == second.name }
}

extension TabSection: TabContent {
    public typealias TabValue = SelectionValue
    public typealias Body = Never

    nonisolated public func _pages(_ change: _TabChange) -> Content._Pages {
        content._pages(_TabChange(apply: change.apply, section: change.section ?? header))
    }
}

extension TabSection where Footer == EmptyView, Content.TabValue == SelectionValue {
    /// Creates a section.
    /// - Parameters:
    ///   - content: The tabs.
    ///   - header: The header above them.
    nonisolated public init(
        @TabContentBuilder<SelectionValue> content: () -> Content,
        @ViewBuilder header: () -> Header
    ) {
        let header = header()
        self.init(
            header: TabSectionHeader(name: (header as? Text)?.string ?? "\(header)", view: AnyView(header)),
            content: content()
        )
    }
}

extension TabSection where Header == Text, Footer == EmptyView, Content.TabValue == SelectionValue {
    /// Creates a section with a title.
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - content: The tabs.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        @TabContentBuilder<SelectionValue> content: () -> Content
    ) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a section with a title.
    /// - Parameters:
    ///   - title: The title.
    ///   - content: The tabs.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S,
        @TabContentBuilder<SelectionValue> content: () -> Content
    ) {
        self.init(content: content) { Text(title) }
    }
}
