/// A transition of a type around the elements of a node.
final class TypedTransitionEffect<T: Transition>: TransitionEffect {
    private typealias Shown = ModifiedContent<T.Body, HitTesting>

    private let transition: T
    private let content: TransitionContent
    private let body: TypedNode<Shown>

    init(_ transition: T, around content: ViewNode, in owner: ViewNode, _ phase: TransitionPhase) {
        self.transition = transition
        self.content = TransitionContent(content)
        body = makeNode(Self.shown(transition, self.content, phase), owner.inputs())
    }

    override var node: ViewNode { body }

    override func show(_ phase: TransitionPhase) {
        body.set(Self.shown(transition, content, phase), environment: body.environment)
    }

    override func contentDidChange() { content.place?.outputsDidChange() }

    /// Returns the content in a phase. A disappearing view receives no input.
    private static func shown(_ transition: T, _ content: TransitionContent, _ phase: TransitionPhase) -> Shown {
        Shown(
            content: transition.apply(content: TransitionContentView(content: content), phase: phase),
            modifier: HitTesting(isAllowed: phase != .didDisappear)
        )
    }
}

/// The node that a transition is around, and the place in the transition's body where its elements are.
@MainActor
private final class TransitionContent {
    let node: ViewNode
    weak var place: ViewNode?

    init(_ node: ViewNode) { self.node = node }
}

/// The elements of a node that is elsewhere in the tree.
private struct TransitionContentView: PrimitiveView {
    typealias Body = Never
    let content: TransitionContent

    func makeNode(_ inputs: NodeInputs) -> ViewNode {
        let node = TransitionContentNode(self, inputs)
        content.place = node
        return node
    }
}

private final class TransitionContentNode: TypedNode<TransitionContentView> {
    override init(_ view: TransitionContentView, _ inputs: NodeInputs) {
        super.init(view, inputs)
        passMotions()
    }

    override func viewDidChange() { passMotions() }

    /// Passes the motions of symbols on, which are the part of the environment that a transition changes.
    private func passMotions() {
        let node = view.content.node
        var values = node.environment
        guard values.symbolMotions != environment.symbolMotions else { return }
        values.symbolMotions = environment.symbolMotions
        node.setEnvironment(values)
    }

    override func makeElements() -> [LayoutElement] { view.content.node.elements }
}
