import CoreTransferable

/// The content of a tab view.
@_weakLinked
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
    /// The type of the values that identify tabs in a selection; `Never` without a selection.
    associatedtype TabValue
    /// The type of the content's body.
    associatedtype Body: TabContent
    /// The pages of the tabs.
    associatedtype _Pages: View

    /// The body of the content.
    @TabContentBuilder<TabValue>
    var body: Body { get }

    /// Returns the pages of the tabs.
    nonisolated func _pages(_ change: _TabChange) -> _Pages
}

/// The changes that modifiers apply to tabs.
@_weakLinked
public struct _TabChange {
    var apply: (AnyView) -> AnyView = { $0 }
    /// The section that the tabs are in.
    var section: TabSectionHeader?
}

@_weakLinked
extension Never: TabContent {
    public typealias TabValue = Never
    nonisolated public func _pages(_ change: _TabChange) -> EmptyView { EmptyView() }
}

extension TabContent where Body == Never {
    /// Never evaluated, because content of the framework has no body.
    public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// A tab and the page that it shows.
@_weakLinked
public struct Tab<Value, Content: View, Label: View> {
    let value: AnyHashable?
    let content: Content
    let label: Label

    nonisolated init(value: AnyHashable?, content: Content, label: Label) {
        (self.value, self.content, self.label) = (value, content, label)
    }
}

extension Tab: TabContent {
    public typealias TabValue = Value
    public typealias Body = Never

    nonisolated public func _pages(_ change: _TabChange) -> _TabPage<Content, Label> {
        _TabPage(value: value, label: label, change: change, content: content)
    }
}

/// The page of a tab.
@_weakLinked
public struct _TabPage<Content: View, Label: View> {
    let value: AnyHashable?
    let label: Label
    let change: _TabChange
    let content: Content
}

extension _TabPage: View {
    public var body: some View {
        content.modifier(
            TabPageModifier(value: value, label: label, change: change.apply, section: change.section)
        )
        .modifier(TraitModifier<TagTrait>(value: value.map { SelectionTag(value: $0) }))
    }
}

extension Tab where Value: Hashable {
    /// Creates a tab.
    /// - Parameters:
    ///   - value: The value that identifies the tab in a selection.
    ///   - content: The page.
    ///   - label: The label of the tab.
    nonisolated public init(
        value: Value,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(value: AnyHashable(value), content: content(), label: label())
    }
}

extension Tab where Value == Never {
    /// Creates a tab.
    /// - Parameters:
    ///   - content: The page.
    ///   - label: The label of the tab.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(value: nil, content: content(), label: label())
    }
}

extension Tab where Value: Hashable, Label == EmptyView {
    /// Creates a tab without a label, for a tab view that does not show tabs.
    /// - Parameters:
    ///   - value: The value that identifies the tab in a selection.
    ///   - content: The page.
    nonisolated public init(value: Value, @ViewBuilder content: () -> Content) {
        self.init(value: AnyHashable(value), content: content(), label: EmptyView())
    }
}

extension Tab where Value: Hashable, Label == DefaultTabLabel {
    /// Creates a tab.
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - systemImage: The name of a symbol.
    ///   - value: The value that identifies the tab in a selection.
    ///   - content: The page.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        value: Value,
        @ViewBuilder content: () -> Content
    ) {
        self.init(Text(titleKey), Image(systemName: systemImage), AnyHashable(value), content())
    }

    /// Creates a tab.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        value: Value,
        @ViewBuilder content: () -> Content
    ) {
        self.init(Text(title), Image(systemName: systemImage), AnyHashable(value), content())
    }

    /// Creates a tab with an image from the program's resources.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        image: String,
        value: Value,
        @ViewBuilder content: () -> Content
    ) {
        self.init(Text(titleKey), Image(image), AnyHashable(value), content())
    }

    /// Creates a tab with an image from the program's resources.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S,
        image: String,
        value: Value,
        @ViewBuilder content: () -> Content
    ) {
        self.init(Text(title), Image(image), AnyHashable(value), content())
    }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
    /// Creates a tab.
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - systemImage: The name of a symbol.
    ///   - content: The page.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        @ViewBuilder content: () -> Content
    ) {
        self.init(Text(titleKey), Image(systemName: systemImage), nil, content())
    }

    /// Creates a tab.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        @ViewBuilder content: () -> Content
    ) {
        self.init(Text(title), Image(systemName: systemImage), nil, content())
    }

    /// Creates a tab with an image from the program's resources.
    nonisolated public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), Image(image), nil, content())
    }

    /// Creates a tab with an image from the program's resources.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image: String, @ViewBuilder content: () -> Content) {
        self.init(Text(title), Image(image), nil, content())
    }
}

