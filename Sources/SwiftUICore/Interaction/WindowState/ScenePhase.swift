/// How a scene is shown.
@_weakLinked
public enum ScenePhase: Comparable, Hashable, Sendable {
    /// No window of it is on the screen: they are minimized or closed.
    case background
    /// A window is on the screen, and another one has the keyboard.
    case inactive
    /// A window has the keyboard.
    case active
}

/// How controls look by the window that they are in.
@_weakLinked
public enum ControlActiveState: CaseIterable, Hashable, Sendable {
    /// The window has the keyboard.
    case key
    /// The window belongs to the app that is used.
    case active
    /// Another window has the keyboard.
    case inactive
}

private struct ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase? { nil } }
private struct ControlActiveStateKey: EnvironmentKey { static var defaultValue: ControlActiveState? { nil } }
private struct AppearsActiveKey: EnvironmentKey { static var defaultValue: Bool? { nil } }

extension EnvironmentValues {
    /// How the window of a view is shown. In an app or a scene: that of the app's most active window.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] ?? windowState?.phase ?? WindowState.phaseOfApp }
        set { self[ScenePhaseKey.self] = newValue }
    }

    /// How controls look by the window that they are in.
    public var controlActiveState: ControlActiveState {
        get { self[ControlActiveStateKey.self] ?? windowState?.controlActiveState ?? .key }
        set { self[ControlActiveStateKey.self] = newValue }
    }

    /// Whether views look as those of the window that has the keyboard.
    public var appearsActive: Bool {
        get { self[AppearsActiveKey.self] ?? (controlActiveState != .inactive) }
        set { self[AppearsActiveKey.self] = newValue }
    }
}
