/// A view that shows one of several pages, which the user chooses with tabs.
///
/// ```swift
/// TabView {
///     Tab("Inbox", systemImage: "tray") { InboxView() }
///     Tab("Sent", systemImage: "paperplane") { SentView() }
/// }
/// ```
///
/// A page's views are made when it is shown for the first time, and keep their state while others are shown.
@_weakLinked
public struct TabView<SelectionValue: Hashable, Content: View> {
    let selection: Binding<SelectionValue>?
    let content: Content
    @State private var stage: TabStage
    @Environment(\.tabViewAppearance) private var appearance

    /// Creates a tab view from pages that have a `tabItem(_:)`.
    /// - Parameters:
    ///   - selection: The tag of the page that is shown.
    ///   - content: The pages.
    nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.init(selection, content())
    }

    nonisolated init(_ selection: Binding<SelectionValue>?, _ content: Content) {
        (self.selection, self.content) = (selection, content)
        _stage = State(initialValue: TabStage())
    }
}

extension TabView {
    /// Creates a tab view.
    /// - Parameters:
    ///   - selection: The value of the tab that is shown.
    ///   - content: The tabs.
    nonisolated public init<C: TabContent>(
        selection: Binding<SelectionValue>,
        @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
        self.init(selection, .init(content()))
    }
}

extension TabView where SelectionValue == Int {
    /// Creates a tab view from pages that have a `tabItem(_:)`. It initially shows the first page.
    /// - Parameter content: The pages.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.init(nil, content()) }
}

extension TabView where SelectionValue == Never {
    /// Creates a tab view. It initially shows the first tab.
    /// - Parameter content: The tabs.
    nonisolated public init<C: TabContent>(
        @TabContentBuilder<Never> content: () -> C
    ) where Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never {
        self.init(nil, .init(content()))
    }
}

extension TabView: View {
    public var body: some View {
        // A selection of the program's is no state of the tabs, so they get it with each change.
        let _ = stage.follow(erasedSelection)
        switch appearance {
        case .tabs:
            VStack(spacing: 0) {
                TabBar(stage: stage, selected: stage.selected)
                Divider()
                pages
            }
            .transformPreference(TabItemsKey.self) { $0 = [] }
        case .sidebar:
            SplitPanes(.horizontal) {
                TabSidebar(stage: stage, selected: stage.selected)
                    .splitPane(SplitLength(minimum: 120, ideal: 200, maximum: 400, isKept: true))
                pages.splitPane(SplitLength(minimum: 120))
            }
            .transformPreference(TabItemsKey.self) { $0 = [] }
        case .pages(let showsMarks):
            PagedTabs(content: content, selection: erasedSelection, showsMarks: showsMarks)
                .transformPreference(TabItemsKey.self) { $0 = [] }
        }
    }

    @MainActor private var pages: some View {
        ZStack { content }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            // A tab view in a page has its own style.
            .environment(\.tabViewAppearance, .tabs)
            .environment(\.tabStage, stage)
            .onPreferenceChange(TabItemsKey.self) { stage.items = $0 }
    }

    @MainActor private var erasedSelection: (value: AnyHashable, set: (AnyHashable) -> Void)? {
        selection.map { selection in
            (
                AnyHashable(selection.wrappedValue),
                { if let value = $0.base as? SelectionValue { selection.wrappedValue = value } }
            )
        }
    }
}

/// The tabs.
@_weakLinked
struct TabBar {
    let stage: TabStage
    let selected: AnyHashable?
}

extension TabBar: View {
    var body: some View {
        HStack(spacing: 4) {
            ForEach(stage.items) { item in
                item.change(AnyView(TabButton(item: item, isSelected: item.id == selected, stage: stage)))
            }
        }
        .padding(6)
        .frame(maxWidth: .infinity)
    }
}

/// A tab.
@_weakLinked
struct TabButton {
    let item: TabItem
    let isSelected: Bool
    let stage: TabStage
}

extension TabButton: View {
    var body: some View {
        Button {
            stage.select(item.id)
        } label: {
            // The symbol and the title of a label stand beside each other.
            HStack(spacing: 6) {
                // Symbols are filled in tabs, unless a label says otherwise.
                item.label.environment(\.symbolVariants, .fill)
                if let badge = item.badge { TabBadge(text: badge) }
            }
            .keepsLinesWhole()
            .padding(.horizontal, 12)
            .padding(.vertical, 5)
            .foregroundStyle(isSelected ? AnyShapeStyle(TextOnTintStyle()) : AnyShapeStyle(.foreground))
            .background(.tint.opacity(isSelected ? 1 : 0), in: RoundedRectangle(cornerRadius: 6))
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(isSelected ? [.isTab, .isSelected] : .isTab)
    }
}

extension View {
    /// Makes this view a page of the enclosing tab view.
    /// - Parameter label: The label of its tab: text, a symbol, or a label.
    nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        modifier(TabPageModifier(value: nil, label: label()))
    }
}
