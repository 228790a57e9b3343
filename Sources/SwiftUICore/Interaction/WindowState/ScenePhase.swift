/// The state of a scene.
@_weakLinked
public enum ScenePhase: Comparable, Hashable, Sendable {
    /// No window of it is on the screen: they are minimized or closed.
    case background
    /// A window is on the screen, and another one has the keyboard.
    case inactive
    /// A window has the keyboard.
    case active
}

/// The look of controls depending on their window.
@_weakLinked
public enum ControlActiveState: CaseIterable, Hashable, Sendable {
    /// The window has the keyboard.
    case key
    /// The window belongs to the active app.
    case active
    /// Another window has the keyboard.
    case inactive
}

private struct ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase? { nil } }
private struct ControlActiveStateKey: EnvironmentKey { static var defaultValue: ControlActiveState? { nil } }
private struct AppearsActiveKey: EnvironmentKey { static var defaultValue: Bool? { nil } }

extension EnvironmentValues {
    /// The state of the view's window. In an app or a scene: that of the app's most active window.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] ?? windowState?.phase ?? WindowState.phaseOfApp }
        set { self[ScenePhaseKey.self] = newValue }
    }

    /// The look of controls depending on their window.
    public var controlActiveState: ControlActiveState {
        get { self[ControlActiveStateKey.self] ?? windowState?.controlActiveState ?? .key }
        set { self[ControlActiveStateKey.self] = newValue }
    }

    /// A Boolean value that indicates whether views look as those of the window that has the keyboard.
    public var appearsActive: Bool {
        get { self[AppearsActiveKey.self] ?? (controlActiveState != .inactive) }
        set { self[AppearsActiveKey.self] = newValue }
    }
}
