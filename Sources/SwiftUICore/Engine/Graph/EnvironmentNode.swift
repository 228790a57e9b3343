/// A modifier that changes the environment of what it is applied to.
@MainActor
protocol EnvironmentModifier: PrimitiveModifier {
    func modify(_ environment: inout EnvironmentValues)
}

extension EnvironmentModifier {
    func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>,
        _ inputs: NodeInputs
    ) -> TypedNode<ModifiedContent<Content, Self>> {
        EnvironmentNode(view, inputs)
    }
}

/// The node of a view with another environment than the view around it.
final class EnvironmentNode<Content: View, Modifier: EnvironmentModifier>: TypedNode<ModifiedContent<Content, Modifier>>
{
    private var content: TypedNode<Content>!
    private var derived = DerivedEnvironment()

    override init(_ view: ModifiedContent<Content, Modifier>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        content = SwiftUICore.makeNode(view.content, self.inputs(environment: modified(), rowsOnDemand: rowsOnDemand))
    }

    override func makeElements() -> [LayoutElement] { content.elements }
    override func makeRows() -> [RowRun] { content.rows }
    override var children: [ViewNode] { [content] }
    override var keepsNothing: Bool { true }
    override func viewDidChange() { content.set(view.content, environment: modified()) }

    private func modified() -> EnvironmentValues {
        var values = environment
        view.modifier.modify(&values)
        return derived(values)
    }
}
