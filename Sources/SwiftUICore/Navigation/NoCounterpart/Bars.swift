/// The size of a bar's title.
@_weakLinked
public struct ToolbarTitleDisplayMode: Sendable {
    private let value: Int
    /// The mode that suits the place.
    public static let automatic = ToolbarTitleDisplayMode(value: 0)
    /// A large title below the bar.
    public static let large = ToolbarTitleDisplayMode(value: 1)
    /// A large title in the bar.
    public static let inlineLarge = ToolbarTitleDisplayMode(value: 2)
    /// A title of the usual size in the bar.
    public static let inline = ToolbarTitleDisplayMode(value: 3)
}

/// The condition for minimizing the tab bar of an iPhone.
@_weakLinked
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    private let value: Int
    /// The behaviour that suits the device.
    public static let automatic = TabBarMinimizeBehavior(value: 0)
    /// The bar becomes smaller when content is scrolled down.
    public static let onScrollDown = TabBarMinimizeBehavior(value: 1)
    /// The bar becomes smaller when content is scrolled up.
    public static let onScrollUp = TabBarMinimizeBehavior(value: 2)
    /// The bar stays as it is.
    public static let never = TabBarMinimizeBehavior(value: 3)
}

extension View {
    /// Sets how large the title of a navigation bar is. As on a Mac, the title stands in the title bar of the window.
    nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }

    /// Sets when the bar of tabs of an iPhone becomes smaller. As on a Mac, it does not.
    nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
}
