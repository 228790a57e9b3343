/// A view of something that is no view and describes itself by a body, such as commands or items of a toolbar: it has its
/// state and its environment.
@MainActor
protocol DescribedView: PrimitiveView {
    /// The view of a body, which is such a thing again.
    associatedtype Inner: DescribedView
    /// The type of the content, which describes itself.
    associatedtype Content
    var content: Content { get }
    /// The views of the content if the framework knows them; nil for content of a program.
    var known: (any View)? { get }
    /// Returns the view of the body of some content.
    static func inner(of content: Content) -> Inner
}

extension DescribedView {
    package func makeNode(_ inputs: NodeInputs) -> ViewNode {
        known == nil ? DescribedNode(self, inputs) : KnownNode(self, inputs)
    }
}

/// The node of something that the framework knows.
final class KnownNode<Described: DescribedView>: ChoiceNode<Described> {
    override func choose() {
        guard let known = view.known else { return }
        show(known)
    }
}

/// The node of something that a program wrote.
final class DescribedNode<Described: DescribedView>: EvaluatedContentNode<Described, Described.Inner> {
    override var passesRows: Bool { false }

    override func evaluate() -> Described.Inner {
        graph.willEvaluateBody(of: self)
        return evaluator.evaluate(view.content, for: self, in: environment) { Described.inner(of: $0) }
    }
}
