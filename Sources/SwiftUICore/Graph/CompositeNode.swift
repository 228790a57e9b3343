import Observation

/// The node of a view that has a body.
final class CompositeNode<Content: View>: TypedNode<Content>, StateOwner {
    private var properties = DynamicPropertyStorage()
    private var content: TypedNode<Content.Body>?

    override init(_ view: Content, _ inputs: NodeInputs) {
        super.init(view, inputs)
        evaluate()
    }

    override var elements: [LayoutElement] { content?.elements ?? [] }
    override var children: [ViewNode] { content.map { [$0] } ?? [] }

    override func viewDidChange() { evaluate() }
    override func refresh() { evaluate() }

    func stateDidChange() { graph.invalidate(self) }

    private func evaluate() {
        graph.forget(self)
        graph.bodyEvaluations += 1
        properties.install(view, owner: self, environment: environment)
        let body = observed { view.body }
        if let content {
            content.set(body, environment: environment)
        } else {
            content = makeNode(body, inputs())
        }
    }

    /// Evaluates with the properties of observable objects tracked: a change to one that was read invalidates the node.
    private func observed<Result>(_ evaluate: () -> Result) -> Result {
        withObservationTracking(evaluate) { [weak self] in
            MainThread.run { self?.stateDidChange() }
        }
    }
}
