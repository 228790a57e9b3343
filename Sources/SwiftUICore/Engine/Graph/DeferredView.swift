/// A view that a closure makes: evaluated by itself, and again when something that the closure read changes.
@_weakLinked
struct DeferredView<Content: View>: PrimitiveView {
    typealias Body = Never
    let content: () -> Content

    package func makeNode(_ inputs: NodeInputs) -> ViewNode { ClosureNode(self, content: { $0.content() }, inputs) }
}

/// The node of a view whose content is made by a closure of the program.
final class ClosureNode<Outer: View, Content: View>: EvaluatedContentNode<Outer, Content> {
    private let make: (Outer) -> Content

    init(_ view: Outer, content make: @escaping (Outer) -> Content, _ inputs: NodeInputs) {
        self.make = make
        super.init(view, inputs)
    }

    override var keepsNothing: Bool { evaluator.keepsNothing }
    override var callsClosure: Bool { true }

    override func evaluate() -> Content {
        graph.forget(self)
        return evaluator.evaluate(for: self) { make(view) }
    }
}
