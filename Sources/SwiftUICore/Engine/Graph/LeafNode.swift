/// A view that is one widget.
@MainActor
package protocol LeafView: PrimitiveView {
    /// What the widget shows.
    associatedtype Shown: WidgetContent
    func widgetContent(in environment: EnvironmentValues) -> Shown
    /// Whether the widget keeps nothing but what it shows: no text that is typed, no selection, no place that it was scrolled to.
    func widgetKeepsNothing(in environment: EnvironmentValues) -> Bool
}

extension LeafView {
    package func widgetKeepsNothing(in environment: EnvironmentValues) -> Bool { false }
    package func makeNode(_ inputs: NodeInputs) -> ViewNode { LeafNode(self, inputs) }
}

/// The node of a view that is one widget.
final class LeafNode<Content: LeafView>: EvaluatingNode<Content> {
    private var element: WidgetElement<Content.Shown>!

    override init(_ view: Content, _ inputs: NodeInputs) {
        super.init(view, inputs)
        element = WidgetElement(evaluate(), graph: graph)
    }

    override func makeElements() -> [LayoutElement] { [element] }
    override var keepsNothing: Bool { view.widgetKeepsNothing(in: environment) }
    override func viewDidChange() { element.update(evaluate()) }

    private func evaluate() -> Content.Shown {
        graph.forget(self)
        return evaluator.evaluate(for: self) { shownView.widgetContent(in: environment) }
    }
}
