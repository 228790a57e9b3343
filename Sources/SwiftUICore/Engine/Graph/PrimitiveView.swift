/// A view that the framework itself implements.
@MainActor
package protocol PrimitiveView: View where Body == Never {
    /// Creates the node for this view: a `TypedNode<Self>`.
    func makeNode(_ inputs: NodeInputs) -> ViewNode
}

extension PrimitiveView {
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node {
        _Node(node: view.makeNode(inputs.values))
    }
}

extension _NodeInputs {
    init(_ values: NodeInputs) {
        self.init(
            graph: values.graph,
            parent: values.parent,
            environment: values.environment,
            rowsOnDemand: values.rowsOnDemand
        )
    }

    @MainActor var values: NodeInputs {
        guard let graph = graph as? ViewGraph else { preconditionFailure("a node is made in a graph") }
        return NodeInputs(
            graph: graph,
            parent: parent as? ViewNode,
            environment: environment,
            rowsOnDemand: rowsOnDemand
        )
    }
}
