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
        if let primitive = modifier as? any PrimitiveModifier { return node(for: primitive, inputs) }
        if let effect = modifier as? any GeometryEffect { return node(for: effect, inputs) }
        return CustomModifierNode(self, inputs)
    }

    /// The node of an effect of a program's.
    @MainActor
    private func node<Effect: GeometryEffect>(for effect: Effect, _ inputs: NodeInputs) -> ViewNode {
        GeometryEffectNode(ModifiedContent<Content, Effect>(content: content, modifier: effect), inputs)
    }

    @MainActor
    private func node<Primitive: PrimitiveModifier>(for modifier: Primitive, _ inputs: NodeInputs) -> ViewNode {
        modifier.makeNode(ModifiedContent<Content, Primitive>(content: content, modifier: modifier), inputs)
    }
}
