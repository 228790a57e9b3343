extension View {
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node {
        _Node(node: CompositeNode(view, inputs.values))
    }
}

extension ViewModifier {
    public static func _makeNode<Modified: View>(
        _ view: ModifiedContent<Modified, Self>,
        _ inputs: _NodeInputs
    ) -> _Node {
        _Node(node: CustomModifierNode(view, inputs.values))
    }
}

/// Makes the node for a view.
@MainActor
func makeNode<Content: View>(_ view: Content, _ inputs: NodeInputs) -> TypedNode<Content> {
    guard let node = Content._makeNode(view, _NodeInputs(inputs)).node as? TypedNode<Content> else {
        preconditionFailure("\(Content.self) made a node for another type of view")
    }
    return node
}
