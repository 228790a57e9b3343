import Foundation

/// The title that views set for their window.
struct NavigationTitle {
    var text: String
    /// A binding to the title; nil for a title that the user cannot change.
    var renaming: Binding<String>?
}

/// The title that views set for their window. That of later views counts: a detail's rather than that of its list.
@_weakLinked
enum NavigationTitleKey: PreferenceKey {
    static var defaultValue: NavigationTitle? { nil }
    static func reduce(value: inout NavigationTitle?, nextValue: () -> NavigationTitle?) {
        value = nextValue() ?? value
    }
}

extension View {
    /// Sets the title of the window or sheet that contains this view.
    /// - Parameter titleKey: The title. Where several views set one, that of the innermost counts, and of views side by side
    ///   that of the last.
    nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        windowTitle(NavigationTitle(text: titleKey.resolved()))
    }

    /// Sets the title of the window or sheet that contains this view.
    /// - Parameter title: The title.
    @_disfavoredOverload
    nonisolated public func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View {
        windowTitle(NavigationTitle(text: String(title)))
    }

    /// Sets the title of the window or sheet that contains this view.
    /// - Parameter title: The title, without its formatting.
    nonisolated public func navigationTitle(_ title: Text) -> some View {
        windowTitle(NavigationTitle(text: title.string))
    }

    /// Sets the title of the window or sheet that contains this view, and lets the user change it.
    ///
    /// The window has a bar at its top, in which a click on the title turns it into a field. Return and a click
    /// elsewhere write the text of the field, and Escape does not. A ``RenameButton`` in the window begins the same
    /// edit.
    /// - Parameter title: The title.
    nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
        windowTitle(NavigationTitle(text: title.wrappedValue, renaming: title))
    }

    nonisolated private func windowTitle(_ title: NavigationTitle) -> some View {
        transformPreference(NavigationTitleKey.self) { $0 = $0 ?? title }
    }
}

extension View {
    /// Sets the title of the window or sheet that contains this view.
    /// - Parameter titleResource: The title.
    @_disfavoredOverload
    nonisolated public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
        navigationTitle(String(localized: titleResource))
    }
}
