/// How large the title of a bar is.
@_weakLinked
public struct ToolbarTitleDisplayMode: Sendable {
    private let value: Int
    public static let automatic = ToolbarTitleDisplayMode(value: 0)
    public static let large = ToolbarTitleDisplayMode(value: 1)
    public static let inlineLarge = ToolbarTitleDisplayMode(value: 2)
    public static let inline = ToolbarTitleDisplayMode(value: 3)
}

/// When the bar of tabs of an iPhone becomes smaller.
@_weakLinked
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    private let value: Int
    public static let automatic = TabBarMinimizeBehavior(value: 0)
    public static let onScrollDown = TabBarMinimizeBehavior(value: 1)
    public static let onScrollUp = TabBarMinimizeBehavior(value: 2)
    public static let never = TabBarMinimizeBehavior(value: 3)
}

extension View {
    /// Sets how large the title of a navigation bar is. As on a Mac, the title stands in the title bar of the window.
    nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }

    /// Sets when the bar of tabs of an iPhone becomes smaller. As on a Mac, it does not.
    nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
}
