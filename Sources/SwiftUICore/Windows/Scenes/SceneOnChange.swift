/// A scene that performs an action when a value changes.
@_weakLinked
struct SceneChangeModifier<Content: Scene> {
    let content: Content
    let change: LifecycleChange
}

extension SceneChangeModifier: ModifiedScene {
    typealias Body = Never

    func makeNode(_ inputs: SceneInputs) -> SceneNode { SceneChangeNode(self, inputs) }
}

final class SceneChangeNode<Content: Scene>: ModifiedSceneNode<SceneChangeModifier<Content>> {
    private var value: Any

    override init(_ scene: SceneChangeModifier<Content>, _ inputs: SceneInputs) {
        value = scene.change.value
        super.init(scene, inputs)
        if scene.change.isInitial { run(from: value) }
    }

    override func sceneDidChange() {
        super.sceneDidChange()
        let before = value
        value = scene.change.value
        if !scene.change.areEqual(before, value) { run(from: before) }
    }

    private func run(from before: Any) {
        let change = scene.change
        runAfterUpdate { change.action(before, change.value) }
    }
}

extension Scene {
    /// Performs an action when a value changes.
    ///
    /// ```swift
    /// @main
    /// struct Notes: App {
    ///     @Environment(\.scenePhase) private var phase
    ///     @State private var store = NoteStore()
    ///
    ///     var body: some Scene {
    ///         WindowGroup { NotesView(store: store) }
    ///             .onChange(of: phase) { if phase == .background { store.save() } }
    ///     }
    /// }
    /// ```
    /// - Parameters:
    ///   - value: The value.
    ///   - initial: Whether the action also runs when the app starts.
    ///   - action: The action.
    nonisolated public func onChange<Value: Equatable>(
        of value: Value,
        initial: Bool = false,
        _ action: @escaping () -> Void
    ) -> some Scene {
        onChange(of: value, initial: initial) { _, _ in action() }
    }

    /// Performs an action with the new value when a value changes. In new code, use the form with the old and the new value.
    /// - Parameters:
    ///   - value: The value.
    ///   - action: The action, given the new value.
    @_disfavoredOverload
    nonisolated public func onChange<Value: Equatable>(
        of value: Value,
        perform action: @escaping (_ newValue: Value) -> Void
    ) -> some Scene {
        onChange(of: value) { _, new in action(new) }
    }

    /// Performs an action with the old and the new value when a value changes.
    /// - Parameters:
    ///   - value: The value.
    ///   - initial: Whether the action also runs when the app starts; both values are then the same.
    ///   - action: The action, given the old and the new value.
    nonisolated public func onChange<Value: Equatable>(
        of value: Value,
        initial: Bool = false,
        _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
    ) -> some Scene {
        SceneChangeModifier(content: self, change: LifecycleChange(value, isInitial: initial, action))
    }
}
