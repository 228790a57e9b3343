import Foundation

extension Set<String> {
    /// Returns whether an address has one of the parts; `*` stands for any.
    func matches(_ event: String) -> Bool { contains { $0 == "*" || !$0.isEmpty && event.contains($0) } }
}

/// A scene that determines which external events its windows handle.
@_weakLinked
struct ExternalEventsModifier<Content: Scene>: Scene {
    typealias Body = Never
    let content: Content
    let conditions: Set<String>
}

extension ExternalEventsModifier: ModifiedScene {
    func makeNode(_ inputs: SceneInputs) -> SceneNode { ExternalEventsNode(self, inputs) }
}

final class ExternalEventsNode<Content: Scene>: ModifiedSceneNode<ExternalEventsModifier<Content>> {
    override var contentInputs: SceneInputs {
        inputs(at: 0, launch: super.contentInputs.launch == .automatic ? .first : nil)
    }

    override func scene(handling event: String) -> SceneID? {
        // The scene with the windows is inside.
        scene.conditions.matches(event) ? content.repeatedScene ?? content.id : nil
    }
}

extension Scene {
    /// Sets which URLs from outside the app are shown in windows of this scene, if no open window prefers or accepts them.
    /// - Parameter conditions: Parts of the addresses; `*` stands for any.
    public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
        ExternalEventsModifier(content: self, conditions: conditions)
    }
}

extension View {
    /// Sets which URLs from outside the app the window of this view prefers and accepts.
    /// - Parameters:
    ///   - preferring: Parts of addresses that the window wants before others.
    ///   - allowing: Parts of addresses that the window takes; `*` stands for any.
    nonisolated public func handlesExternalEvents(
        preferring: Set<String>,
        allowing: Set<String>
    ) -> some View {
        preference(key: EventPreferenceKey.self, value: EventPreference(preferring: preferring, allowing: allowing))
    }
}
