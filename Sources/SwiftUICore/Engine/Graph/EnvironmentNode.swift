/// A modifier that changes the environment of its content.
@MainActor
protocol EnvironmentModifier: PrimitiveModifier {
    func modify(_ environment: inout EnvironmentValues)
}

extension EnvironmentModifier {
    func makeNode<Content: View>(_ view: Applied<Content>, _ inputs: NodeInputs) -> TypedNode<Applied<Content>> {
        EnvironmentNode(view, inputs)
    }
}

/// The node of a view with another environment than the view around it.
final class EnvironmentNode<Content: View, Modifier: EnvironmentModifier>: ModifiedNode<Content, Modifier> {
    private var derived = DerivedEnvironment()

    override var keepsNothing: Bool { true }

    override func contentEnvironment() -> EnvironmentValues {
        var values = environment
        view.modifier.modify(&values)
        return derived(values)
    }
}
