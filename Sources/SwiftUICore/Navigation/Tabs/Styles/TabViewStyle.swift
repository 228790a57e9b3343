/// The look of a tab view's pages, and the controls for choosing them.
@_weakLinked
public protocol TabViewStyle {
    /// The style, as the framework knows it.
    var _appearance: _TabViewAppearance { get }
}

/// A style of tab views, as the framework knows it.
@_weakLinked
public struct _TabViewAppearance: Sendable {
    let value: TabViewAppearance
}

/// The looks of tab views.
enum TabViewAppearance: Hashable, Sendable {
    /// Tabs above the page.
    case tabs
    /// Marks below the page, one for each.
    case pages(showsMarks: Bool)
    /// A list beside the page.
    case sidebar
}

/// Tabs above the page.
@_weakLinked
public struct DefaultTabViewStyle: TabViewStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The style, as the framework knows it.
    public var _appearance: _TabViewAppearance { .init(value: .tabs) }
}

/// Tabs above the page, by another name.
@_weakLinked
public struct TabBarOnlyTabViewStyle: TabViewStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The style, as the framework knows it.
    public var _appearance: _TabViewAppearance { .init(value: .tabs) }
}

/// Tabs in a frame above the page.
@_weakLinked
public struct GroupedTabViewStyle: TabViewStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The style, as the framework knows it.
    public var _appearance: _TabViewAppearance { .init(value: .tabs) }
}

/// A list beside the page, with the sections of the tabs.
@_weakLinked
public struct SidebarAdaptableTabViewStyle: TabViewStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The style, as the framework knows it.
    public var _appearance: _TabViewAppearance { .init(value: .sidebar) }
}

/// Pages side by side, of which one is shown, with marks below and buttons for the one before and the next.
///
/// Control with Page Up and Page Down leads through the pages, and so does a drag to the side.
@_weakLinked
public struct PageTabViewStyle: TabViewStyle, Sendable {
    /// The condition for showing the marks.
    public struct IndexDisplayMode: Sendable {
        let isShown: Bool
        /// The marks are shown if there are several pages.
        public static let automatic = IndexDisplayMode(isShown: true)
        /// Always.
        public static let always = IndexDisplayMode(isShown: true)
        /// Never.
        public static let never = IndexDisplayMode(isShown: false)
    }

    let indexDisplayMode: IndexDisplayMode

    /// Creates the style.
    /// - Parameter indexDisplayMode: The condition for showing the marks.
    public init(indexDisplayMode: IndexDisplayMode = .automatic) { self.indexDisplayMode = indexDisplayMode }
    /// The style, as the framework knows it.
    public var _appearance: _TabViewAppearance { .init(value: .pages(showsMarks: indexDisplayMode.isShown)) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// Tabs above the page.
    public static var automatic: DefaultTabViewStyle { .init() }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    /// Tabs above the page.
    public static var tabBarOnly: TabBarOnlyTabViewStyle { .init() }
}
extension TabViewStyle where Self == GroupedTabViewStyle {
    /// Tabs in a frame above the page.
    public static var grouped: GroupedTabViewStyle { .init() }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// A list beside the page.
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { .init() }
}
extension TabViewStyle where Self == PageTabViewStyle {
    /// Pages with marks below.
    public static var page: PageTabViewStyle { .init() }
    /// Pages with marks below.
    /// - Parameter indexDisplayMode: The condition for showing the marks.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        .init(indexDisplayMode: indexDisplayMode)
    }
}

/// The look of the marks for pages.
@_weakLinked
public protocol IndexViewStyle {
    /// A Boolean value that indicates whether they stand on a ground of their own.
    var _hasBackground: Bool { get }
}

/// Marks, one for each page.
@_weakLinked
public struct PageIndexViewStyle: IndexViewStyle, Sendable {
    /// The condition for a background of the marks.
    public struct BackgroundDisplayMode: Sendable {
        let isShown: Bool
        /// The system's default, which is no background.
        public static let automatic = BackgroundDisplayMode(isShown: false)
        /// A background during touches, which does not appear here.
        public static let interactive = BackgroundDisplayMode(isShown: false)
        /// Always.
        public static let always = BackgroundDisplayMode(isShown: true)
        /// Never.
        public static let never = BackgroundDisplayMode(isShown: false)
    }

    let backgroundDisplayMode: BackgroundDisplayMode

    /// Creates the style.
    /// - Parameter backgroundDisplayMode: The condition for a background of the marks.
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
        self.backgroundDisplayMode = backgroundDisplayMode
    }
    /// A Boolean value that indicates whether they stand on a ground of their own.
    public var _hasBackground: Bool { backgroundDisplayMode.isShown }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    /// Marks, one for each page.
    public static var page: PageIndexViewStyle { .init() }
    /// Marks, one for each page.
    /// - Parameter backgroundDisplayMode: The condition for a background of the marks.
    public static func page(
        backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
    ) -> PageIndexViewStyle { .init(backgroundDisplayMode: backgroundDisplayMode) }
}

extension View {
    /// Sets how tab views in this view show their pages.
    /// - Parameter style: The style.
    nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        environment(\.tabViewAppearance, style._appearance.value)
    }

    /// Sets how the marks of pages are shown in this view.
    /// - Parameter style: The style.
    nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
        environment(\.pageMarksHaveBackground, style._hasBackground)
    }
}
