import Observation
import TransferKit

/// The node of a view that has a body.
final class CompositeNode<Content: View>: TypedNode<Content>, StateOwner {
    private var evaluator = BodyEvaluator()
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
        let body = evaluator.evaluate(&view, of: self) { $0.body }
        if let content {
            content.set(body, environment: environment)
        } else {
            content = makeNode(body, inputs())
        }
    }
}

/// Evaluates the bodies of one node: connects the dynamic properties, and tracks what the body reads.
@MainActor
struct BodyEvaluator {
    private var properties = DynamicPropertyStorage()
    private var tracker = ObservationTracker()

    mutating func evaluate<Value, Body>(
        _ value: inout Value,
        of node: some ViewNode & StateOwner,
        body: (Value) -> Body
    ) -> Body {
        node.graph.forget(node)
        node.graph.bodyEvaluations += 1
        properties.install(in: &value, owner: node, environment: node.environment)
        return tracker.track(for: node) { body(value) }
    }
}

/// Tells an owner when a property of an observable object that the last evaluation read is about to change.
@MainActor
final class ObservationTracker {
    /// Observation keeps a tracking until it fires. Those of earlier evaluations have to be passed over then.
    private var evaluation = 0

    func track<Result>(for owner: any StateOwner, _ evaluate: () -> Result) -> Result {
        evaluation += 1
        let tracked = evaluation
        return withObservationTracking(evaluate) { [weak self, weak owner] in
            MainThread.run {
                if self?.evaluation == tracked { owner?.stateDidChange() }
            }
        }
    }
}
