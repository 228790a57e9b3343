/// Windows that all show the same kind of content.
public struct WindowGroup<Content: View> {
    let title: String?
    let content: () -> Content

    /// Creates a scene of windows.
    /// - Parameter content: What each window shows.
    nonisolated public init(@ViewBuilder content: @escaping () -> Content) {
        (title, self.content) = (nil, content)
    }

    /// Creates a scene of windows with a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        (title, self.content) = (titleKey.resolved(), content)
    }

    /// Creates a scene of windows with a title.
    @_disfavoredOverload
    nonisolated public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: @escaping () -> Content) {
        (self.title, self.content) = (String(title), content)
    }
}

extension WindowGroup: Scene {
    public typealias Body = Never
}

extension WindowGroup: PrimitiveScene {
    func makeNode(_ inputs: SceneInputs) -> SceneNode { WindowGroupNode(self, inputs) }
}

final class WindowGroupNode<Content: View>: TypedSceneNode<WindowGroup<Content>> {
    override func windows() -> [WindowDescription] {
        let content = scene.content
        return [
            WindowDescription(
                id: id,
                title: scene.title,
                makeGraph: { ViewGraph(DeferredView(content: content), environment: $0, host: $1) },
                updateGraph: { $0.setRoot(DeferredView(content: content)) }
            )
        ]
    }
}
