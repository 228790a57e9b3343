import Foundation

extension ScrollView: PrimitiveView {
    package func makeNode(_ inputs: NodeInputs) -> ViewNode { ScrollNode(self, inputs) }
}

/// The node of a scroll view.
final class ScrollNode<Content: View>: TypedNode<ScrollView<Content>> {
    private var content: TypedNode<Content>!
    private var element: ScrollElement!
    private var derived = DerivedEnvironment()

    override init(_ view: ScrollView<Content>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        content = SwiftUICore.makeNode(view.content, self.inputs(environment: contentEnvironment()))
        element = ScrollElement(StackElement(axis: .vertical, content: content), axes: view.axes, graph: graph)
        element.motion.owner = self
        apply()
    }

    override func makeElements() -> [LayoutElement] { [element] }
    override var children: [ViewNode] { [content] }

    /// Returns the environment of the content. Several views in a scroll view are stacked vertically. The settings of
    /// this scroll view do not apply to those inside.
    private func contentEnvironment() -> EnvironmentValues {
        var values = environment
        values.stackAxis = .vertical
        values.isInList = false
        values.scrollLinks = []
        values.scrollMargins = EdgeInsets()
        values.scrollAnchors = ScrollAnchors()
        values.scrollTargetBehavior = nil
        return derived(values)
    }

    override func viewDidChange() {
        content.set(view.content, environment: contentEnvironment())
        apply()
    }

    private func apply() {
        element.axes = view.axes
        element.settings = ScrollSettings(environment, showsIndicators: view.showsIndicators)
        element.motion.behavior = environment.scrollTargetBehavior?.value
        element.motion.anchors = environment.scrollAnchors
        element.alignment = environment.scrollAnchors[.alignment]
        element.motion.links = environment.scrollLinks
        element.update()
    }
}
