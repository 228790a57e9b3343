/// The scenes of a group.
@_weakLinked
public struct _GroupedScenes<Content: Scene> {
    let content: Content
}

@_weakLinked
extension _GroupedScenes: Scene {
    public var body: some Scene { content }
}

@_weakLinked
extension Group: Scene where Content: Scene {
    /// Creates a group of scenes.
    /// - Parameter content: The scenes.
    // As with toolbars, a type that is no view shows the compiler by the place of a group what is meant.
    nonisolated public init<Scenes: Scene>(@SceneBuilder content: () -> Scenes)
    where Content == _GroupedScenes<Scenes> {
        self.init(of: _GroupedScenes(content: content()))
    }
}

extension Group: PrimitiveScene where Content: Scene {
    func makeNode(_ inputs: SceneInputs) -> SceneNode { ModifiedSceneNode(self, inputs) }
}

extension Group: ModifiedScene where Content: Scene {}
