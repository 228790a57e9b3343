// The nodes of views that only arrange other views in the tree: none of them shows anything.

extension EmptyView: PrimitiveView {
    package func makeNode(_ inputs: NodeInputs) -> ViewNode { TypedNode(self, inputs) }
}

extension Never: PrimitiveView {
    package func makeNode(_ inputs: NodeInputs) -> ViewNode { fatalError("there is no value of Never") }
}

extension Group: PrimitiveView {
    package func makeNode(_ inputs: NodeInputs) -> ViewNode { PassThroughNode(self, content: \.content, inputs) }
}

/// A node whose view only holds another.
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

/// A node whose content may be of one type now and of another, or missing, later.
class ChoiceNode<Outer: View>: TypedNode<Outer> {
    private var content: ViewNode?
    private var isMade = false

    override init(_ view: Outer, _ inputs: NodeInputs) {
        super.init(view, inputs)
        choose()
        isMade = true
    }

    override func makeElements() -> [LayoutElement] { content?.elements ?? [] }
    override func makeRows() -> [RowRun] { content?.rows ?? [] }
    override var children: [ViewNode] { content.map { [$0] } ?? [] }
    override func viewDidChange() { choose() }

    /// Calls ``show(_:)`` or ``showNothing()`` for the view's present value.
    func choose() {}

    final func show<Content: View>(_ view: Content) {
        if let node = content as? TypedNode<Content>, !isOtherBranch(node) {
            node.set(view, environment: contentEnvironment())
        } else {
            replace(
                with: SwiftUICore.makeNode(view, inputs(environment: contentEnvironment(), rowsOnDemand: rowsOnDemand))
            )
        }
    }

    final func showNothing() {
        if content != nil { replace(with: nil) }
    }

    /// The environment of the content.
    func contentEnvironment() -> EnvironmentValues { environment }

    /// Whether a node of the right type belongs to another branch and must not be kept.
    func isOtherBranch(_ node: ViewNode) -> Bool { false }

    private func replace(with node: ViewNode?) {
        content?.remove()
        content = node
        if isMade { outputsDidChange() }
    }
}

extension _ConditionalContent: PrimitiveView {
    package func makeNode(_ inputs: NodeInputs) -> ViewNode { ConditionalNode(self, inputs) }
}

final class ConditionalNode<First: View, Second: View>: ChoiceNode<_ConditionalContent<First, Second>> {
    private var shownBranchIsFirst: Bool?
    private var nextBranchIsFirst = false

    override func choose() {
        switch view.storage {
        case .first(let content):
            nextBranchIsFirst = true
            show(content)
        case .second(let content):
            nextBranchIsFirst = false
            show(content)
        }
        shownBranchIsFirst = nextBranchIsFirst
    }

    override func isOtherBranch(_ node: ViewNode) -> Bool { shownBranchIsFirst != nextBranchIsFirst }
}

extension Optional: PrimitiveView where Wrapped: View {
    package func makeNode(_ inputs: NodeInputs) -> ViewNode { OptionalNode(self, inputs) }
}

final class OptionalNode<Wrapped: View>: ChoiceNode<Wrapped?> {
    override func choose() {
        if let content = view { show(content) } else { showNothing() }
    }
}

extension AnyView: ErasedView {}
