extension View {
    /// Sets the title of the window or sheet that contains this view; see `navigationTitle(_:)`.
    /// - Parameter title: The title.
    nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

    /// Sets the title of the window or sheet that contains this view.
    /// - Parameter titleKey: The title.
    nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(titleKey)
    }

    /// Sets the title of the window or sheet that contains this view.
    /// - Parameter title: The title.
    @_disfavoredOverload
    nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }

    /// Sets the title of the window or sheet that contains this view.
    /// - Parameters:
    ///   - title: The title.
    ///   - displayMode: The height on touch screens.
    nonisolated public func navigationBarTitle(
        _ title: Text,
        displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationTitle(title) }

    /// Sets the title of the window or sheet that contains this view.
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - displayMode: The height on touch screens.
    nonisolated public func navigationBarTitle(
        _ titleKey: LocalizedStringKey,
        displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationTitle(titleKey) }

    /// Sets the title of the window or sheet that contains this view.
    /// - Parameters:
    ///   - title: The title.
    ///   - displayMode: The height on touch screens.
    @_disfavoredOverload
    nonisolated public func navigationBarTitle<S: StringProtocol>(
        _ title: S,
        displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationTitle(title) }

    /// Adds views to the leading and trailing ends of the toolbar; see `toolbar(content:)`.
    /// - Parameters:
    ///   - leading: The views before the title.
    ///   - trailing: The views after it.
    nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        navigationBarItems(leading: leading).navigationBarItems(trailing: trailing)
    }

    /// Adds views to the leading end of the toolbar.
    /// - Parameter leading: The views before the title.
    nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
        toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
    }

    /// Adds views to the trailing end of the toolbar.
    /// - Parameter trailing: The views after the title.
    nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
        toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
    }
}
