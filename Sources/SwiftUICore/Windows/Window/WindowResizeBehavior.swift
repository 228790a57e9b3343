/// Whether the user can do something with a window.
@_weakLinked
public struct WindowInteractionBehavior: Hashable, Sendable {
    private let name: String

    /// As the window's scene has it.
    public static let automatic = WindowInteractionBehavior(name: "automatic")
    /// The user can do it.
    public static let enabled = WindowInteractionBehavior(name: "enabled")
    /// The user cannot do it.
    public static let disabled = WindowInteractionBehavior(name: "disabled")
}

/// What the user may do with a window.
package struct WindowInteractions: Hashable, Sendable {
    /// Whether the user can size it.
    package var resizing = WindowInteractionBehavior.automatic
}

/// What views say of the user's part in their window. That of the outermost view counts.
@_weakLinked
enum WindowInteractionsKey: PreferenceKey {
    static var defaultValue: WindowInteractions { WindowInteractions() }
    static func reduce(value: inout WindowInteractions, nextValue: () -> WindowInteractions) {
        let next = nextValue()
        if value.resizing == .automatic { value.resizing = next.resizing }
    }
}

extension View {
    /// Sets whether the user can size the window that this view is in.
    ///
    /// By default the scene's `windowResizability(_:)` says it. The program can still size the window, by the size of its content.
    /// - Parameter behavior: Whether the user can size the window.
    nonisolated public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
        transformPreference(WindowInteractionsKey.self) { if behavior != .automatic { $0.resizing = behavior } }
    }
}
