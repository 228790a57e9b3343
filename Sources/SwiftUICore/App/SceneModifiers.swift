import Foundation

extension Scene {
    /// Sets the size with which windows open.
    /// - Parameters:
    ///   - width: In points.
    ///   - height: In points.
    public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
        SizedScene(content: self, size: CGSize(width: width, height: height))
    }

    /// Sets the size with which windows open.
    public func defaultSize(_ size: CGSize) -> some Scene { SizedScene(content: self, size: size) }
}

/// A scene whose windows open with a size.
struct SizedScene<Content: Scene>: Scene {
    typealias Body = Never
    let content: Content
    let size: CGSize
}

extension SizedScene: PrimitiveScene {
    func makeNode(_ inputs: SceneInputs) -> SceneNode { SizedSceneNode(self, inputs) }
}

final class SizedSceneNode<Content: Scene>: TypedSceneNode<SizedScene<Content>> {
    private var content: TypedSceneNode<Content>!

    override init(_ scene: SizedScene<Content>, _ inputs: SceneInputs) {
        super.init(scene, inputs)
        content = makeSceneNode(scene.content, self.inputs(at: 0))
    }

    override func sceneDidChange() { content.set(scene.content) }

    override func windows() -> [WindowDescription] {
        content.windows().map { window in
            var window = window
            window.defaultSize = window.defaultSize ?? scene.size
            return window
        }
    }
}
