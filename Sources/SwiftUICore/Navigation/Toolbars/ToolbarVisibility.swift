/// A bar of a window or a screen.
@_weakLinked
public struct ToolbarPlacement: Hashable, Sendable {
    let isWindowToolbar: Bool

    /// The default bar, which depends on the context.
    public static let automatic = ToolbarPlacement(isWindowToolbar: false)
    /// The toolbar of a window.
    public static let windowToolbar = ToolbarPlacement(isWindowToolbar: true)
    /// The bar at the top of a screen, which here is the title bar of a window.
    public static let navigationBar = ToolbarPlacement(isWindowToolbar: false)
    /// The bar at the bottom of a screen.
    public static let bottomBar = ToolbarPlacement(isWindowToolbar: false)
    /// The tab bar of a screen.
    public static let tabBar = ToolbarPlacement(isWindowToolbar: false)
}

/// A preference that is true if a window shows no items in its toolbar.
@_weakLinked
enum ToolbarHiddenKey: PreferenceKey {
    static var defaultValue: Bool { false }
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

extension View {
    /// Sets the visibility of the toolbar items of this view's window.
    /// - Parameters:
    ///   - visibility: Whether they are.
    ///   - bars: The bars that are meant: of a desktop's window ``ToolbarPlacement/windowToolbar``. The others are
    ///     those of touch screens, and stay as they are here, so the window keeps its title and its way back.
    nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        toolbarVisibility(visibility, bars)
    }

    /// Sets the visibility of the toolbar items of this view's window.
    /// - Parameters:
    ///   - visibility: Whether they are.
    ///   - bars: The bars that are meant.
    nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        toolbarVisibility(visibility, bars)
    }

    nonisolated private func toolbarVisibility(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
        preference(
            key: ToolbarHiddenKey.self,
            value: visibility == .hidden && bars.contains(where: \.isWindowToolbar)
        )
    }
}
