/// A view that a closure makes: evaluated by itself, and again when something that the closure read changes.
struct DeferredView<Content: View>: PrimitiveView {
    typealias Body = Never
    let content: () -> Content

    package func makeNode(_ inputs: NodeInputs) -> ViewNode { DeferredNode(self, inputs) }
}

/// The node of a view that a closure makes.
final class DeferredNode<Content: View>: EvaluatingNode<DeferredView<Content>> {
    private var content: TypedNode<Content>!

    override init(_ view: DeferredView<Content>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        content = SwiftUICore.makeNode(evaluate(), self.inputs(rowsOnDemand: rowsOnDemand))
    }

    override func makeElements() -> [LayoutElement] { content.elements }
    override func makeRows() -> [RowRun] { content.rows }
    override var children: [ViewNode] { [content] }
    override func viewDidChange() { content.set(evaluate(), environment: environment) }

    private func evaluate() -> Content {
        graph.forget(self)
        return evaluator.evaluate(for: self, view.content)
    }
}
