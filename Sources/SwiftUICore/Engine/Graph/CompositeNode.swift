/// The node of a view that has a body.
final class CompositeNode<Content: View>: EvaluatingNode<Content> {
    private var content: TypedNode<Content.Body>!

    override init(_ view: Content, _ inputs: NodeInputs) {
        super.init(view, inputs)
        content = makeNode(evaluate(), self.inputs(rowsOnDemand: rowsOnDemand))
    }

    override func makeElements() -> [LayoutElement] { content.elements }
    override func makeRows() -> [RowRun] { content.rows }
    override var children: [ViewNode] { [content] }
    override var keepsNothing: Bool { evaluator.keepsNothing }
    override func viewDidChange() { content.set(evaluate(), environment: environment) }

    private func evaluate() -> Content.Body {
        graph.willEvaluateBody(of: self)
        return evaluator.evaluate(shownView, for: self, in: environment) { $0.body }
    }
}
