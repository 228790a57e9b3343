// The nodes of views that only arrange other views in the tree: none of them shows anything.

extension EmptyView: PrimitiveView {
    package func makeNode(_ inputs: NodeInputs) -> ViewNode { TypedNode(self, inputs) }
}

extension Never: PrimitiveView {
    package func makeNode(_ inputs: NodeInputs) -> ViewNode { fatalError("there is no value of Never") }
}

extension Group: PrimitiveView where Content: View {
    package func makeNode(_ inputs: NodeInputs) -> ViewNode { PassThroughNode(self, content: \.content, inputs) }
}

/// A node whose view only contains another.
final class PassThroughNode<Outer: View, Inner: View>: TypedNode<Outer> {
    private let inner: (Outer) -> Inner
    private var content: TypedNode<Inner>!

    init(_ view: Outer, content: @escaping (Outer) -> Inner, _ inputs: NodeInputs) {
        inner = content
        super.init(view, inputs)
        self.content = SwiftUICore.makeNode(inner(view), self.inputs(rowsOnDemand: rowsOnDemand))
    }

    override func makeElements() -> [LayoutElement] { content.elements }
    override func makeRows() -> [RowRun] { content.rows }
    override var children: [ViewNode] { [content] }
    override var canContentShowAnotherElement: Bool { content.canShowAnotherElement }
    override var keepsNothing: Bool { true }
    override func viewDidChange() { content.set(inner(view), environment: environment) }
}

extension TupleView: PrimitiveView {
    package func makeNode(_ inputs: NodeInputs) -> ViewNode { TupleNode(self, inputs) }
}

final class TupleNode<each Content: View>: TypedNode<TupleView<repeat each Content>> {
    private var parts: [ViewNode] = []

    override init(_ view: TupleView<repeat each Content>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        for part in repeat each view.value {
            parts.append(SwiftUICore.makeNode(part, self.inputs(rowsOnDemand: rowsOnDemand)))
        }
    }

    override func makeElements() -> [LayoutElement] { parts.flatMap(\.elements) }
    override func makeRows() -> [RowRun] { parts.flatMap(\.rows) }
    override var children: [ViewNode] { parts }
    override var keepsNothing: Bool { true }

    override func viewDidChange() {
        var index = 0
        for part in repeat each view.value {
            set(parts[index], to: part)
            index += 1
        }
    }

    private func set<Part: View>(_ node: ViewNode, to part: Part) {
        (node as? TypedNode<Part>)?.set(part, environment: environment)
    }
}

extension _ConditionalContent: PrimitiveView {
    package func makeNode(_ inputs: NodeInputs) -> ViewNode { ConditionalNode(self, inputs) }
}

final class ConditionalNode<First: View, Second: View>: ChoiceNode<_ConditionalContent<First, Second>> {
    override var keepsNothing: Bool { isSettled }

    override func choose() {
        switch view.storage {
        case .first(let content): show(content, branch: .first)
        case .second(let content): show(content, branch: .second)
        }
    }
}

extension Optional: PrimitiveView where Wrapped: View {
    package func makeNode(_ inputs: NodeInputs) -> ViewNode { OptionalNode(self, inputs) }
}

final class OptionalNode<Wrapped: View>: ChoiceNode<Wrapped?> {
    override var keepsNothing: Bool { isSettled }

    override func choose() {
        if let content = view { show(content) } else { showNothing() }
    }
}

extension AnyView: ErasedView {}
