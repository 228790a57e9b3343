/// The node of a view that has a body.
final class CompositeNode<Content: View>: EvaluatedContentNode<Content, Content.Body> {
    override var keepsNothing: Bool { evaluator.keepsNothing }
    override var describedType: Any.Type { Content.self }

    override func evaluate() -> Content.Body {
        graph.willEvaluateBody(of: self)
        return evaluator.evaluate(shownView, for: self, in: environment) { $0.body }
    }
}
