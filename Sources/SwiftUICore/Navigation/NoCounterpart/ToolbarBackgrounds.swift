extension ToolbarContent {
    /// Sets whether an item stands on the glass that it shares with its neighbours. Bars of windows have no glass here.
    /// - Parameter visibility: Whether it does.
    nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
}

extension CustomizableToolbarContent {
    /// Sets whether an item stands on the glass that it shares with its neighbours. Bars of windows have no glass here.
    /// - Parameter visibility: Whether it does.
    nonisolated public func sharedBackgroundVisibility(
        _ visibility: Visibility
    ) -> some CustomizableToolbarContent { self }
}
