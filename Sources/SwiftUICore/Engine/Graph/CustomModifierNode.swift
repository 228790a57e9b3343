/// The node of a view with a modifier that a program wrote.
final class CustomModifierNode<Content: View, Modifier: ViewModifier>: EvaluatedContentNode<
    ModifiedContent<Content, Modifier>, Modifier.Body
>
{
    override var keepsNothing: Bool { evaluator.keepsNothing }

    override func evaluate() -> Modifier.Body {
        let content = _ViewModifier_Content<Modifier>(content: view.content)
        graph.willEvaluateBody(of: self)
        return evaluator.evaluate(shownView.modifier, for: self, in: environment) { $0.body(content: content) }
    }
}

extension _ViewModifier_Content: ErasedView {}
