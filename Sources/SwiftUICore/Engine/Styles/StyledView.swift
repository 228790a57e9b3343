/// What a style makes of the configuration of a control. The dynamic properties of the style are connected here.
@_weakLinked
nonisolated struct StyledView<Style, Configuration, Content: View>: PrimitiveView {
    typealias Body = Never
    let style: Style
    let configuration: Configuration
    let makeBody: @MainActor (Style, Configuration) -> Content

    @MainActor package func makeNode(_ inputs: NodeInputs) -> ViewNode { StyledViewNode(self, inputs) }
}

extension StyledView: ComparableProperty {
    /// The types tell how the body is made, whatever the closure captures of them.
    func isSame(as other: StyledView) -> Bool {
        areEqual(style, other.style) && areEqual(configuration, other.configuration)
    }
}

/// The node of what a style makes.
final class StyledViewNode<Style, Configuration, Content: View>: EvaluatingNode<
    StyledView<Style, Configuration, Content>
>
{
    private var content: TypedNode<Content>!

    override init(_ view: StyledView<Style, Configuration, Content>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        content = makeNode(evaluate(), self.inputs())
    }

    override func makeElements() -> [LayoutElement] { content.elements }
    override var children: [ViewNode] { [content] }
    override var keepsNothing: Bool { evaluator.keepsNothing }
    override func viewDidChange() { content.set(evaluate(), environment: environment) }

    private func evaluate() -> Content {
        graph.forget(self)
        return evaluator.evaluate(view.style, for: self, in: environment) { view.makeBody($0, view.configuration) }
    }
}

/// The node of a control that a style of the environment shows.
class StyledControlNode<Control: View, Style>: ChoiceNode<Control> {
    private let styles: WritableKeyPath<EnvironmentValues, StyleStack<Style>>
    private let makeView: @MainActor (Control, Style) -> any View
    private var derived = DerivedEnvironment()

    /// - Parameters:
    ///   - styles: Where the styles of such controls are.
    ///   - makeView: Shows the control in a style.
    init(
        _ view: Control,
        _ inputs: NodeInputs,
        styles: WritableKeyPath<EnvironmentValues, StyleStack<Style>>,
        makeView: @escaping @MainActor (Control, Style) -> any View
    ) {
        (self.styles, self.makeView) = (styles, makeView)
        super.init(view, inputs)
    }

    override func choose() { show(makeView(view, environment[keyPath: styles].style)) }
    override var keepsNothing: Bool { isSettled }

    override func contentEnvironment() -> EnvironmentValues {
        var values = environment
        values[keyPath: styles] = values[keyPath: styles].remaining
        return derived(values)
    }
}

/// A view that stands for another whose type is not known, as the label in the configuration of a style.
@MainActor
protocol ErasedView: PrimitiveView {
    var content: any View { get }
}

extension ErasedView {
    package func makeNode(_ inputs: NodeInputs) -> ViewNode { ErasedViewNode(self, inputs) }
}

/// The node of a view that stands for another.
final class ErasedViewNode<Erased: ErasedView>: ChoiceNode<Erased> {
    override func choose() { show(view.content) }
    override var keepsNothing: Bool { isSettled }
}