extension Tab where Label == DefaultTabLabel {
    nonisolated init(_ title: Text, _ image: Image?, _ value: AnyHashable?, _ content: Content) {
        self.init(value: value, content: content, label: DefaultTabLabel(title: title, image: image))
    }
}

/// The label of a tab with a title and a symbol.
@_weakLinked
public struct DefaultTabLabel {
    let title: Text
    let image: Image?
}

extension DefaultTabLabel: View {
    public var body: some View {
        if let image { TabIcon(image: image) }
        title
    }
}

/// The symbol of a tab, which stands in a column where the tabs are rows.
private struct TabIcon: View {
    let image: Image
    @Environment(\.isInRow) private var isInRow

    init(image: Image) { self.image = image }

    var body: some View {
        if isInRow {
            image.modifier(IconColumnModifier(width: nil))
        } else {
            image.accessibilityHidden(true)
        }
    }
}

/// A sequence of tabs.
@_weakLinked
public struct TupleTabContent<TabValue, First: TabContent, Second: TabContent> {
    let first: First
    let second: Second
}

extension TupleTabContent: TabContent {
    public typealias Body = Never

    nonisolated public func _pages(_ change: _TabChange) -> TupleView<First._Pages, Second._Pages> {
        TupleView(first._pages(change), second._pages(change))
    }
}

/// Tabs that may be absent.
@_weakLinked
public struct OptionalTabContent<Content: TabContent> {
    let content: Content?
}

extension OptionalTabContent: TabContent {
    public typealias TabValue = Content.TabValue
    public typealias Body = Never

    nonisolated public func _pages(_ change: _TabChange) -> Content._Pages? { content?._pages(change) }
}

extension ForEach: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue
    public typealias Body = Never

    nonisolated public func _pages(_ change: _TabChange) -> ForEach<Data, ID, Content._Pages> {
        ForEach<Data, ID, Content._Pages>(
            content: { content($0)._pages(change) },
            identity: identity,
            data: data,
            actions: actions
        )
    }
}

/// The tabs that a ``ForEach`` makes of an element.
///
/// They have a type of their own, which is no view, so that the compiler sees by the place of a `ForEach` whether views or tabs are
/// meant, before it looks into the closure.
@_weakLinked
public struct _TabsOfElement<Tabs: TabContent> {
    let tabs: Tabs
}

extension _TabsOfElement: TabContent {
    public typealias TabValue = Tabs.TabValue
    public typealias Body = Never

    nonisolated public func _pages(_ change: _TabChange) -> Tabs._Pages { tabs._pages(change) }
}

extension ForEach {
    /// Creates tabs from identifiable elements.
    /// - Parameters:
    ///   - data: The elements.
    ///   - content: Makes the tabs of an element.
    @_disfavoredOverload
    nonisolated public init<Value, Tabs: TabContent>(
        _ data: Data,
        @TabContentBuilder<Value> content: @escaping (Data.Element) -> Tabs
    )
    where
        Data.Element: Identifiable, ID == Data.Element.ID, Value == Tabs.TabValue, Content == _TabsOfElement<Tabs>
    {
        self.init(content: { _TabsOfElement(tabs: content($0)) }, identity: { $0.id }, data: data)
    }

    /// Creates tabs from elements that are identified by a key path.
    /// - Parameters:
    ///   - data: The elements.
    ///   - id: The key path to the identity.
    ///   - content: Makes the tabs of an element.
    @_disfavoredOverload
    nonisolated public init<Value, Tabs: TabContent>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @TabContentBuilder<Value> content: @escaping (Data.Element) -> Tabs
    ) where Value == Tabs.TabValue, Content == _TabsOfElement<Tabs> {
        self.init(content: { _TabsOfElement(tabs: content($0)) }, identity: { $0[keyPath: id] }, data: data)
    }
}

/// A result builder that creates the tabs of a tab view.
@resultBuilder
@_weakLinked
public struct TabContentBuilder<TabValue> {
    /// The pages of a tab view's tabs.
    public struct Content<C: TabContent> {
        let tabs: C

        nonisolated init(_ tabs: C) { self.tabs = tabs }
    }

    /// Builds an expression from tabs.
    nonisolated public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue {
        content
    }

    /// Builds a block from its first tabs.
    nonisolated public static func buildPartialBlock<C: TabContent>(first: C) -> C { first }

    /// Appends tabs to the preceding ones.
    nonisolated public static func buildPartialBlock<Before: TabContent, Next: TabContent>(
        accumulated: Before,
        next: Next
    ) -> TupleTabContent<TabValue, Before, Next> { TupleTabContent(first: accumulated, second: next) }

    /// Builds tabs that depend on a condition.
    nonisolated public static func buildIf<C: TabContent>(_ content: C?) -> OptionalTabContent<C> {
        OptionalTabContent(content: content)
    }
}

extension TabContentBuilder.Content: View {
    public var body: some View { tabs._pages(_TabChange()) }
}
