/// A scene that changes another.
protocol ModifiedScene: PrimitiveScene {
    associatedtype Content: Scene
    /// The scene that is changed.
    var content: Content { get }
}

/// The node of a scene that changes another. Subclasses override the part of the scene that they change.
class ModifiedSceneNode<Modified: ModifiedScene>: TypedSceneNode<Modified> {
    /// The node of the scene that is changed.
    private(set) final var content: TypedSceneNode<Modified.Content>!

    override init(_ scene: Modified, _ inputs: SceneInputs) {
        super.init(scene, inputs)
        content = makeSceneNode(scene.content, contentInputs)
    }

    /// The inputs of the scene that is changed.
    var contentInputs: SceneInputs { inputs(at: 0) }

    override final var children: [SceneNode] { [content] }
    override func sceneDidChange() { content.set(scene.content) }
}
