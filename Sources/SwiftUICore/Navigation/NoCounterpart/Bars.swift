/// The way in which a bar displays its title.
@_weakLinked
public struct ToolbarTitleDisplayMode: Sendable {
    private let value: Int
    /// The default mode, which depends on the context.
    public static let automatic = ToolbarTitleDisplayMode(value: 0)
    /// A large title below the bar.
    public static let large = ToolbarTitleDisplayMode(value: 1)
    /// A large title in the bar.
    public static let inlineLarge = ToolbarTitleDisplayMode(value: 2)
    /// A title of the regular size in the bar.
    public static let inline = ToolbarTitleDisplayMode(value: 3)
}

/// The behavior of the tab bar of an iPhone when content scrolls.
@_weakLinked
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    private let value: Int
    /// The default behaviour of the device.
    public static let automatic = TabBarMinimizeBehavior(value: 0)
    /// The bar is minimized when content scrolls down.
    public static let onScrollDown = TabBarMinimizeBehavior(value: 1)
    /// The bar is minimized when content scrolls up.
    public static let onScrollUp = TabBarMinimizeBehavior(value: 2)
    /// The bar is never minimized.
    public static let never = TabBarMinimizeBehavior(value: 3)
}

extension View {
    /// Sets the size of the title of a navigation bar. As on a Mac, the title appears in the title bar of the window.
    nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }

    /// Sets when the tab bar of an iPhone is minimized. As on a Mac, there is none.
    nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
}

extension ToolbarContent {
    /// Sets the visibility of the glass that an item shares with its neighbours. Bars of windows have no glass here.
    /// - Parameter visibility: Whether it does.
    nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
}

extension CustomizableToolbarContent {
    /// Sets the visibility of the glass that an item shares with its neighbours. Bars of windows have no glass here.
    /// - Parameter visibility: Whether it does.
    nonisolated public func sharedBackgroundVisibility(
        _ visibility: Visibility
    ) -> some CustomizableToolbarContent { self }
}
