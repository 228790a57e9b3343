/// A modifier that the framework itself applies.
@MainActor
protocol PrimitiveModifier: ViewModifier where Body == Never {
    /// Makes the node for a view with this modifier.
    func makeNode<Content: View>(_ view: Applied<Content>, _ inputs: NodeInputs) -> TypedNode<Applied<Content>>
}

extension PrimitiveModifier {
    /// A view with this modifier.
    typealias Applied<Content: View> = ModifiedContent<Content, Self>

    public static func _makeNode<Modified: View>(_ view: Applied<Modified>, _ inputs: _NodeInputs) -> _Node {
        _Node(node: view.modifier.makeNode(view, inputs.values))
    }
}
