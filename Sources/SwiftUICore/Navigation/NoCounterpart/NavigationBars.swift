// Looks of bars that the desktop's theme gives them.

extension View {
    /// Does nothing, because a window keeps its title bar, which has the back button.
    nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View { self }

    /// Does nothing, because the theme draws the bars of windows.
    nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        self
    }

    /// Does nothing, because the theme draws the bars of windows.
    nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        self
    }

    /// Does nothing, because the theme draws the bars of windows.
    nonisolated public func toolbarBackgroundVisibility(
        _ visibility: Visibility,
        for bars: ToolbarPlacement...
    ) -> some View { self }

    /// Does nothing, because the theme draws the bars of windows.
    nonisolated public func toolbarColorScheme(
        _ colorScheme: ColorScheme?,
        for bars: ToolbarPlacement...
    ) -> some View { self }

    /// Does nothing, because the theme draws the bars of windows.
    nonisolated public func toolbarForegroundStyle<S: ShapeStyle>(
        _ style: S,
        for bars: ToolbarPlacement...
    ) -> some View { self }
}
