/// The node of a view with a modifier that a program wrote.
final class CustomModifierNode<Content: View, Modifier: ViewModifier>: EvaluatingNode<
    ModifiedContent<Content, Modifier>
>
{
    private var inner: TypedNode<Modifier.Body>!

    override init(_ view: ModifiedContent<Content, Modifier>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        inner = makeNode(evaluate(), self.inputs(rowsOnDemand: rowsOnDemand))
    }

    override func makeElements() -> [LayoutElement] { inner.elements }
    override func makeRows() -> [RowRun] { inner.rows }
    override var children: [ViewNode] { [inner] }
    override var keepsNothing: Bool { evaluator.keepsNothing }
    override func viewDidChange() { inner.set(evaluate(), environment: environment) }

    private func evaluate() -> Modifier.Body {
        let content = _ViewModifier_Content<Modifier>(content: view.content)
        graph.willEvaluateBody(of: self)
        return evaluator.evaluate(shownView.modifier, for: self, in: environment) { $0.body(content: content) }
    }
}

extension _ViewModifier_Content: ErasedView {}
