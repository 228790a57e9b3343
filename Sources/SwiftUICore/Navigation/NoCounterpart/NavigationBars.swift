// Looks of bars that the desktop's theme gives them.

extension View {
    /// Has no effect: a window keeps its title bar, and with it the way back.
    nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View { self }

    /// Has no effect: the theme draws the bars of windows.
    nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        self
    }

    /// Has no effect: the theme draws the bars of windows.
    nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        self
    }

    /// Has no effect: the theme draws the bars of windows.
    nonisolated public func toolbarBackgroundVisibility(
        _ visibility: Visibility,
        for bars: ToolbarPlacement...
    ) -> some View { self }

    /// Has no effect: the theme draws the bars of windows.
    nonisolated public func toolbarColorScheme(
        _ colorScheme: ColorScheme?,
        for bars: ToolbarPlacement...
    ) -> some View { self }

    /// Has no effect: the theme draws the bars of windows.
    nonisolated public func toolbarForegroundStyle<S: ShapeStyle>(
        _ style: S,
        for bars: ToolbarPlacement...
    ) -> some View { self }
}
