/// The availability of an action that the user can perform on a window.
@_weakLinked
public struct WindowInteractionBehavior: Hashable, Sendable {
    private let name: String

    /// The default behavior of the window's scene.
    public static let automatic = WindowInteractionBehavior(name: "automatic")
    /// The action is available.
    public static let enabled = WindowInteractionBehavior(name: "enabled")
    /// The action is not available.
    public static let disabled = WindowInteractionBehavior(name: "disabled")
}

/// The ways in which the user may change a window.
package struct WindowInteractions: Hashable, Sendable {
    /// The availability of resizing.
    package var resizing = WindowInteractionBehavior.automatic
    /// The availability of closing.
    package var dismissing = WindowInteractionBehavior.automatic
}

/// The ways in which the user may change the window of views. The setting of the outermost view takes precedence.
@_weakLinked
enum WindowInteractionsKey: PreferenceKey {
    static var defaultValue: WindowInteractions { WindowInteractions() }
    static func reduce(value: inout WindowInteractions, nextValue: () -> WindowInteractions) {
        let next = nextValue()
        if value.resizing == .automatic { value.resizing = next.resizing }
        if value.dismissing == .automatic { value.dismissing = next.dismissing }
    }
}

extension View {
    /// Sets whether the user can resize the window of this view.
    ///
    /// By default the scene's `windowResizability(_:)` determines it. The program can still resize the window, by the
    /// size of its content.
    /// - Parameter behavior: Whether the user can resize the window.
    nonisolated public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
        transformPreference(WindowInteractionsKey.self) { if behavior != .automatic { $0.resizing = behavior } }
    }

    /// Sets whether the window of this view has a button that closes it.
    ///
    /// The program can still close the window, and so can the keys of the desktop.
    /// - Parameter behavior: Whether the user can close the window.
    nonisolated public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View {
        transformPreference(WindowInteractionsKey.self) { if behavior != .automatic { $0.dismissing = behavior } }
    }

    /// Sets whether the user can minimize the window of this view. Desktops let no program decide it.
    /// - Parameter behavior: Whether the user can minimize the window.
    nonisolated public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

    /// Sets whether the user can show the window of this view on the full screen. Desktops let no program decide it.
    /// - Parameter behavior: Whether the user can.
    nonisolated public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
}
