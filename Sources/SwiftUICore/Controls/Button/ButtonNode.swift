/// The node of a view that is a button around a label.
final class ButtonNode<Control: View, Label: View>: TypedNode<Control> {
    private let label: (Control) -> Label
    private let content: @MainActor (Control, LayoutElement, EnvironmentValues) -> ButtonContent
    private var labelNode: TypedNode<Label>!
    private var element: ButtonElement!
    private var derived = DerivedEnvironment()

    init(
        _ view: Control,
        _ inputs: NodeInputs,
        label: @escaping (Control) -> Label,
        content: @escaping @MainActor (Control, LayoutElement, EnvironmentValues) -> ButtonContent
    ) {
        (self.label, self.content) = (label, content)
        super.init(view, inputs)
        labelNode = SwiftUICore.makeNode(label(view), self.inputs(environment: labelEnvironment()))
        element = ButtonElement(StackElement(axis: .horizontal, content: labelNode), graph: graph) {
            content(view, $0, environment)
        }
    }

    override func makeElements() -> [LayoutElement] { [element] }
    override var children: [ViewNode] { [labelNode] }

    /// Several views in a label stand side by side.
    private func labelEnvironment() -> EnvironmentValues {
        var values = environment
        values.stackAxis = .horizontal
        return derived(values)
    }

    override func viewDidChange() {
        labelNode.set(label(view), environment: labelEnvironment())
        element.update(content(view, element.content, environment))
    }
}
