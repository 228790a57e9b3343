import Observation

/// A scene with changes to the environment of its views.
@_weakLinked
struct SceneEnvironmentModifier<Content: Scene> {
    let content: Content
    let change: (inout EnvironmentValues) -> Void
}

extension SceneEnvironmentModifier: ModifiedScene {
    typealias Body = Never

    func makeNode(_ inputs: SceneInputs) -> SceneNode { SceneEnvironmentNode(self, inputs) }
}

final class SceneEnvironmentNode<Content: Scene>: ModifiedSceneNode<SceneEnvironmentModifier<Content>> {
    override func windows() -> [WindowDescription] {
        content.windows().map { window in
            var window = window
            window.changeEnvironment = changes(before: window.changeEnvironment)
            return window
        }
    }

    override var panelItems: [PanelItem] {
        content.panelItems.map { item in
            var item = item
            item.changeEnvironment = changes(before: item.changeEnvironment)
            return item
        }
    }

    /// Returns the change of this scene and then those of the scenes inside, which take precedence.
    private func changes(before inner: ((inout EnvironmentValues) -> Void)?) -> (inout EnvironmentValues) -> Void {
        let change = scene.change
        return { environment in
            change(&environment)
            inner?(&environment)
        }
    }
}

extension Scene {
    /// Sets or removes an observable object in the environment of this scene's views.
    ///
    /// ```swift
    /// @main
    /// struct Recipes: App {
    ///     @State private var store = RecipeStore()
    ///
    ///     var body: some Scene {
    ///         WindowGroup { RecipeList() }.environment(store)
    ///     }
    /// }
    /// ```
    /// - Parameter object: The object, which `@Environment(Object.self)` reads.
    nonisolated public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some Scene {
        SceneEnvironmentModifier(content: self) { $0[ObservableObjectKey<Object>.self] = object }
    }

    /// Sets a value in the environment of this scene's views.
    /// - Parameters:
    ///   - keyPath: The value.
    ///   - value: The value.
    nonisolated public func environment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
        _ value: Value
    ) -> some Scene {
        SceneEnvironmentModifier(content: self) { $0[keyPath: keyPath] = value }
    }
}
