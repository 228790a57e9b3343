import Foundation

/// A control that is a widget around a label.
@MainActor
protocol LabeledControl: PrimitiveView {
    associatedtype Label: View
    associatedtype Shown: WidgetContent
    var label: Label { get }
    /// Returns the content of the widget.
    /// - Parameter label: The layout of the label, which the host places in the widget.
    func widgetContent(around label: LayoutElement, in environment: EnvironmentValues) -> Shown
    /// Changes the environment of the label.
    func prepareLabel(_ values: inout EnvironmentValues)
}

extension LabeledControl {
    func prepareLabel(_ values: inout EnvironmentValues) {}
    package func makeNode(_ inputs: NodeInputs) -> ViewNode { LabeledControlNode(self, inputs) }
}

/// The node of a control that is a widget around a label.
final class LabeledControlNode<Control: LabeledControl>: EvaluatingNode<Control> {
    private var label: TypedNode<Control.Label>!
    private var element: ControlElement<Control.Shown>!
    private var derived = DerivedEnvironment()

    override init(_ view: Control, _ inputs: NodeInputs) {
        super.init(view, inputs)
        label = SwiftUICore.makeNode(view.label, self.inputs(environment: labelEnvironment()))
        element = ControlElement(StackElement(axis: .horizontal, content: label), graph: graph) { evaluate(around: $0) }
    }

    override func makeElements() -> [LayoutElement] { [element] }
    override var children: [ViewNode] { [label] }

    override func viewDidChange() {
        label.set(view.label, environment: labelEnvironment())
        element.update(evaluate(around: element.content))
    }

    override func environmentDidChangeUnread() { label.setEnvironment(labelEnvironment()) }

    /// Several views in a label stand side by side.
    private func labelEnvironment() -> EnvironmentValues {
        var values = environment
        values.stackAxis = .horizontal
        view.prepareLabel(&values)
        return derived(values)
    }

    private func evaluate(around label: LayoutElement) -> Control.Shown {
        graph.forget(self)
        return evaluator.evaluate(for: self) { view.widgetContent(around: label, in: environment) }
    }
}

/// The element of a control around a label: the host knows how much room the control needs around it.
final class ControlElement<Shown: WidgetContent>: ContainerElement<Shown> {
    override func traitValue(_ key: ObjectIdentifier) -> Any? { nil }
    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { widget.measure(proposal) }
    override func arrange(in frame: CGRect, proposal: ProposedViewSize) { widget.frame = frame }
    override func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
        widget.baselines(in: size)?.value(for: key)
    }
}
