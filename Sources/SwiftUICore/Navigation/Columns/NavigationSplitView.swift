import Foundation

/// A view with two or three columns, in which the selection in one column controls the content of the next.
///
/// ```swift
/// NavigationSplitView {
///     List(folders, selection: $folder) { Text($0.name) }
/// } detail: {
///     FolderView(folder)
/// }
/// ```
///
/// Links and selections of a column determine the contents of the next one. The user moves the borders of the columns,
/// and hides the first one with a button in the window's toolbar.
@_weakLinked
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
    private let visibility: Binding<NavigationSplitViewVisibility>?
    private let sidebar: Sidebar
    private let content: Content
    private let detail: Detail
    @State private var ownVisibility = NavigationSplitViewVisibility.automatic
    @State private var lengths = ColumnLengths()
    @State private var sidebarRoute = ColumnRoute()
    @State private var contentRoute = ColumnRoute()
    @State private var hidesToggle = false

    nonisolated init(
        _ visibility: Binding<NavigationSplitViewVisibility>?,
        _ sidebar: Sidebar,
        _ content: Content,
        _ detail: Detail
    ) {
        (self.visibility, self.sidebar, self.content, self.detail) = (visibility, sidebar, content, detail)
    }
}

/// The widths of a split view's columns, which their views set.
struct ColumnLengths: Equatable {
    var sidebar: SplitLength?
    var content: SplitLength?
    var detail: SplitLength?
}

extension NavigationSplitView: View {
    public var body: some View {
        SplitPanes(.horizontal) {
            column(LinkingColumn(route: sidebarRoute, content: sidebar), \.sidebar)
                .environment(\.listAppearance, .sidebar)
                .splitPane(lengths.sidebar ?? .sidebar, isShown: shown.contains(.sidebar))
            if hasContent {
                column(
                    LinkingColumn(
                        route: contentRoute,
                        content: LinkedColumn(route: sidebarRoute, content: content)
                    ),
                    \.content
                )
                .splitPane(lengths.content ?? .content, isShown: shown.contains(.content))
                column(NavigationStack { LinkedColumn(route: contentRoute, content: detail) }, \.detail)
                    .splitPane(lengths.detail ?? SplitLength(minimum: 160))
            } else {
                column(NavigationStack { LinkedColumn(route: sidebarRoute, content: detail) }, \.detail)
                    .splitPane(lengths.detail ?? SplitLength(minimum: 160))
            }
        }
        .onPreferenceChange(SidebarToggleHiddenKey.self) { hidesToggle = $0 }
        .toolbar {
            if !hidesToggle {
                ToolbarItem(placement: .navigation) {
                    Button("Toggle Sidebar", systemImage: "sidebar.leading") { toggleSidebar() }
                        .help(shown.contains(.sidebar) ? "Hide Sidebar" : "Show Sidebar")
                }
            }
        }
        .preference(key: ToolbarRoomKey.self, value: true)
        .onSidePaneToggle(.sidebar) { toggleSidebar() }
    }

    /// Returns the views of a column as one.
    private func column<Column: View>(
        _ views: Column,
        _ length: WritableKeyPath<ColumnLengths, SplitLength?>
    ) -> some View {
        VStack(spacing: 0) { views }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .onPreferenceChange(ColumnLengthKey.self) { lengths[keyPath: length] = $0 }
            .transformPreference(ColumnLengthKey.self) { $0 = nil }
    }

    private var hasContent: Bool { Content.self != EmptyView.self }

    /// The columns that are shown beside the last one.
    private var shown: Set<NavigationSplitViewColumn> {
        switch (visibility ?? $ownVisibility).wrappedValue {
        case .detailOnly: []
        case .doubleColumn: hasContent ? [.content] : [.sidebar]
        default: [.sidebar, .content]
        }
    }

    private func toggleSidebar() {
        let visibility = visibility ?? $ownVisibility
        let isShown = shown.contains(.sidebar)
        visibility.wrappedValue = isShown ? (hasContent ? .doubleColumn : .detailOnly) : .all
    }
}

extension SplitLength {
    fileprivate static let sidebar = standard(minimum: 140, ideal: 220, maximum: 480)
    fileprivate static let content = standard(minimum: 160, ideal: 260, maximum: 640)

    private static func standard(minimum: CGFloat, ideal: CGFloat, maximum: CGFloat) -> SplitLength {
        var length = SplitLength(minimum: minimum, ideal: ideal, maximum: maximum, isKept: true)
        length.followsText = true
        return length
    }
}
