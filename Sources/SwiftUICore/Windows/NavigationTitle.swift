/// The title that views set for their window. That of later views counts: a detail's rather than that of its list.
@_weakLinked
enum NavigationTitleKey: PreferenceKey {
    static func reduce(value: inout String?, nextValue: () -> String?) { value = nextValue() ?? value }
}

extension View {
    /// Sets the title of the window, or of the sheet, that this view is in.
    /// - Parameter titleKey: The title. Where several views set one, that of the innermost counts, and of views side by side
    ///   that of the last.
    nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        windowTitle(titleKey.resolved())
    }

    /// Sets the title of the window, or of the sheet, that this view is in.
    /// - Parameter title: The title.
    @_disfavoredOverload
    nonisolated public func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View {
        windowTitle(String(title))
    }

    /// Sets the title of the window, or of the sheet, that this view is in.
    /// - Parameter title: The title, whose characters are taken and whose looks are not.
    nonisolated public func navigationTitle(_ title: Text) -> some View { windowTitle(title.string) }

    nonisolated private func windowTitle(_ title: String) -> some View {
        transformPreference(NavigationTitleKey.self) { $0 = $0 ?? title }
    }
}
