import Foundation

/// The actions of a window's views for URLs from outside, in the order of the views.
@_weakLinked
enum OpenURLActionsKey: PreferenceKey {
    static var defaultValue: [(URL) -> Void] { [] }
    static func reduce(value: inout [(URL) -> Void], nextValue: () -> [(URL) -> Void]) { value += nextValue() }
}

extension View {
    /// Sets whether links in this view prefer to open in the app.
    ///
    /// Linux has no browser inside an app: URLs that ``EnvironmentValues/openURL`` of the environment leaves to the
    /// desktop are opened in the user's default program in any case.
    /// - Parameter prefersInApp: Whether they prefer it.
    nonisolated public func onOpenURL(prefersInApp: Bool) -> some View { self }

    /// Adds an action to perform when the app is asked to open a URL. The app is launched with the URL on the command line, as desktop
    /// entries do for the schemes and types of an app.
    ///
    /// Files that a `DocumentGroup` of the app can open are opened by the group. The action runs in the first window that has
    /// one, or in the one that ``View/handlesExternalEvents(preferring:allowing:)`` names.
    /// - Parameter action: Called with the URL.
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        transformPreference(OpenURLActionsKey.self) { $0.append(action) }
    }
}
