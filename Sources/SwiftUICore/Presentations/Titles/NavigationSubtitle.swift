/// The subtitle that views set for their window. That of later views counts.
@_weakLinked
enum NavigationSubtitleKey: PreferenceKey {
    static func reduce(value: inout String?, nextValue: () -> String?) { value = nextValue() ?? value }
}

extension View {
    /// Sets the subtitle of the window that contains this view. It appears below the title in a toolbar, and otherwise after it.
    /// - Parameter subtitle: The subtitle, without its formatting.
    nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View { windowSubtitle(subtitle.string) }

    /// Sets the subtitle of the window that contains this view. It appears below the title in a toolbar, and otherwise after it.
    /// - Parameter subtitleKey: The subtitle.
    nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        windowSubtitle(subtitleKey.resolved())
    }

    /// Sets the subtitle of the window that contains this view. It appears below the title in a toolbar, and otherwise after it.
    /// - Parameter subtitle: The subtitle.
    @_disfavoredOverload
    nonisolated public func navigationSubtitle<Subtitle: StringProtocol>(_ subtitle: Subtitle) -> some View {
        windowSubtitle(String(subtitle))
    }

    nonisolated private func windowSubtitle(_ subtitle: String) -> some View {
        transformPreference(NavigationSubtitleKey.self) { $0 = $0 ?? subtitle }
    }
}
