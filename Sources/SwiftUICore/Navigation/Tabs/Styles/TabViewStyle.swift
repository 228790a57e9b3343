/// The appearance of a tab view's pages and of the controls for choosing them.
@_weakLinked
public protocol TabViewStyle {
    /// The framework's description of the style.
    var _appearance: _TabViewAppearance { get }
}

/// The framework's description of a tab view style.
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

/// The default tab view style, which shows tabs above the page.
@_weakLinked
public struct DefaultTabViewStyle: TabViewStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The framework's description of the style.
    public var _appearance: _TabViewAppearance { .init(value: .tabs) }
}

/// A tab view style that shows tabs above the page, like the default.
@_weakLinked
public struct TabBarOnlyTabViewStyle: TabViewStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The framework's description of the style.
    public var _appearance: _TabViewAppearance { .init(value: .tabs) }
}

/// A tab view style that shows tabs in a frame above the page.
@_weakLinked
public struct GroupedTabViewStyle: TabViewStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The framework's description of the style.
    public var _appearance: _TabViewAppearance { .init(value: .tabs) }
}

/// A tab view style that shows a list beside the page, with the sections of the tabs.
@_weakLinked
public struct SidebarAdaptableTabViewStyle: TabViewStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The framework's description of the style.
    public var _appearance: _TabViewAppearance { .init(value: .sidebar) }
}

/// A tab view style that shows one of several adjacent pages, with index marks below and buttons for the previous and the next page.
///
/// Control with Page Up and Page Down leads through the pages, and so does a drag to the side.
@_weakLinked
public struct PageTabViewStyle: TabViewStyle, Sendable {
    /// The condition for showing index marks.
    public struct IndexDisplayMode: Sendable {
        let isShown: Bool
        /// The index marks are shown if there are several pages.
        public static let automatic = IndexDisplayMode(isShown: true)
        /// The index marks are always shown.
        public static let always = IndexDisplayMode(isShown: true)
        /// The index marks are never shown.
        public static let never = IndexDisplayMode(isShown: false)
    }

    let indexDisplayMode: IndexDisplayMode

    /// Creates the style.
    /// - Parameter indexDisplayMode: The condition for showing the marks.
    public init(indexDisplayMode: IndexDisplayMode = .automatic) { self.indexDisplayMode = indexDisplayMode }
    /// The framework's description of the style.
    public var _appearance: _TabViewAppearance { .init(value: .pages(showsMarks: indexDisplayMode.isShown)) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// The default tab view style, which shows tabs above the page.
    public static var automatic: DefaultTabViewStyle { .init() }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    /// A tab view style that shows tabs above the page, like the default.
    public static var tabBarOnly: TabBarOnlyTabViewStyle { .init() }
}
extension TabViewStyle where Self == GroupedTabViewStyle {
    /// A tab view style that shows tabs in a frame above the page.
    public static var grouped: GroupedTabViewStyle { .init() }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// A style that shows a list beside the page.
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { .init() }
}
extension TabViewStyle where Self == PageTabViewStyle {
    /// A style that shows adjacent pages with index marks below.
    public static var page: PageTabViewStyle { .init() }
    /// A style that shows adjacent pages with index marks below.
    /// - Parameter indexDisplayMode: The condition for showing the marks.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        .init(indexDisplayMode: indexDisplayMode)
    }
}

/// The appearance of index marks.
@_weakLinked
public protocol IndexViewStyle {
    /// A Boolean value that indicates whether the marks have a background of their own.
    var _hasBackground: Bool { get }
}

/// An index view style with a mark for each page.
@_weakLinked
public struct PageIndexViewStyle: IndexViewStyle, Sendable {
    /// The condition for showing a background behind index marks.
    public struct BackgroundDisplayMode: Sendable {
        let isShown: Bool
        /// The system's default, which is no background.
        public static let automatic = BackgroundDisplayMode(isShown: false)
        /// A background during interaction, which does not appear here.
        public static let interactive = BackgroundDisplayMode(isShown: false)
        /// A background is always shown.
        public static let always = BackgroundDisplayMode(isShown: true)
        /// A background is never shown.
        public static let never = BackgroundDisplayMode(isShown: false)
    }

    let backgroundDisplayMode: BackgroundDisplayMode

    /// Creates the style.
    /// - Parameter backgroundDisplayMode: The condition for a background of the marks.
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
        self.backgroundDisplayMode = backgroundDisplayMode
    }
    /// A Boolean value that indicates whether the marks have a background of their own.
    public var _hasBackground: Bool { backgroundDisplayMode.isShown }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    /// An index view style with a mark for each page.
    public static var page: PageIndexViewStyle { .init() }
    /// An index view style with a mark for each page.
    /// - Parameter backgroundDisplayMode: The condition for a background of the marks.
    public static func page(
        backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
    ) -> PageIndexViewStyle { .init(backgroundDisplayMode: backgroundDisplayMode) }
}

extension View {
    /// Sets the style for tab views in this view.
    /// - Parameter style: The style.
    nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        environment(\.tabViewAppearance, style._appearance.value)
    }

    /// Sets the style for index marks in this view.
    /// - Parameter style: The style.
    nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
        environment(\.pageMarksHaveBackground, style._hasBackground)
    }
}
