import Foundation

/// The behavior of a control under a resting drag, which can press it so that the opened view can receive the drop.
@_weakLinked
public struct SpringLoadingBehavior: Hashable, Sendable {
    private enum Kind { case automatic, enabled, disabled }
    private let kind: Kind

    /// The behavior of the control: one that opens other views, a `DisclosureGroup` or a `NavigationLink`, is pressed,
    /// and buttons are not.
    public static let automatic = Self(kind: .automatic)
    /// The control is pressed.
    public static let enabled = Self(kind: .enabled)
    /// The control is not pressed.
    public static let disabled = Self(kind: .disabled)

    /// Returns whether a control is pressed.
    /// - Parameter automatic: Whether it is where the program does not say.
    func presses(automatic: Bool) -> Bool { kind == .automatic ? automatic : kind == .enabled }

    /// The time that a drag rests over a control before it presses it, in seconds, which is that of GTK's own controls.
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
    /// Sets whether a drag that rests over a control in this view presses it.
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
