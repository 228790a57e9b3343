/// The behavior of the windows of a scene when the app starts.
@_weakLinked
public struct SceneLaunchBehavior: Hashable, Sendable {
    private let name: String

    /// The first scene of an app opens a window, and one that nothing could ask for.
    public static let automatic = SceneLaunchBehavior(name: "automatic")
    /// A window opens.
    public static let presented = SceneLaunchBehavior(name: "presented")
    /// No window opens before something asks for it.
    public static let suppressed = SceneLaunchBehavior(name: "suppressed")
    /// The first scene of an app opens a window, and others wait for an event from outside.
    static let first = SceneLaunchBehavior(name: "first")
}

/// Sets whether windows of a scene open when the app starts.
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

/// The restoration of windows that were open when the app ended.
@_weakLinked
public struct SceneRestorationBehavior: Hashable, Sendable {
    private let name: String
    /// The desktop's behavior: windows are not reopened.
    public static let automatic = SceneRestorationBehavior(name: "automatic")
    /// They do not.
    public static let disabled = SceneRestorationBehavior(name: "disabled")
}

extension Scene {
    /// Sets whether a window of this scene opens when the app starts.
    /// - Parameter behavior: Whether it does.
    public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
        LaunchModifier(content: self, behavior: behavior)
    }

    /// Sets whether windows that were open when the app ended open again. Linux desktops open none again.
    /// - Parameter behavior: Whether they do.
    public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }
}
