import Foundation

/// The behavior of a control under a resting drag, which can activate the control so that the view it opens can receive the drop.
@_weakLinked
public struct SpringLoadingBehavior: Hashable, Sendable {
    private enum Kind { case automatic, enabled, disabled }
    private let kind: Kind

    /// The default behavior: controls that open other views, such as a `DisclosureGroup` or a `NavigationLink`, are activated, and buttons
    /// are not.
    public static let automatic = Self(kind: .automatic)
    /// The control is activated.
    public static let enabled = Self(kind: .enabled)
    /// The control is not activated.
    public static let disabled = Self(kind: .disabled)

    /// Returns whether a control is pressed.
    /// - Parameter automatic: Whether it is where the program does not say.
    func presses(automatic: Bool) -> Bool { kind == .automatic ? automatic : kind == .enabled }

    /// The time, in seconds, that a drag rests over a control before activating it. It is the same as for GTK's own controls.
    package static let delay: TimeInterval = 0.5
}

private enum SpringLoadingBehaviorKey: EnvironmentKey { static var defaultValue: SpringLoadingBehavior { .automatic } }

extension EnvironmentValues {
    /// The behavior of controls under a resting drag.
    public internal(set) var springLoadingBehavior: SpringLoadingBehavior {
        get { self[SpringLoadingBehaviorKey.self] }
        set { self[SpringLoadingBehaviorKey.self] = newValue }
    }
}

extension View {
    /// Sets whether a drag that rests over a control in this view activates it.
    ///
    /// ```swift
    /// Button("Folders") { isShowingFolders = true }
    ///     .springLoadingBehavior(.enabled)
    /// ```
    /// - Parameter behavior: The behaviour, which replaces that of the views around.
    nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
        environment(\.springLoadingBehavior, behavior)
    }
}
