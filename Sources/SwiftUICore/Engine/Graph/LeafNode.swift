/// A view that consists of a single widget.
@MainActor
package protocol LeafView: PrimitiveView {
    /// The type of the widget's content.
    associatedtype Shown: WidgetContent
    func widgetContent(in environment: EnvironmentValues) -> Shown
    /// Returns a Boolean value that indicates whether the widget has no state other than its content, such as typed text, a selection or a
    /// scroll position.
    func widgetKeepsNothing(in environment: EnvironmentValues) -> Bool
}

extension LeafView {
    package func widgetKeepsNothing(in environment: EnvironmentValues) -> Bool { false }
    package func makeNode(_ inputs: NodeInputs) -> ViewNode { LeafNode(self, inputs) }
}

/// The node of a view that is one widget.
final class LeafNode<Content: LeafView>: EvaluatingNode<Content> {
    private var element: WidgetElement<Content.Shown>!

    override init(_ view: Content, _ inputs: NodeInputs) {
        super.init(view, inputs)
        element = WidgetElement(evaluate(), graph: graph)
    }

    override func makeElements() -> [LayoutElement] { [element] }
    override var keepsNothing: Bool { view.widgetKeepsNothing(in: environment) }
    override func viewDidChange() { element.update(evaluate()) }

    private func evaluate() -> Content.Shown {
        graph.forget(self)
        return evaluator.evaluate(for: self) { shownView.widgetContent(in: environment) }
    }
}
