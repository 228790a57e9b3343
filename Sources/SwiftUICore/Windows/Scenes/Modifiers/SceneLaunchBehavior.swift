/// The behavior of a scene's windows when the app launches.
@_weakLinked
public struct SceneLaunchBehavior: Hashable, Sendable {
    private let name: String

    /// The first scene of an app opens a window, and so does a scene whose windows nothing else can open.
    public static let automatic = SceneLaunchBehavior(name: "automatic")
    /// The scene opens a window.
    public static let presented = SceneLaunchBehavior(name: "presented")
    /// The scene opens no window until something requests it.
    public static let suppressed = SceneLaunchBehavior(name: "suppressed")
    /// The first scene of an app opens a window, and others wait for an event from outside.
    static let first = SceneLaunchBehavior(name: "first")
}

/// A scene that determines whether its windows open when the app starts.
@_weakLinked
struct LaunchModifier<Content: Scene>: Scene {
    typealias Body = Never
    let content: Content
    let behavior: SceneLaunchBehavior
}

extension LaunchModifier: ModifiedScene {
    func makeNode(_ inputs: SceneInputs) -> SceneNode { LaunchModifierNode(self, inputs) }
}

final class LaunchModifierNode<Content: Scene>: ModifiedSceneNode<LaunchModifier<Content>> {
    override var contentInputs: SceneInputs { inputs(at: 0, launch: scene.behavior) }
}

/// The behavior of windows that were open when the app ended.
@_weakLinked
public struct SceneRestorationBehavior: Hashable, Sendable {
    private let name: String
    /// The default behavior of the desktop, which does not reopen windows.
    public static let automatic = SceneRestorationBehavior(name: "automatic")
    /// Windows are not reopened.
    public static let disabled = SceneRestorationBehavior(name: "disabled")
}

extension Scene {
    /// Sets whether a window of this scene opens when the app launches.
    /// - Parameter behavior: Whether it does.
    public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
        LaunchModifier(content: self, behavior: behavior)
    }

    /// Sets whether windows that were open when the app ended are reopened. Linux desktops never reopen them.
    /// - Parameter behavior: Whether they do.
    public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }
}
