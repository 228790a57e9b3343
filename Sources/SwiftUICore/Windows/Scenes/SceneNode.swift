import Foundation

/// The lasting counterpart of a scene: it owns the scene's state, and gives its windows their identity.
@MainActor
class SceneNode {
    let id: SceneID
    private let launch: SceneLaunchBehavior
    private let changed: @MainActor (SceneNode) -> Void
    private let afterUpdate: @MainActor (@escaping @MainActor () -> Void) -> Void

    init(_ inputs: SceneInputs) {
        (id, launch, changed, afterUpdate) = (inputs.id, inputs.launch, inputs.didChange, inputs.afterUpdate)
    }

    /// The scenes inside.
    var children: [SceneNode] { [] }

    /// Returns the windows of the scene that are open, in order.
    func windows() -> [WindowDescription] { children.flatMap { $0.windows() } }

    /// The commands of the scene.
    var commands: [any Commands] { children.flatMap(\.commands) }

    /// The first scene that can have several windows.
    var repeatedScene: SceneID? { children.lazy.compactMap(\.repeatedScene).first }

    /// The scene of the app's settings.
    var settingsScene: SceneID? { children.lazy.compactMap(\.settingsScene).first }

    /// A Boolean value that indicates whether windows of the scene are for what other programs share.
    var receivesShares: Bool { children.contains(where: \.receivesShares) }

    /// The use of the keys of the scene; nil for a scene that opens nothing.
    var shortcutTarget: SceneShortcut? { children.lazy.compactMap(\.shortcutTarget).first }

    /// The keys that the app gives its scenes, in order.
    var shortcuts: [SceneShortcut] { children.flatMap(\.shortcuts) }

    /// The items of the desktop's panel, in order.
    var panelItems: [PanelItem] { children.flatMap(\.panelItems) }

    /// Returns the scene whose windows handle an address from outside; nil for none.
    func scene(handling event: String) -> SceneID? { children.lazy.compactMap { $0.scene(handling: event) }.first }

    /// The scenes of documents, in order.
    var documentScenes: [any DocumentScene] { children.flatMap(\.documentScenes) }

    /// Opens a window, or finds the one that is open already; nil if no scene has the window.
    func openWindow(_ request: WindowRequest) -> WindowID? {
        for child in children {
            if let id = child.openWindow(request) { return id }
        }
        return nil
    }

    /// Closes the windows that are asked for.
    func closeWindows(_ request: WindowRequest) {
        for child in children { child.closeWindows(request) }
    }

    /// Closes a window.
    func closeWindow(_ id: WindowID) {
        for child in children { child.closeWindow(id) }
    }

    /// Evaluates the scene again after something that it read has changed.
    func refresh() {}

    final func invalidate() { changed(self) }

    /// Performs an action of the program once the app's scenes are evaluated.
    final func runAfterUpdate(_ action: @escaping @MainActor () -> Void) { afterUpdate(action) }

    /// Returns the inputs of a node inside this one.
    final func inputs(at index: Int, launch: SceneLaunchBehavior? = nil) -> SceneInputs {
        SceneInputs(
            id: id.appending(index),
            launch: launch ?? self.launch,
            didChange: changed,
            afterUpdate: afterUpdate
        )
    }
}

/// The inputs for creating the node of a scene.
struct SceneInputs {
    var id: SceneID
    /// The behavior of the windows when the app starts.
    var launch = SceneLaunchBehavior.automatic
    /// Called when a value changes that the node has read.
    var didChange: @MainActor (SceneNode) -> Void
    /// A closure that schedules an action to run after the app's scenes are evaluated.
    var afterUpdate: @MainActor (@escaping @MainActor () -> Void) -> Void
}

/// A node for scenes of one type.
class TypedSceneNode<Content: Scene>: SceneNode {
    final var scene: Content

    init(_ scene: Content, _ inputs: SceneInputs) {
        self.scene = scene
        super.init(inputs)
    }

    /// Takes the value that a new evaluation gave for this place.
    final func set(_ scene: Content) {
        self.scene = scene
        sceneDidChange()
    }

    /// Updates the node's state for its new scene.
    func sceneDidChange() {}
}

/// A scene that the framework itself shows.
@MainActor
protocol PrimitiveScene: Scene where Body == Never {
    /// Makes the node for this scene: a `TypedSceneNode<Self>`.
    func makeNode(_ inputs: SceneInputs) -> SceneNode
}

/// Makes the node for a scene.
@MainActor
func makeSceneNode<Content: Scene>(_ scene: Content, _ inputs: SceneInputs) -> TypedSceneNode<Content> {
    guard let primitive = scene as? any PrimitiveScene else { return CompositeSceneNode(scene, inputs) }
    guard let node = primitive.makeNode(inputs) as? TypedSceneNode<Content> else {
        preconditionFailure("\(Content.self) made a node for another type of scene")
    }
    return node
}

/// The node of a scene that a program wrote.
final class CompositeSceneNode<Content: Scene>: TypedSceneNode<Content>, ValueReader {
    private var evaluator = Evaluator()
    private var content: TypedSceneNode<Content.Body>!

    override init(_ scene: Content, _ inputs: SceneInputs) {
        super.init(scene, inputs)
        content = makeSceneNode(evaluate(), self.inputs(at: 0))
    }

    override var children: [SceneNode] { [content] }
    override func sceneDidChange() { content.set(evaluate()) }
    override func refresh() { content.set(evaluate()) }
    func readValueDidChange() { invalidate() }

    private func evaluate() -> Content.Body {
        evaluator.evaluate(scene, for: self, in: EnvironmentValues()) { $0.body }
    }
}

/// Several scenes in the order in which a builder listed them.
@_weakLinked
struct SceneGroup: Scene {
    typealias Body = Never
    let scenes: [any Scene]
}

extension SceneGroup: PrimitiveScene {
    func makeNode(_ inputs: SceneInputs) -> SceneNode { SceneGroupNode(self, inputs) }
}

final class SceneGroupNode: TypedSceneNode<SceneGroup> {
    private var contents: [SceneNode] = []

    override init(_ scene: SceneGroup, _ inputs: SceneInputs) {
        super.init(scene, inputs)
        func make<Content: Scene>(_ scene: Content, at index: Int) -> SceneNode {
            makeSceneNode(scene, self.inputs(at: index))
        }
        contents = scene.scenes.enumerated().map { make($1, at: $0) }
    }

    override var children: [SceneNode] { contents }

    override func sceneDidChange() {
        // A builder lists the same scenes each time.
        func set<Content: Scene>(_ scene: Content, _ node: SceneNode) { (node as? TypedSceneNode<Content>)?.set(scene) }
        for (scene, node) in zip(scene.scenes, contents) { set(scene, node) }
    }
}
