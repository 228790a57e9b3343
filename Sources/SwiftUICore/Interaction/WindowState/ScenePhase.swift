/// The state of a scene.
@_weakLinked
public enum ScenePhase: Comparable, Hashable, Sendable {
    /// All windows of the scene are minimized or closed.
    case background
    /// A window of the scene is visible, but another has keyboard focus.
    case inactive
    /// A window of the scene, or a sheet over it, has keyboard focus.
    case active
}

/// The appearance of controls that depends on the state of their window.
@_weakLinked
public enum ControlActiveState: CaseIterable, Hashable, Sendable {
    /// The window has keyboard focus.
    case key
    /// A sheet over the window has keyboard focus.
    case active
    /// Another window has keyboard focus.
    case inactive
}

private struct ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase? { nil } }
private struct ControlActiveStateKey: EnvironmentKey { static var defaultValue: ControlActiveState? { nil } }
private struct AppearsActiveKey: EnvironmentKey { static var defaultValue: Bool? { nil } }

extension EnvironmentValues {
    /// The phase of the view's window or, in an app or a scene, the phase of the app's most active window.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] ?? windowState?.phase ?? WindowState.phaseOfApp }
        set { self[ScenePhaseKey.self] = newValue }
    }

    /// The appearance of controls that depends on the state of their window.
    public var controlActiveState: ControlActiveState {
        get { self[ControlActiveStateKey.self] ?? windowState?.controlActiveState ?? .key }
        set { self[ControlActiveStateKey.self] = newValue }
    }

    /// A Boolean value that indicates whether views should appear active, like those of the window with keyboard focus.
    public var appearsActive: Bool {
        get { self[AppearsActiveKey.self] ?? (controlActiveState != .inactive) }
        set { self[AppearsActiveKey.self] = newValue }
    }
}
