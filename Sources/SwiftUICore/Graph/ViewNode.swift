/// The lasting counterpart of a view value.
///
/// View values come and go with each evaluation of a body. The node for a place in the tree stays, owns the state and
/// the layout elements of that place, and takes each new value that is computed for it.
@MainActor
package class ViewNode {
    let graph: ViewGraph
    private(set) weak var parent: ViewNode?
    let depth: Int
    var environment: EnvironmentValues
    private(set) var isRemoved = false

    init(_ inputs: NodeInputs) {
        graph = inputs.graph
        parent = inputs.parent
        depth = (inputs.parent?.depth ?? -1) + 1
        environment = inputs.environment
    }

    /// What this place contributes to the container around it, in order.
    var elements: [LayoutElement] { [] }

    /// The nodes directly below this one.
    var children: [ViewNode] { [] }

    /// Computes the node's content again after a state that it owns has changed.
    func refresh() {}

    /// Called once when the place leaves the tree.
    func didRemove() {}

    /// Takes the node and all below it out of the tree.
    final func remove() {
        guard !isRemoved else { return }
        isRemoved = true
        for child in children { child.remove() }
        didRemove()
        graph.forget(self)
    }

    /// What a node directly below this one is made with.
    final func inputs(environment: EnvironmentValues? = nil) -> NodeInputs {
        NodeInputs(graph: graph, parent: self, environment: environment ?? self.environment)
    }
}

/// What a node needs to know when it is made.
package struct NodeInputs {
    let graph: ViewGraph
    let parent: ViewNode?
    let environment: EnvironmentValues
}

/// A node for views of one type.
package class TypedNode<Content: View>: ViewNode {
    /// The value of the place; nodes with a body connect its dynamic properties in place.
    final var view: Content

    init(_ view: Content, _ inputs: NodeInputs) {
        self.view = view
        super.init(inputs)
    }

    /// Takes the value that a new evaluation gave for this place.
    final func set(_ view: Content, environment: EnvironmentValues) {
        self.view = view
        self.environment = environment
        viewDidChange()
    }

    /// Brings what the node owns in line with its new view and environment.
    func viewDidChange() {}
}

/// A view that the framework itself shows, and that says how.
@MainActor
package protocol PrimitiveView: View where Body == Never {
    /// Makes the node for this view: a `TypedNode<Self>`.
    func makeNode(_ inputs: NodeInputs) -> ViewNode
}

/// Makes the node for a view.
@MainActor
func makeNode<Content: View>(_ view: Content, _ inputs: NodeInputs) -> TypedNode<Content> {
    guard let primitive = view as? any PrimitiveView else { return CompositeNode(view, inputs) }
    guard let node = primitive.makeNode(inputs) as? TypedNode<Content> else {
        preconditionFailure("\(Content.self) made a node for another type of view")
    }
    return node
}
