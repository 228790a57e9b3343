/// The availability of one of the user's actions on a window.
@_weakLinked
public struct WindowInteractionBehavior: Hashable, Sendable {
    private let name: String

    /// The behavior of the window's scene.
    public static let automatic = WindowInteractionBehavior(name: "automatic")
    /// The user can do it.
    public static let enabled = WindowInteractionBehavior(name: "enabled")
    /// The user cannot do it.
    public static let disabled = WindowInteractionBehavior(name: "disabled")
}

/// The ways in which the user may change a window.
package struct WindowInteractions: Hashable, Sendable {
    /// The availability of resizing.
    package var resizing = WindowInteractionBehavior.automatic
}

/// The ways in which the user may change the window of views. The setting of the outermost view takes precedence.
@_weakLinked
enum WindowInteractionsKey: PreferenceKey {
    static var defaultValue: WindowInteractions { WindowInteractions() }
    static func reduce(value: inout WindowInteractions, nextValue: () -> WindowInteractions) {
        let next = nextValue()
        if value.resizing == .automatic { value.resizing = next.resizing }
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
}
