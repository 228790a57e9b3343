import Foundation

/// An app that runs: its state, its scenes, and the windows that follow them.
@MainActor
package final class AppInstance<Program: App>: ValueReader {
    private let app: Program
    private var evaluator = Evaluator()
    private var root: TypedSceneNode<Program.Body>?
    /// The app's body has to be evaluated again.
    private var isChanged = false
    private var changedScenes: [SceneNode] = []
    private var isScheduled = false
    private let schedule: (@escaping @MainActor () -> Void) -> Void
    private let windowsDidChange: @MainActor ([WindowDescription]) -> Void

    /// Creates the app.
    /// - Parameters:
    ///   - schedule: Runs work soon on the main thread.
    ///   - windowsDidChange: Given the windows when the app's state, or that of a scene, has changed.
    package init(
        _ type: Program.Type,
        schedule: @escaping (@escaping @MainActor () -> Void) -> Void = { work in
            DispatchQueue.main.async { MainActor.assumeIsolated(work) }
        },
        windowsDidChange: @escaping @MainActor ([WindowDescription]) -> Void
    ) {
        app = Program()
        self.schedule = schedule
        self.windowsDidChange = windowsDidChange
    }

    /// The windows that the app wants now.
    package func windows() -> [WindowDescription] {
        if let root { return root.windows() }
        let inputs = SceneInputs(id: SceneID()) { [weak self] scene in
            self?.changedScenes.append(scene)
            self?.scheduleUpdate()
        }
        let root = makeSceneNode(evaluate(), inputs)
        self.root = root
        return root.windows()
    }

    func readValueDidChange() {
        isChanged = true
        scheduleUpdate()
    }

    private func evaluate() -> Program.Body { evaluator.evaluate(app, for: self, in: EnvironmentValues()) { $0.body } }

    /// Several changes of one event are followed once, after the code that made them.
    private func scheduleUpdate() {
        guard !isScheduled else { return }
        isScheduled = true
        schedule { [weak self] in self?.update() }
    }

    private func update() {
        isScheduled = false
        let scenes = changedScenes
        changedScenes = []
        if isChanged { root?.set(evaluate()) }
        isChanged = false
        for scene in scenes { scene.refresh() }
        windowsDidChange(windows())
    }
}
