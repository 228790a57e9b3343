/// A modifier that the framework itself applies, and that says how.
@MainActor
protocol PrimitiveModifier: ViewModifier where Body == Never {
    /// Makes the node for a view with this modifier.
    func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>,
        _ inputs: NodeInputs
    ) -> TypedNode<ModifiedContent<Content, Self>>
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
    package func makeNode(_ inputs: NodeInputs) -> ViewNode {
        guard let primitive = modifier as? any PrimitiveModifier else { return CustomModifierNode(self, inputs) }
        return node(for: primitive, inputs)
    }

    @MainActor
    private func node<Primitive: PrimitiveModifier>(for modifier: Primitive, _ inputs: NodeInputs) -> ViewNode {
        modifier.makeNode(ModifiedContent<Content, Primitive>(content: content, modifier: modifier), inputs)
    }
}
