/// A modifier that the framework itself applies.
@MainActor
protocol PrimitiveModifier: ViewModifier where Body == Never {
    /// Makes the node for a view with this modifier.
    func makeNode<Content: View>(_ view: Applied<Content>, _ inputs: NodeInputs) -> TypedNode<Applied<Content>>
}

extension PrimitiveModifier {
    /// A view with this modifier.
    typealias Applied<Content: View> = ModifiedContent<Content, Self>
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
    package func makeNode(_ inputs: NodeInputs) -> ViewNode {
        // The casts look through all conformances of the program for each type of modifier; one with a body needs none.
        guard Modifier.Body.self == Never.self else { return CustomModifierNode(self, inputs) }
        if let primitive = modifier as? any PrimitiveModifier { return node(for: primitive, inputs) }
        if let environmental = modifier as? any EnvironmentalModifier { return node(for: environmental, inputs) }
        return inputs.graph.rooms.makeNode(self, inputs) ?? CustomModifierNode(self, inputs)
    }

    /// Returns the node of a modifier that the environment of its place resolves.
    @MainActor
    private func node<Unresolved: EnvironmentalModifier>(for modifier: Unresolved, _ inputs: NodeInputs) -> ViewNode {
        PassThroughNode(
            ModifiedContent<Content, Unresolved>(content: content, modifier: modifier),
            content: { ResolvedView(content: $0.content, modifier: $0.modifier) },
            inputs
        )
    }

    @MainActor
    private func node<Primitive: PrimitiveModifier>(for modifier: Primitive, _ inputs: NodeInputs) -> ViewNode {
        modifier.makeNode(ModifiedContent<Content, Primitive>(content: content, modifier: modifier), inputs)
    }
}
