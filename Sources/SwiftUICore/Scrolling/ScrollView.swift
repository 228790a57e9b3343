import Foundation

/// A place that shows a part of content that may be larger.
@_weakLinked
public struct ScrollView<Content: View> {
    let axes: Axis.Set
    let content: Content

    /// Creates a scrolling place.
    /// - Parameters:
    ///   - axes: The directions in which the content can move.
    ///   - showsIndicators: Whether scroll bars may show; the desktop decides when they do.
    ///   - content: The content.
    nonisolated public init(
        _ axes: Axis.Set = .vertical,
        showsIndicators: Bool = true,
        @ViewBuilder content: () -> Content
    ) {
        (self.axes, self.content) = (axes, content())
    }
}

extension ScrollView: View {
    public typealias Body = Never
}

extension ScrollView: PrimitiveView {
    package func makeNode(_ inputs: NodeInputs) -> ViewNode { ScrollNode(self, inputs) }
}

final class ScrollNode<Content: View>: TypedNode<ScrollView<Content>> {
    private var content: TypedNode<Content>!
    private var element: ScrollElement!
    private var derived = DerivedEnvironment()

    override init(_ view: ScrollView<Content>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        content = SwiftUICore.makeNode(view.content, self.inputs(environment: contentEnvironment()))
        element = ScrollElement(StackElement(axis: .vertical, content: content), axes: view.axes, graph: graph)
    }

    override func makeElements() -> [LayoutElement] { [element] }
    override var children: [ViewNode] { [content] }

    /// Several views in a scrolling place stand one below the other.
    private func contentEnvironment() -> EnvironmentValues {
        var values = environment
        values.stackAxis = .vertical
        values.isInList = false
        return derived(values)
    }

    override func viewDidChange() {
        content.set(view.content, environment: contentEnvironment())
        element.axes = view.axes
        element.update()
    }
}
