/// The node of a view with a modifier, which passes on what the modifier is applied to.
///
/// A subclass changes what its modifier is for: the environment of the content, its elements or its preferences.
class ModifiedNode<Content, Modifier>: TypedNode<ModifiedContent<Content, Modifier>> {
    /// The node of what the modifier is applied to.
    private(set) final var content: TypedNode<Content>!

    init(_ view: ModifiedContent<Content, Modifier>, _ inputs: NodeInputs) where Content: View, Modifier: ViewModifier {
        super.init(view, inputs)
        content = SwiftUICore.makeNode(
            view.content,
            self.inputs(environment: contentEnvironment(), rowsOnDemand: passesRows && rowsOnDemand)
        )
    }

    /// Returns the environment of the content.
    func contentEnvironment() -> EnvironmentValues { environment }

    /// A Boolean value that indicates whether the rows of the content are those of this node. A node that changes the elements
    /// makes its rows of them.
    var passesRows: Bool { true }

    override var children: [ViewNode] { [content] }
    override var canContentShowAnotherElement: Bool { content.canShowAnotherElement }
    override func makeElements() -> [LayoutElement] { content.elements }
    override var standsForNoView: Bool { content.standsForNoView }
    override func makeRows() -> [RowRun] { passesRows ? content.rows : super.makeRows() }
    override func viewDidChange() { content.set(view.content, environment: contentEnvironment()) }
}

/// A node that evaluates another view, and passes that on.
class EvaluatedContentNode<Outer, Inner>: EvaluatingNode<Outer> {
    /// The node of what was evaluated.
    private(set) final var content: TypedNode<Inner>!

    init(_ view: Outer, _ inputs: NodeInputs) where Inner: View {
        super.init(view, inputs)
        content = SwiftUICore.makeNode(evaluate(), self.inputs(rowsOnDemand: passesRows && rowsOnDemand))
    }

    /// Evaluates the view, and follows what that reads.
    func evaluate() -> Inner { preconditionFailure("\(type(of: self)) evaluates no view") }

    /// A Boolean value that indicates whether the rows of the content are those of this node.
    var passesRows: Bool { true }

    override var children: [ViewNode] { [content] }
    override var canContentShowAnotherElement: Bool { content.canShowAnotherElement }
    override func makeElements() -> [LayoutElement] { content.elements }
    override var standsForNoView: Bool { content.standsForNoView }
    override func makeRows() -> [RowRun] { passesRows ? content.rows : super.makeRows() }
    override func viewDidChange() { content.set(evaluate(), environment: environment) }
}

/// The node of a view that has a body.
final class CompositeNode<Content: View>: EvaluatedContentNode<Content, Content.Body> {
    override var keepsNothing: Bool { evaluator.keepsNothing }
    override var describedType: Any.Type { Content.self }

    override func evaluate() -> Content.Body {
        graph.willEvaluateBody(of: self)
        return evaluator.evaluate(shownView, for: self, in: environment) { $0.body }
    }
}
