/// The body that a style makes from the configuration of a control. The dynamic properties of the style are connected
/// here.
@_weakLinked
nonisolated struct StyledView<Style, Configuration, Content: View>: PrimitiveView {
    typealias Body = Never
    let style: Style
    let configuration: Configuration
    let makeBody: @MainActor (Style, Configuration) -> Content

    @MainActor package func makeNode(_ inputs: NodeInputs) -> ViewNode { StyledViewNode(self, inputs) }
}

extension StyledView: ComparableProperty {
    /// Returns true: the types determine the body, whatever the closure captures.
    func isSame(as other: StyledView) -> Bool {
        areEqual(style, other.style) && areEqual(configuration, other.configuration)
    }
}

/// The node of a style's body.
final class StyledViewNode<Style, Configuration, Content: View>: EvaluatedContentNode<
    StyledView<Style, Configuration, Content>, Content
>
{
    override var passesRows: Bool { false }
    override var keepsNothing: Bool { evaluator.keepsNothing }

    override func evaluate() -> Content {
        graph.forget(self)
        return evaluator.evaluate(view.style, for: self, in: environment) { view.makeBody($0, view.configuration) }
    }
}

/// The node of a control that a style of the environment shows.
class StyledControlNode<Control, Kind: StyleKind>: ChoiceNode<Control> {
    private let makeView: @MainActor (Control, Kind.Style) -> any View
    private var derived = DerivedEnvironment()

    /// - Parameters:
    ///   - styles: The kind of styles of such controls.
    ///   - makeView: Shows the control in a style.
    init(
        _ view: Control,
        _ inputs: NodeInputs,
        styles: Kind.Type,
        makeView: @escaping @MainActor (Control, Kind.Style) -> any View
    ) {
        self.makeView = makeView
        super.init(view, inputs)
    }

    override func choose() { show(makeView(view, environment[styles: Kind.self].style)) }
    override var keepsNothing: Bool { isSettled }

    override func contentEnvironment() -> EnvironmentValues {
        derived(of: environment) { $0[styles: Kind.self] = $0[styles: Kind.self].remaining }
    }
}

/// A view that represents another with an erased type, such as the label in the configuration of a style.
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
    override var standsForNoView: Bool { Erased.self == AnyView.self }
}
