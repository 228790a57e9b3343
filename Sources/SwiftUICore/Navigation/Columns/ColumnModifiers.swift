import Foundation

/// The visibility of a split view's columns.
@_weakLinked
public struct NavigationSplitViewVisibility: Codable, Equatable, Sendable {
    private enum Kind: String, Codable, Sendable {
        case automatic, all, doubleColumn, detailOnly
    }

    private let kind: Kind
    /// The default visibility, which shows all columns.
    public static let automatic = NavigationSplitViewVisibility(kind: .automatic)
    /// Shows all columns.
    public static let all = NavigationSplitViewVisibility(kind: .all)
    /// Shows the last two columns.
    public static let doubleColumn = NavigationSplitViewVisibility(kind: .doubleColumn)
    /// Shows only the last column.
    public static let detailOnly = NavigationSplitViewVisibility(kind: .detailOnly)
}

extension NavigationSplitViewVisibility {
    static func ~= (pattern: NavigationSplitViewVisibility, value: NavigationSplitViewVisibility) -> Bool {
        pattern == value
    }
}

/// A column of a split view.
@_weakLinked
public struct NavigationSplitViewColumn: Hashable, Sendable {
    private let index: Int
    /// The first column.
    public static let sidebar = NavigationSplitViewColumn(index: 0)
    /// The middle column of a split view with three columns.
    public static let content = NavigationSplitViewColumn(index: 1)
    /// The last column.
    public static let detail = NavigationSplitViewColumn(index: 2)
}

/// The way in which the columns of a split view share a window. On a desktop they are side by side in every style.
@_weakLinked
public protocol NavigationSplitViewStyle {}

/// The default style, which depends on the context.
@_weakLinked
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
    /// Creates the style.
    public init() {}
}

/// A style in which the columns share the window.
@_weakLinked
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
    /// Creates the style.
    public init() {}
}

/// A style in which the last column keeps its width.
@_weakLinked
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
    /// Creates the style.
    public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// The default style, which depends on the context.
    public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// A style in which the columns share the window.
    public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// A style in which the last column keeps its width.
    public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}

/// The width of the column around.
@_weakLinked
enum ColumnLengthKey: PreferenceKey {
    static var defaultValue: SplitLength? { nil }
    static func reduce(value: inout SplitLength?, nextValue: () -> SplitLength?) { value = value ?? nextValue() }
}

/// A preference that is true if no button hides the first column.
@_weakLinked
enum SidebarToggleHiddenKey: PreferenceKey {
    static var defaultValue: Bool { false }
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// A kind of item that a toolbar has by default.
@_weakLinked
public struct ToolbarDefaultItemKind: Equatable, Sendable {
    private let name: String
    /// The button that toggles the first column of a split view.
    public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
    /// The title.
    public static let title = ToolbarDefaultItemKind(name: "title")
}

extension View {
    /// Sets the width of the split view column that contains this view.
    /// - Parameter width: The width in points.
    nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        columnLength(SplitLength(minimum: width, ideal: width, maximum: width, isKept: true))
    }

    /// Sets the width of the split view column that contains this view.
    /// - Parameters:
    ///   - min: The least width in points.
    ///   - ideal: The width at first.
    ///   - max: The greatest width.
    nonisolated public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil,
        ideal: CGFloat,
        max: CGFloat? = nil
    ) -> some View {
        columnLength(SplitLength(minimum: min, ideal: ideal, maximum: max, isKept: true))
    }

    nonisolated private func columnLength(_ length: SplitLength) -> some View {
        transformPreference(ColumnLengthKey.self) { $0 = $0 ?? length }
    }

    /// Sets how the columns of split views in this view share the window. They are side by side in every style.
    /// - Parameter style: The style.
    nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }

    /// Removes a default item from the toolbar.
    /// - Parameter defaultItemKind: The kind of items to remove; nil for none. The title stays: it is that of the
    ///   window.
    nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
        preference(key: SidebarToggleHiddenKey.self, value: defaultItemKind == .sidebarToggle)
    }
}
